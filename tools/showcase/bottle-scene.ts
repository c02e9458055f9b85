import type { SKRSContext2D } from '@napi-rs/canvas';
import { ease, fillBackground, fillBox, mix, useFont, type Scene } from './scene.ts';

const seconds = 6;
const skies = [
  { top: [255, 226, 189], bottom: [255, 188, 150] },
  { top: [196, 228, 244], bottom: [255, 240, 214] },
  { top: [255, 170, 130], bottom: [150, 88, 140] },
] as const;

function skyAt(share: number): { top: string; bottom: string } {
  const place = share * (skies.length - 1);
  const index = Math.min(skies.length - 2, Math.floor(place));
  const blend = (edge: 'top' | 'bottom'): string => {
    const from = skies[index]![edge];
    const to = skies[index + 1]![edge];
    return `rgb(${from.map((value, channel) => Math.round(mix(value, to[channel]!, place - index))).join(' ')})`;
  };
  return { top: blend('top'), bottom: blend('bottom') };
}

function drawSteam(context: SKRSContext2D, atSeconds: number): void {
  context.lineCap = 'round';
  for (let wisp = 0; wisp < 3; wisp++) {
    const phase = (atSeconds * 0.45 + wisp / 3) % 1;
    context.strokeStyle = `rgb(255 255 255 / ${Math.round(70 * Math.sin(Math.PI * phase))}%)`;
    context.lineWidth = mix(10, 22, phase);
    context.beginPath();
    const x = 330 + wisp * 30;
    const y = 456 - phase * 70;
    context.moveTo(x, y);
    context.bezierCurveTo(x - 30, y - 28, x + 30, y - 50, x + 4, y - 80);
    context.stroke();
  }
}

function drawBottle(context: SKRSContext2D): void {
  context.fillStyle = 'rgb(60 24 40 / 22%)';
  context.beginPath();
  context.ellipse(360, 1010, 190, 26, 0, 0, Math.PI * 2);
  context.fill();
  const steel = context.createLinearGradient(235, 0, 485, 0);
  for (const [place, colour] of [
    [0, '#123f3a'],
    [0.18, '#2f8f7f'],
    [0.36, '#59c2ab'],
    [0.55, '#1f7467'],
    [1, '#0c2f2b'],
  ] as const)
    steel.addColorStop(place, colour);
  context.fillStyle = steel;
  context.beginPath();
  context.moveTo(290, 520);
  context.bezierCurveTo(290, 580, 235, 572, 235, 650);
  context.lineTo(235, 960);
  context.quadraticCurveTo(235, 1010, 285, 1010);
  context.lineTo(435, 1010);
  context.quadraticCurveTo(485, 1010, 485, 960);
  context.lineTo(485, 650);
  context.bezierCurveTo(485, 572, 430, 580, 430, 520);
  context.closePath();
  context.fill();
  const rim = context.createLinearGradient(290, 0, 430, 0);
  for (const [place, colour] of [
    [0, '#6f6a72'],
    [0.35, '#f4f1ee'],
    [0.6, '#aaa4aa'],
    [1, '#4d4850'],
  ] as const)
    rim.addColorStop(place, colour);
  context.fillStyle = rim;
  context.beginPath();
  context.roundRect(284, 482, 152, 46, 14);
  context.fill();
  fillBox(context, { x: 268, y: 660, width: 14, height: 270, radius: 7 }, 'rgb(255 255 255 / 30%)');
  context.textAlign = 'center';
  context.fillStyle = '#f3fffb';
  useFont(context, 44, 800);
  context.fillText('ember', 366, 810);
}

/** A bottle that keeps coffee hot, from seven in the morning to five in the afternoon. */
export const bottleScene: Scene = {
  seconds,
  draw(context, atSeconds) {
    const day = ease(atSeconds, 0.5, 5.2);
    const { top, bottom } = skyAt(day);
    fillBackground(context, top, bottom);
    const sunAngle = mix(Math.PI * 1.08, Math.PI * 1.92, day);
    context.fillStyle = 'rgb(255 250 225 / 85%)';
    context.beginPath();
    context.arc(360 + Math.cos(sunAngle) * 330, 620 + Math.sin(sunAngle) * 440, 62, 0, Math.PI * 2);
    context.fill();
    fillBox(context, { x: 0, y: 985, width: 720, height: 295, radius: 0 }, '#8a4b34');
    fillBox(context, { x: 0, y: 985, width: 720, height: 10, radius: 0 }, '#a5654a');
    drawSteam(context, atSeconds);
    drawBottle(context);
    const minutes = Math.round(mix(7 * 60, 17 * 60, day) / 5) * 5;
    const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    context.textAlign = 'center';
    context.fillStyle = '#3a1830';
    useFont(context, 108, 800);
    context.fillText(clock, 360, 262);
    fillBox(context, { x: 250, y: 1064, width: 220, height: 84, radius: 42 }, 'rgb(255 255 255 / 92%)');
    context.fillStyle = '#c0392b';
    useFont(context, 46, 800);
    context.fillText(`${Math.round(mix(82, 71, day))} °C`, 360, 1122);
  },
};
