import { houseFormat } from '../house-format/house-format.ts';
import type { Picture } from '../raw-frames/picture.ts';
import { backgroundFrames, type BackgroundOrder } from './background-frames.ts';
import type { BackgroundSource } from './background-source.ts';
import { openOwnBackgroundBlur } from './blur-own-background.ts';

/** The background of each frame in turn; `alpha` is the subject's in the clip's own frame. */
export type Backgrounds = {
  next: (own: Picture, alpha: Uint8Array) => Promise<Picture>;
  close: () => Promise<void>;
};

export function openBackgrounds(source: BackgroundSource, order: BackgroundOrder): Backgrounds {
  if (source.type === 'blur') {
    const blur = openOwnBackgroundBlur(houseFormat(order.format), source.strength);
    return { next: async (own, alpha) => blur(own, alpha), close: async () => {} };
  }
  const frames = backgroundFrames(source, order);
  return {
    next: async () => (await frames.next()).value as Picture,
    close: async () => void (await frames.return(undefined)),
  };
}
