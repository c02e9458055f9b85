import type { Manner } from '../brush/manner.ts';
import { comic } from './comic.ts';
import { plain } from './plain.ts';
import { realisticImage } from './realistic-image.ts';
import type { StoryStyle } from './styles.ts';

const manners: Partial<Record<StoryStyle, Manner>> = {
  realistic_image: realisticImage,
  comic,
};

export const findManner = (style: StoryStyle): Manner => manners[style] ?? plain;
