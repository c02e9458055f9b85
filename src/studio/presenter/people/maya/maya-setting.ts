import { glow, linearFade, softFill, type Context } from '../../paint/shade.ts';
import { smoothShape, trace } from '../../paint/curve.ts';
import { paintPlant, paintTrailingPlant } from '../../setting/foliage.ts';
import { paintBoard, paintBooks, paintPicture, paintVessel } from '../../setting/furniture.ts';
import { outOfFocus } from '../../setting/out-of-focus.ts';

const leaf = { dark: '#24483f', base: '#3f7059', light: '#8db483' };
const spines = ['#d8694b', '#f0e4d0', '#2f5d62', '#e6b04f', '#8aa79a', '#c99a7a', '#43403f'];

/** A bright home office: a window at the left, shelves at the right, a desk lamp. */
export function paintMayaSetting(context: Context): void {
  outOfFocus(context, 7, (plane) => {
    plane.fillStyle = linearFade(plane, [0, 0, 720, 1000], ['#d9e4dc', '#b3cbc4', '#8fb0ac']);
    plane.fillRect(-80, -80, 880, 1480);
    paintWindow(plane);
    paintShelves(plane);
    plane.fillStyle = linearFade(plane, [0, 1010, 0, 1280], ['#c79a6e', '#8d6444']);
    plane.fillRect(-80, 1020, 880, 400);
    paintLamp(plane);
  });
  outOfFocus(context, 4, (plane) => {
    paintVessel(plane, 64, 1130, 150, [62, 66, 64, 58, 50], '#e9ded0');
    paintPlant(plane, [64, 990], 420, leaf, { leaves: 13, spread: 0.95, seed: 14, slender: 0.44 });
  });
  glow(context, 40, 260, 520, 620, '#fff3d6', 0.55, 'soft-light');
  glow(context, 20, 330, 420, 520, '#fff6e2', 0.3);
  glow(context, 760, 1180, 520, 520, '#23403f', 0.4, 'multiply');
}

function paintWindow(context: Context): void {
  context.fillStyle = linearFade(context, [0, 0, 0, 700], ['#fdfaf0', '#eef3e6', '#cfe0cf']);
  context.fillRect(-80, -80, 300, 800);
  softFill(
    context,
    smoothShape(trace('-60,480 20,400 90,450 150,390 220,470 220,730 -60,730')),
    '#9cbf95',
    12,
    0.8,
  );
  softFill(context, smoothShape(trace('-60,580 40,530 120,590 220,560 220,730 -60,730')), '#739f7a', 10, 0.8);
  context.fillStyle = '#fbf8f1';
  context.fillRect(52, -80, 14, 800);
  context.fillRect(-80, 300, 300, 12);
  context.fillRect(206, -80, 26, 820);
  context.fillStyle = 'rgba(70,96,92,0.3)';
  context.fillRect(232, -80, 9, 830);
  context.fillStyle = '#f3ede2';
  context.fillRect(-80, 716, 336, 26);
  for (let fold = 0; fold < 6; fold += 1) {
    const x = 226 - fold * 17;
    context.fillStyle = linearFade(
      context,
      [x, 0, x + 22, 0],
      ['rgba(255,252,244,0.5)', 'rgba(255,250,238,0.95)', 'rgba(206,209,196,0.8)'],
    );
    context.fillRect(x, -80, 22, 830);
  }
}

function paintShelves(context: Context): void {
  paintPicture(context, [300, 96, 130, 168], '#c9a27a', ['#f0d9bd', '#d8694b', '#2f5d62', '#e6b04f']);
  for (const y of [250, 470, 700]) paintBoard(context, 500, y, 330, 18, '#c99c70');
  paintBooks(context, 604, 250, 190, 120, spines, 3);
  paintVessel(context, 552, 250, 92, [15, 13, 34, 40, 30], '#e07a55');
  paintPlant(context, [552, 164], 120, leaf, { leaves: 9, spread: 1.1, seed: 5, slender: 0.34 });
  paintBooks(context, 560, 470, 96, 110, spines, 9);
  paintVessel(context, 704, 470, 74, [44, 46, 42, 36], '#f4ece0');
  paintTrailingPlant(context, [702, 408], 250, leaf, 21);
  paintVessel(context, 574, 700, 80, [20, 36, 40, 28], '#3c6a6c');
  paintBooks(context, 628, 700, 160, 104, spines, 17);
}

function paintLamp(context: Context): void {
  context.strokeStyle = '#37474a';
  context.lineWidth = 8;
  context.beginPath();
  context.moveTo(640, 1040);
  context.lineTo(668, 860);
  context.lineTo(610, 780);
  context.stroke();
  context.fillStyle = '#e2694a';
  context.beginPath();
  context.moveTo(622, 764);
  context.lineTo(652, 800);
  context.lineTo(604, 872);
  context.lineTo(542, 806);
  context.closePath();
  context.fill();
  glow(context, 570, 850, 130, 130, '#fff0c2', 0.85);
}
