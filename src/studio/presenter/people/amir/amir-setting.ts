import { glow, linearFade, type Context } from '../../paint/shade.ts';
import { paintPlant } from '../../setting/foliage.ts';
import { paintBoard, paintPicture, paintVessel } from '../../setting/furniture.ts';
import { outOfFocus } from '../../setting/out-of-focus.ts';

const leaf = { dark: '#1f4236', base: '#3c6e56', light: '#86b48d' };

/** A corner café: a dark green wall, cups and jars on oak boards, bulbs on long cords. */
export function paintAmirSetting(context: Context): void {
  outOfFocus(context, 7, (plane) => {
    plane.fillStyle = linearFade(plane, [0, -60, 0, 1000], ['#3f5f53', '#35524a', '#28403b']);
    plane.fillRect(-80, -80, 880, 1480);
    paintPanelling(plane);
    paintShelves(plane);
    paintPicture(plane, [60, 150, 190, 240], '#d9b27a', ['#f3e2c3', '#c8643c', '#2f5d52', '#e0a84e']);
  });
  outOfFocus(context, 5, (plane) => {
    for (const [x, y] of [
      [110, 60],
      [370, 20],
      [620, 90],
    ] as const)
      paintBulb(plane, x, y);
  });
  outOfFocus(context, 4, (plane) => {
    paintVessel(plane, 70, 1160, 170, [60, 64, 62, 54, 46], '#d9c8ae');
    paintPlant(plane, [70, 1000], 360, leaf, { leaves: 15, spread: 1, seed: 71, slender: 0.46 });
  });
  glow(context, 640, 260, 520, 560, '#ffdca0', 0.5, 'soft-light');
  glow(context, 20, 1260, 560, 460, '#0d1a17', 0.45, 'multiply');
}

function paintPanelling(context: Context): void {
  context.fillStyle = linearFade(context, [0, 780, 0, 1300], ['#8a5f3c', '#4f3322']);
  context.fillRect(-80, 800, 880, 600);
  context.fillStyle = '#a97a4e';
  context.fillRect(-80, 784, 880, 22);
  context.fillStyle = 'rgba(30,16,10,0.35)';
  for (let x = -40; x < 760; x += 74) context.fillRect(x, 806, 5, 560);
}

function paintShelves(context: Context): void {
  for (const y of [300, 480, 660]) paintBoard(context, 430, y, 400, 20, '#c08d5a');
  const cups: [x: number, y: number, height: number, shape: number[], colour: string][] = [
    [480, 300, 70, [34, 36, 34, 26], '#f3e8d6'],
    [566, 300, 110, [26, 32, 34, 34], '#b6552f'],
    [660, 300, 76, [36, 38, 34, 26], '#e9dcc4'],
    [496, 480, 104, [20, 34, 36, 34], '#d8b25c'],
    [590, 480, 68, [34, 36, 32, 24], '#f3e8d6'],
    [676, 480, 92, [30, 34, 34, 30], '#6d9487'],
    [480, 660, 78, [38, 40, 36, 28], '#c8643c'],
    [574, 660, 112, [24, 30, 34, 34], '#efe3cd'],
    [672, 660, 70, [36, 38, 32, 24], '#8aa79a'],
  ];
  for (const cup of cups) paintVessel(context, ...cup);
}

function paintBulb(context: Context, x: number, y: number): void {
  context.strokeStyle = '#1d2a26';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, -80);
  context.lineTo(x, y);
  context.stroke();
  context.fillStyle = '#c59a55';
  context.fillRect(x - 9, y, 18, 22);
  context.fillStyle = '#fff0c4';
  context.beginPath();
  context.ellipse(x, y + 44, 22, 28, 0, 0, Math.PI * 2);
  context.fill();
  glow(context, x, y + 44, 150, 150, '#ffdf9a', 0.8);
}
