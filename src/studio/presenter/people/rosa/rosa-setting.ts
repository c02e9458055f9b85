import { smoothShape, trace } from '../../paint/curve.ts';
import { glow, linearFade, softFill, type Context } from '../../paint/shade.ts';
import { paintPlant, paintTrailingPlant } from '../../setting/foliage.ts';
import { paintBoard, paintVessel } from '../../setting/furniture.ts';
import { outOfFocus } from '../../setting/out-of-focus.ts';

const fern = { dark: '#2f5a3c', base: '#568a55', light: '#b9d58c' };
const olive = { dark: '#4a5a3a', base: '#7f9163', light: '#c6cf9a' };

/** A conservatory: tall panes, the garden behind them in the morning, pots on a bench. */
export function paintRosaSetting(context: Context): void {
  outOfFocus(context, 8, (plane) => {
    plane.fillStyle = linearFade(plane, [0, -60, 0, 900], ['#fdf3dc', '#f3e6c4', '#cfdcae']);
    plane.fillRect(-80, -80, 880, 1480);
    paintGarden(plane);
  });
  outOfFocus(context, 5, paintPanes);
  outOfFocus(context, 5, (plane) => {
    paintBoard(plane, -80, 1010, 880, 34, '#b98a5c');
    plane.fillStyle = linearFade(plane, [0, 1044, 0, 1300], ['#7a5a40', '#4f392b']);
    plane.fillRect(-80, 1044, 880, 400);
    paintVessel(plane, 640, 1010, 150, [58, 60, 54, 44], '#c2693f');
    paintVessel(plane, 96, 1010, 120, [46, 50, 48, 38], '#e3d6c2');
    paintTrailingPlant(plane, [150, -20], 300, olive, 41);
  });
  outOfFocus(context, 4, (plane) => {
    paintPlant(plane, [640, 872], 320, fern, { leaves: 22, spread: 1.15, seed: 47, slender: 0.3 });
    paintPlant(plane, [92, 900], 300, olive, { leaves: 16, spread: 0.95, seed: 51, slender: 0.4 });
  });
  glow(context, 640, 200, 560, 640, '#fff4cf', 0.5, 'soft-light');
  glow(context, 20, 1240, 520, 420, '#3f3020', 0.35, 'multiply');
}

function paintGarden(context: Context): void {
  softFill(
    context,
    smoothShape(
      trace('-80,560 40,430 130,500 240,410 350,500 470,400 600,480 700,420 800,520 800,1100 -80,1100'),
    ),
    '#9dbb78',
    22,
    0.9,
  );
  softFill(
    context,
    smoothShape(trace('-80,700 60,600 190,660 330,590 460,670 600,600 800,690 800,1100 -80,1100')),
    '#6d975f',
    18,
    0.9,
  );
  for (const [x, y] of trace('70,640 150,700 300,640 420,720 560,650 660,730'))
    glow(context, x, y, 34, 34, x % 20 === 0 ? '#f6b7c3' : '#f7e3a0', 0.9);
}

function paintPanes(context: Context): void {
  context.fillStyle = '#f8f4ea';
  for (const x of [-30, 150, 340, 530, 712]) context.fillRect(x, -80, 15, 1100);
  for (const y of [70, 420, 780]) context.fillRect(-80, y, 880, 12);
  context.fillStyle = 'rgba(90,96,70,0.28)';
  for (const x of [-15, 165, 355, 545]) context.fillRect(x, -80, 6, 1100);
}
