import type { HairStyle } from '../person-look.ts';
import type { HairPainter } from './hair-scene.ts';
import { bob, braids, bun, longStraight, longWavy, ponytail } from './long-styles.ts';
import { afro, curls, headScarf } from './round-styles.ts';
import { bald, pixie, quiff, shortCrop, sidePart, thinning, undercut } from './short-styles.ts';

const painters: Record<HairStyle, HairPainter> = {
  'short-crop': shortCrop,
  'side-part': sidePart,
  quiff,
  curls,
  afro,
  bob,
  'long-straight': longStraight,
  'long-wavy': longWavy,
  bun,
  ponytail,
  braids,
  undercut,
  bald,
  thinning,
  'head-scarf': headScarf,
  pixie,
};

export const findHair = (style: HairStyle): HairPainter => painters[style];
