import { Path2D } from '@napi-rs/canvas';
import { between, seededRandom } from '../../paint/seeded-random.ts';
import { glow, linearFade, softFill, softStroke, type Context } from '../../paint/shade.ts';
import { smoothShape, trace } from '../../paint/curve.ts';
import { paintPlant } from '../../setting/foliage.ts';
import { outOfFocus } from '../../setting/out-of-focus.ts';

const leaf = { dark: '#1b2b38', base: '#2f5350', light: '#7a9f84' };

/** A loft at dusk: brick, a steel window over the city, a neon line. */
export function paintKaiSetting(context: Context): void {
  outOfFocus(context, 7, (plane) => {
    plane.fillStyle = linearFade(plane, [0, 0, 720, 1200], ['#8a5a58', '#70464f', '#432d42']);
    plane.fillRect(-80, -80, 880, 1480);
    paintBricks(plane);
    paintCity(plane);
    paintWindowFrame(plane);
  });
  outOfFocus(context, 4, (plane) => {
    paintNeon(plane);
    paintSofa(plane);
    paintPlant(plane, [668, 1150], 330, leaf, { leaves: 12, spread: 0.85, seed: 91, slender: 0.3 });
  });
  glow(context, 650, 420, 460, 560, '#ff9a7a', 0.34, 'soft-light');
  glow(context, 80, 250, 360, 360, '#ff6fb0', 0.3, 'screen');
  glow(context, 360, 1300, 720, 360, '#160d1f', 0.6, 'multiply');
}

function paintBricks(context: Context): void {
  const random = seededRandom(61);
  for (let row = 0; row < 34; row += 1) {
    for (let column = -1; column < 6; column += 1) {
      const tone = between(random, 0.78, 1.12);
      context.fillStyle = `rgb(${Math.round(156 * tone)},${Math.round(92 * tone)},${Math.round(84 * tone)})`;
      context.fillRect(column * 82 + (row % 2) * 41 - 60, row * 40 - 60, 77, 35);
    }
  }
  glow(context, 420, 600, 420, 900, '#2b1a35', 0.45, 'multiply');
}

function paintCity(context: Context): void {
  context.save();
  context.beginPath();
  context.rect(410, -80, 420, 960);
  context.clip();
  context.fillStyle = linearFade(context, [0, -80, 0, 880], ['#3b3f86', '#8b5a9c', '#f08a83', '#ffc387']);
  context.fillRect(400, -80, 440, 980);
  const random = seededRandom(67);
  for (let layer = 0; layer < 2; layer += 1) {
    for (let x = 400; x < 820; x += 46) {
      const top = between(random, 470, 700) + layer * 110;
      context.fillStyle = layer === 0 ? '#7a5486' : '#473662';
      context.fillRect(x, top, 52, 900);
      for (let light = 0; light < 9; light += 1) {
        context.fillStyle = random() < 0.5 ? '#ffd99a' : '#ffb37a';
        context.fillRect(
          x + 6 + Math.floor(random() * 4) * 10,
          top + 16 + Math.floor(random() * 12) * 18,
          6,
          9,
        );
      }
    }
  }
  for (let index = 0; index < 16; index += 1) {
    glow(
      context,
      between(random, 420, 760),
      between(random, 560, 860),
      between(random, 14, 32),
      between(random, 14, 32),
      random() < 0.5 ? '#ffd08a' : '#ff8fb4',
      0.75,
      'screen',
    );
  }
  context.restore();
}

function paintWindowFrame(context: Context): void {
  context.fillStyle = '#1f1a2a';
  context.fillRect(396, -80, 20, 990);
  for (const x of [548, 690]) context.fillRect(x, -80, 9, 970);
  for (const y of [150, 400, 650]) context.fillRect(400, y, 440, 9);
  context.fillStyle = linearFade(context, [0, 880, 0, 920], ['#6d5361', '#35273a']);
  context.fillRect(380, 880, 460, 36);
}

function paintNeon(context: Context): void {
  const bolt = new Path2D();
  bolt.moveTo(176, 44);
  for (const [x, y] of trace('104,138 158,138 132,216 212,112 156,112 176,44')) bolt.lineTo(x, y);
  bolt.closePath();
  softStroke(context, bolt, '#ff3d92', 34, 18, 0.5, 'screen');
  softStroke(context, bolt, '#ff7cb6', 13, 3, 0.95);
  softStroke(context, bolt, '#fff0f7', 5, 1, 1);
}

function paintSofa(context: Context): void {
  softFill(context, smoothShape(trace('-80,1010 0,960 180,950 230,1000 240,1330 -80,1330')), '#3b4a6b', 3, 1);
  softFill(
    context,
    smoothShape(trace('-60,1030 20,985 160,980 200,1020 190,1100 -60,1100')),
    '#54658c',
    16,
    0.8,
  );
  softFill(context, smoothShape(trace('30,1050 120,1010 180,1080 110,1150 36,1130')), '#e08a5a', 3, 1);
}
