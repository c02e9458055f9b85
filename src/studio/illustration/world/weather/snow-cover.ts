import { box, soft } from '../../../reel/vignettes/forms.ts';
import type { Setting } from '../../../story/story.ts';
import type { Kit } from '../space/kit.ts';
import { shade } from '../space/tone.ts';

/** Places whose ground is land as far as the horizon. */
const snowLies: ReadonlySet<Setting> = new Set([
  'street',
  'market',
  'park',
  'forest',
  'mountains',
  'field',
  'track',
  'pitch',
  'rooftop',
]);
export const hasSnowCover = (setting: Setting): boolean => snowLies.has(setting);

const snow = '#f4f8fc';

/** Snow on the ground, with drifts beside the people. */
export function paintSnowCover(kit: Kit): void {
  const { width, height } = kit;
  const [, far] = kit.at(0, 0, 60);
  kit.flat.form(box(-width, far, width * 3, height * 2 - far), snow, {
    roundness: 0,
    outline: 0,
    alpha: 0.86,
    fade: shade(snow, 0.06),
  });
  const random = kit.random('drifts');
  for (const [z, side] of [
    [9, 1],
    [7, -1],
    [5.2, 1],
    [4.4, -1],
    [3.6, 1],
  ] as const) {
    const [x, y] = kit.at(side * kit.half(z) * (0.55 + random() * 0.4), 0, z);
    const [wide, high] = [kit.scale(z) * (0.7 + random() * 0.5), kit.scale(z) * 0.2];
    kit.flat.form(
      soft(
        [x - wide, y + high * 0.1],
        [x - wide * 0.4, y - high * 0.7],
        [x + wide * 0.2, y - high],
        [x + wide * 0.7, y - high * 0.5],
        [x + wide, y + high * 0.1],
        [x, y + high * 0.2],
      ),
      snow,
      { roundness: 0.5, outline: 0.5 },
    );
  }
}
