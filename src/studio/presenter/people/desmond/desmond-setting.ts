import { glow, linearFade, type Context } from '../../paint/shade.ts';
import { seededRandom } from '../../paint/seeded-random.ts';
import { paintPlant } from '../../setting/foliage.ts';
import { paintBoard, paintBooks, paintPicture, paintVessel } from '../../setting/furniture.ts';
import { outOfFocus } from '../../setting/out-of-focus.ts';

const spines = ['#8b3d26', '#c99a5b', '#2d4654', '#5a6d5f', '#d9c6a4', '#3a2c2a'];
const leaf = { dark: '#10282a', base: '#1f4a44', light: '#5d8d6c' };

/** A recording studio at night: slatted wood, a lit bookcase, a warm lamp and a softbox. */
export function paintDesmondSetting(context: Context): void {
  outOfFocus(context, 8, (plane) => {
    plane.fillStyle = linearFade(plane, [0, 0, 720, 1280], ['#2c4a55', '#1b3039', '#0f1d24']);
    plane.fillRect(-80, -80, 880, 1480);
    paintSlats(plane);
    paintBookcase(plane);
  });
  outOfFocus(context, 5, (plane) => {
    paintLamp(plane);
    paintPlant(plane, [36, 1200], 360, leaf, { leaves: 12, spread: 0.9, seed: 71, slender: 0.36 });
  });
  glow(context, 120, 420, 460, 560, '#f2b268', 0.42, 'soft-light');
  glow(context, 640, 300, 380, 420, '#ffbf6b', 0.22, 'screen');
  glow(context, 360, 1290, 700, 380, '#060d12', 0.6, 'multiply');
}

function paintSlats(context: Context): void {
  const random = seededRandom(12);
  for (let x = -60; x < 330; x += 30) {
    const tone = 0.75 + random() * 0.25;
    context.fillStyle = linearFade(
      context,
      [x, 0, x + 22, 0],
      [
        `rgb(${170 * tone},${108 * tone},${64 * tone})`,
        `rgb(${128 * tone},${76 * tone},${44 * tone})`,
        `rgb(${74 * tone},${42 * tone},${26 * tone})`,
      ],
    );
    context.fillRect(x, -80, 21, 1480);
  }
  glow(context, 60, 240, 330, 520, '#ffcf8a', 0.5, 'soft-light');
  glow(context, 160, 1100, 420, 520, '#0a1116', 0.7, 'multiply');
  paintPicture(context, [96, 120, 132, 132], '#20140e', ['#d9a25f', '#8b3d26', '#2d4654', '#efe2c8']);
}

function paintBookcase(context: Context): void {
  context.fillStyle = linearFade(context, [400, 0, 800, 0], ['#24343a', '#31464c']);
  context.fillRect(430, -80, 400, 1480);
  for (const y of [60, 260, 460, 660, 860]) {
    glow(context, 610, y - 60, 220, 120, '#ffb765', 0.42);
    paintBoard(context, 430, y, 400, 16, '#6e4527');
  }
  paintBooks(context, 470, 60, 240, 120, spines, 41);
  paintBooks(context, 560, 260, 190, 128, spines, 43);
  paintVessel(context, 496, 260, 110, [12, 16, 34, 40, 30], '#b5673a');
  paintBooks(context, 580, 460, 70, 120, spines, 47);
  paintVessel(context, 700, 460, 84, [36, 44, 40, 26], '#8fa39a');
  paintBooks(context, 600, 660, 170, 124, spines, 53);
  paintVessel(context, 650, 860, 100, [20, 30, 40, 38], '#c9a06a');
}

function paintLamp(context: Context): void {
  glow(context, 664, 720, 240, 240, '#ffc27a', 0.5);
  context.fillStyle = linearFade(context, [600, 0, 730, 0], ['#ffd89a', '#fff3d4', '#ffcf86']);
  context.beginPath();
  context.moveTo(622, 660);
  context.lineTo(706, 660);
  context.lineTo(742, 770);
  context.lineTo(588, 770);
  context.closePath();
  context.fill();
  context.fillStyle = '#3a2417';
  context.fillRect(658, 770, 12, 400);
}
