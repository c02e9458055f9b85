import type { SKRSContext2D } from '@napi-rs/canvas';
import { ease, fillBackground, fillBox, mix, useFont, type Scene } from './scene.ts';

const rows = [
  { name: 'Video streaming', note: 'Last watched in March', price: 14, colour: '#ff6b5e' },
  { name: 'Gym downtown', note: 'Two visits this year', price: 19, colour: '#37c6a3' },
  { name: 'Photo editor', note: 'Never opened', price: 9, colour: '#f5b83d' },
] as const;
const cancelledAt = (index: number): number => 1.7 + index * 0.75;

function drawRow(context: SKRSContext2D, index: number, atSeconds: number): void {
  const { name, note, price, colour } = rows[index]!;
  const arrival = ease(atSeconds, 0.2 + index * 0.18, 0.8 + index * 0.18);
  const gone = ease(atSeconds, cancelledAt(index), cancelledAt(index) + 0.4);
  const y = 390 + index * 158;
  context.globalAlpha = arrival * mix(1, 0.5, gone);
  context.save();
  context.translate(0, mix(60, 0, arrival));
  fillBox(context, { x: 56, y, width: 608, height: 138, radius: 30 }, 'rgb(255 255 255 / 9%)');
  context.fillStyle = colour;
  context.beginPath();
  context.arc(128, y + 69, 37, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#160f2b';
  context.textAlign = 'center';
  useFont(context, 36, 800);
  context.fillText(name.charAt(0), 128, y + 82);
  context.textAlign = 'left';
  context.fillStyle = '#ffffff';
  useFont(context, 36, 700);
  context.fillText(name, 190, y + 63);
  context.fillStyle = '#c3b8e0';
  useFont(context, 26, 500);
  context.fillText(note, 190, y + 103);
  context.textAlign = 'right';
  context.fillStyle = '#ffffff';
  useFont(context, 40, 700);
  context.fillText(`$${price}`, 632, y + 84);
  context.globalAlpha = 1;
  context.fillStyle = '#ff8fa0';
  fillBox(context, { x: 190, y: y + 49, width: 442 * gone, height: 5, radius: 2.5 }, '#ff8fa0');
  context.restore();
  context.globalAlpha = 1;
}

/** A money app that finds and cancels unused subscriptions. */
export const savingsScene: Scene = {
  seconds: 6,
  draw(context, atSeconds) {
    fillBackground(context, '#1a1233', '#41206f');
    context.fillStyle = '#b79cff';
    useFont(context, 30, 700);
    context.fillText('Pocketwise', 60, 190);
    context.fillStyle = '#ffffff';
    useFont(context, 64, 800);
    context.fillText('3 forgotten', 58, 268);
    context.fillText('subscriptions', 58, 338);
    for (let index = 0; index < rows.length; index++) drawRow(context, index, atSeconds);
    const total = rows.reduce(
      (sum, { price }, index) => sum + price * ease(atSeconds, cancelledAt(index), cancelledAt(index) + 0.5),
      0,
    );
    context.textAlign = 'center';
    context.fillStyle = '#7df0c8';
    useFont(context, 112, 800);
    context.fillText(`$${Math.round(total)}`, 360, 1120);
    context.fillStyle = '#d9cff2';
    useFont(context, 34, 600);
    context.fillText('back every month', 360, 1176);
  },
};
