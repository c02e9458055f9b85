import { trace } from '../../paint/curve.ts';
import { glow, linearFade, type Context } from '../../paint/shade.ts';
import { paintPlant, paintTrailingPlant } from '../../setting/foliage.ts';
import { paintBoard, paintVessel } from '../../setting/furniture.ts';
import { outOfFocus } from '../../setting/out-of-focus.ts';

const herb = { dark: '#3d5a34', base: '#66874a', light: '#b4c878' };

/** A warm kitchen: tiles, an open shelf, brass lamps, herbs on the counter. */
export function paintIngridSetting(context: Context): void {
  outOfFocus(context, 7, (plane) => {
    plane.fillStyle = linearFade(plane, [720, 0, 0, 1000], ['#fbeed2', '#f0d6ac', '#d9b487']);
    plane.fillRect(-80, -80, 880, 1480);
    paintTiles(plane);
    paintShelf(plane);
    paintCounter(plane);
  });
  outOfFocus(context, 5, (plane) => {
    for (const [x, y] of trace('118,150 330,86 604,168')) paintPendant(plane, x, y);
  });
  outOfFocus(context, 4, (plane) => {
    paintVessel(plane, 646, 1120, 140, [56, 60, 56, 48], '#e9e1d6');
    paintPlant(plane, [646, 990], 300, herb, { leaves: 26, spread: 1.1, seed: 33, slender: 0.34 });
  });
  glow(context, 680, 280, 520, 620, '#fff0c9', 0.5, 'soft-light');
  glow(context, 20, 1200, 520, 460, '#6b3a1e', 0.34, 'multiply');
}

function paintTiles(context: Context): void {
  for (let row = 0; row < 11; row += 1) {
    for (let column = -1; column < 9; column += 1) {
      const x = column * 96 + (row % 2) * 48 - 40;
      const y = 320 + row * 46;
      const tone = ((row * 7 + column * 13) % 5) * 5;
      context.fillStyle = `rgb(${246 - tone},${236 - tone},${218 - tone})`;
      context.fillRect(x, y, 91, 41);
      context.fillStyle = 'rgba(255,255,255,0.5)';
      context.fillRect(x, y, 91, 6);
    }
  }
}

function paintShelf(context: Context): void {
  paintBoard(context, -60, 300, 440, 20, '#a8703f');
  paintVessel(context, 40, 300, 96, [38, 42, 42, 38], '#c8643c');
  paintVessel(context, 128, 300, 120, [24, 26, 28, 28], '#e7dcc4');
  paintVessel(context, 206, 300, 84, [44, 48, 40, 26], '#6f9490');
  paintVessel(context, 292, 300, 70, [40, 36, 26, 18], '#f6eee0');
  paintTrailingPlant(context, [352, 250], 210, herb, 8);
  paintBoard(context, 470, 470, 340, 20, '#a8703f');
  paintVessel(context, 524, 470, 92, [30, 32, 32, 30], '#f3e9d8');
  paintVessel(context, 598, 470, 130, [14, 16, 40, 44], '#d99a3c');
  paintVessel(context, 690, 470, 80, [50, 52, 42, 28], '#7d9a92');
}

function paintCounter(context: Context): void {
  context.fillStyle = linearFade(context, [0, 830, 0, 880], ['#f7efe2', '#d8c6ac']);
  context.fillRect(-80, 826, 880, 46);
  context.fillStyle = linearFade(context, [0, 872, 0, 1300], ['#5f7f78', '#3e5b57']);
  context.fillRect(-80, 872, 880, 500);
  context.fillStyle = '#35504c';
  for (const x of [150, 390, 640]) context.fillRect(x, 880, 5, 480);
  context.fillStyle = '#d2a45a';
  for (const x of [110, 190, 600, 690]) context.fillRect(x, 940, 12, 70);
  paintVessel(context, 92, 830, 170, [16, 18, 44, 52, 44], '#c9713f');
  paintVessel(context, 26, 830, 120, [34, 36, 36, 34], '#e9dfcc');
}

function paintPendant(context: Context, x: number, y: number): void {
  context.strokeStyle = '#7a5a33';
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(x, -80);
  context.lineTo(x, y - 60);
  context.stroke();
  context.fillStyle = linearFade(
    context,
    [x - 70, 0, x + 70, 0],
    ['#8f6128', '#f1cd83', '#b07a35', '#7b5222'],
  );
  context.beginPath();
  context.moveTo(x - 16, y - 64);
  context.bezierCurveTo(x - 60, y - 50, x - 72, y - 20, x - 76, y + 10);
  context.lineTo(x + 76, y + 10);
  context.bezierCurveTo(x + 72, y - 20, x + 60, y - 50, x + 16, y - 64);
  context.fill();
  glow(context, x, y + 22, 150, 120, '#fff3c4', 0.9);
}
