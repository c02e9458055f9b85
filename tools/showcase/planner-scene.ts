import type { SKRSContext2D } from '@napi-rs/canvas';
import { ease, fillBackground, fillBox, mix, useFont, type Scene } from './scene.ts';

const ink = '#1d1830';
const rows = [
  { time: '09:00', title: 'Team check-in', colour: '#6f3cf0' },
  { time: '10:00', title: 'Write the launch post', colour: '#0f8f7e' },
  { time: '11:30', title: 'Call with Priya', colour: '#e0662f' },
  { time: '14:00', title: 'Gym', colour: '#dc2f4b' },
] as const;
const top = 352;
const rowHeight = 118;
const rowGap = 18;
const movedAt = { from: 2.3, to: 3 };

function drawRow(context: SKRSContext2D, index: number, atSeconds: number): void {
  const { time, title, colour } = rows[index]!;
  const arrival = ease(atSeconds, 0.15 + index * 0.16, 0.75 + index * 0.16);
  // The third meeting moves to a free hour.
  const isMoved = index === 2;
  const move = isMoved ? ease(atSeconds, movedAt.from, movedAt.to) : 0;
  const makesRoom = index === 3 ? ease(atSeconds, movedAt.from, movedAt.to) : 0;
  const slot = index + move - makesRoom;
  const y = top + slot * (rowHeight + rowGap);
  const lift = isMoved ? Math.sin(Math.PI * move) : 0;
  context.globalAlpha = arrival;
  context.save();
  context.translate(mix(90, 0, arrival), -lift * 6);
  context.shadowColor = `rgb(29 24 48 / ${mix(10, 26, lift)}%)`;
  context.shadowBlur = mix(26, 44, lift);
  context.shadowOffsetY = 10;
  fillBox(context, { x: 60, y, width: 600, height: rowHeight, radius: 26 }, '#ffffff');
  context.shadowColor = 'transparent';
  fillBox(context, { x: 60, y: y + 26, width: 10, height: rowHeight - 52, radius: 5 }, colour);
  context.fillStyle = '#746c86';
  useFont(context, 28, 600);
  context.fillText(isMoved && move > 0.5 ? '15:30' : time, 100, y + 50);
  context.fillStyle = ink;
  useFont(context, 37, 700);
  context.fillText(title, 100, y + 92);
  drawTick(context, 606, y + rowHeight / 2, ease(atSeconds, 3.6 + slot * 0.28, 3.95 + slot * 0.28), colour);
  context.restore();
  context.globalAlpha = 1;
}

function drawTick(context: SKRSContext2D, x: number, y: number, share: number, colour: string): void {
  context.lineWidth = 5;
  context.strokeStyle = '#d9d3e4';
  context.beginPath();
  context.arc(x, y, 23, 0, Math.PI * 2);
  context.stroke();
  if (share === 0) return;
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, 26 * share, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x - 10, y + 1);
  context.lineTo(x - 3, y + 9);
  context.lineTo(x + 11, y - 8);
  context.globalAlpha = share;
  context.stroke();
  context.globalAlpha = 1;
}

/** A planner app that moves a meeting and frees an afternoon. */
export const plannerScene: Scene = {
  seconds: 6.2,
  draw(context, atSeconds) {
    fillBackground(context, '#efeaff', '#ffe7dc');
    context.fillStyle = '#6f3cf0';
    useFont(context, 30, 700);
    context.fillText('Dayfold', 60, 190);
    context.fillStyle = ink;
    useFont(context, 78, 800);
    context.fillText('Tuesday', 58, 278);
    for (let index = 0; index < rows.length; index++) if (index !== 2) drawRow(context, index, atSeconds);
    drawRow(context, 2, atSeconds);
    const saved = ease(atSeconds, 4.4, 5.4);
    context.globalAlpha = ease(atSeconds, 4.3, 4.7);
    context.textAlign = 'center';
    context.fillStyle = ink;
    useFont(context, 92, 800);
    context.fillText(`${Math.round(mix(0, 5, saved))} hours`, 360, 1110);
    context.fillStyle = '#6c6480';
    useFont(context, 34, 600);
    context.fillText('back, every week', 360, 1164);
  },
};
