import type { Manner } from '../brush/manner.ts';
import { cel } from './cel.ts';
import { cinematic } from './cinematic.ts';
import { clay } from './clay.ts';
import { comic } from './comic.ts';
import { noir } from './noir.ts';
import { pencil } from './pencil.ts';
import { realisticImage } from './realistic-image.ts';
import { retroPoster } from './retro-poster.ts';
import type { StoryStyle } from './styles.ts';
import { watercolour } from './watercolour.ts';

const manners: Record<StoryStyle, Manner> = {
  realistic_image: realisticImage,
  cinematic,
  watercolour,
  comic,
  cel,
  noir,
  clay,
  pencil,
  retro_poster: retroPoster,
};

export const findManner = (style: StoryStyle): Manner => manners[style];
