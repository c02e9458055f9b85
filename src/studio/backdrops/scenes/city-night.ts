import { between, seededRandom } from '../../presenter/paint/seeded-random.ts';
import { glow, linearFade, type Context } from '../../presenter/paint/shade.ts';
import type { Disc } from '../light-discs.ts';
import type { ScenePlane, Stage } from '../photograph.ts';

/** Over a city after sunset: towers with lit windows, a street whose cars are discs of light. */
export const cityNight: readonly ScenePlane[] = [
  { blurPixels: 9, glare: 7, paint: (context, stage) => paintTowers(context, stage, 0) },
  { blurPixels: 13, glare: 9, paint: (context, stage) => paintTowers(context, stage, 1) },
];

const warm = ['#ffd79a', '#ffb765', '#fff0d0', '#ff9a5a'];
const cool = ['#9fd0ff', '#d6ecff', '#6fe0e0', '#ff7fb0'];

function paintTowers(context: Context, { width, height }: Stage, row: number): void {
  const horizon = height * 0.7;
  if (row === 0) {
    context.fillStyle = linearFade(
      context,
      [0, 0, 0, horizon],
      ['#0a1024', '#16204a', '#3b3768', '#8a4f6c', '#d8805c'],
    );
    context.fillRect(0, 0, width, height);
    glow(context, width * 0.7, horizon, width * 0.7, height * 0.22, '#ff9a5c', 0.5);
  }
  // Lower houses behind, so that no strip of bright sky is left between two towers.
  context.fillStyle = row === 0 ? '#2c2850' : '#15132c';
  context.fillRect(0, horizon - height * (row === 0 ? 0.15 : 0.06), width, height);
  const random = seededRandom(row === 0 ? 20 : 57);
  for (let x = -30; x < width + 20; x += between(random, 52, 96)) {
    const wide = between(random, 62, 112);
    const tall = height * (row === 0 ? between(random, 0.2, 0.46) : between(random, 0.1, 0.3));
    const top = horizon - tall;
    context.fillStyle = linearFade(
      context,
      [0, top, 0, horizon],
      row === 0 ? ['#1c2344', '#353058', '#5c4362'] : ['#0c1126', '#151530', '#241c38'],
    );
    context.fillRect(x, top, wide, height);
    for (let y = top + 12; y < horizon + 20; y += 17) {
      for (let column = x + 8; column < x + wide - 8; column += 15) {
        if (random() > 0.34) continue;
        const list = random() < 0.82 ? warm : cool;
        context.globalAlpha = between(random, 0.25, 1);
        context.fillStyle = list[Math.floor(random() * list.length)]!;
        context.fillRect(column, y, 6, 8);
        context.globalAlpha = 1;
      }
    }
  }
  if (row === 0) return;
  context.fillStyle = linearFade(
    context,
    [0, horizon, 0, height],
    ['rgba(24,18,36,0)', '#140f22', '#07070f'],
  );
  context.fillRect(0, horizon - 30, width, height);
  glow(context, width * 0.5, horizon + height * 0.02, width * 0.9, height * 0.16, '#ff8f5a', 0.26, 'screen');
  glow(context, width * 0.5, horizon + height * 0.17, width * 0.8, height * 0.07, '#ff8a4a', 0.4, 'screen');
  for (let index = 0; index < 40; index += 1) {
    context.fillStyle = warm[index % warm.length]!;
    context.globalAlpha = between(random, 0.3, 1);
    context.fillRect(random() * width, horizon + between(random, 0.02, 0.1) * height, 5, 5);
    context.globalAlpha = 1;
  }
}

/** Lights that twinkle, and two lanes of cars that cross the picture a whole number of times in a loop. */
export function planCityLights({ width, height }: Stage): Disc[] {
  const random = seededRandom(91);
  const still = Array.from({ length: 26 }, (): Disc => {
    const list = random() < 0.75 ? warm : cool;
    return {
      x: between(random, -0.02, 1.02) * width,
      y: between(random, 0.5, 0.8) * height,
      radius: between(random, 12, 26),
      colour: list[Math.floor(random() * list.length)]!,
      light: between(random, 0.12, 0.5),
      twinkle: between(random, 0.2, 0.8),
      beats: 1 + Math.floor(random() * 4),
      start: random(),
      crossings: 0,
    };
  });
  const cars = Array.from({ length: 30 }, (_, index): Disc => {
    const isLeaving = index % 2 === 0;
    const nearness = random();
    return {
      x: random() * width,
      y: height * (isLeaving ? 0.83 : 0.875) + nearness * height * 0.05,
      radius: 13 + nearness * 24,
      colour: isLeaving
        ? ['#ff3b2a', '#ff6a3a'][index % 4 === 0 ? 0 : 1]!
        : ['#ffe6b8', '#fff6e6'][index % 4 === 1 ? 0 : 1]!,
      light: between(random, 0.22, 0.62),
      twinkle: 0.25,
      beats: 2,
      start: random(),
      crossings: isLeaving ? 1 : -1,
    };
  });
  return [...still, ...cars];
}
