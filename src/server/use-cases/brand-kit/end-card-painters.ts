import { createCanvas, loadImage, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { BrandLook } from '#contract/brand-kit/brand-kit.ts';
import { drawEndCard, type EndCardSurface } from '#contract/brand-kit/draw-end-card.ts';
import { layOutEndCard, type EndCardPlan } from '#contract/brand-kit/end-card-plan.ts';
import { captionWeight } from '#contract/word-captions/caption-styles.ts';
import { setCaptionFont } from '#studio/captions/caption-strip.ts';
import type { Painter } from '#studio/motion/film.ts';
import { readTones } from './read-tones.ts';

export type EndCardParams = { look: BrandLook; logoPath: string | null };
type Opened = { plan: EndCardPlan; logo: Image | null };

const openedKey = 'end-card';

/** Draws a frame of an end card with the same code as its preview in the browser. */
const endCard: Painter<EndCardParams> = (context, { seconds }, _params, cache) => {
  const { plan, logo } = cache.get(openedKey) as Opened;
  drawEndCard(surfaceOn(context, logo), plan, seconds);
};
endCard.prepare = async ({ width, height }, { look, logoPath }, cache) => {
  if (cache.has(openedKey)) return;
  const logo = logoPath === null ? null : await loadImage(logoPath);
  const facts = logo && { width: logo.width, height: logo.height, ...readTones(logo) };
  const surface = surfaceOn(createCanvas(1, 1).getContext('2d'), logo);
  cache.set(openedKey, {
    plan: layOutEndCard(surface, { look, logo: facts, frame: { width, height } }),
    logo,
  });
};

const surfaceOn = (pen: SKRSContext2D, logo: Image | null): EndCardSurface => ({
  pen,
  setFont: (font) => setCaptionFont(pen, { ...font, weight: captionWeight }),
  drawLogo: ({ x, y, width, height }) => {
    if (logo) pen.drawImage(logo, x, y, width, height);
  },
});

export const painters = { endCard };
