import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { BrandLook } from '#contract/brand-kit/brand-kit.ts';
import { drawEndCard, type EndCardSurface } from '#contract/brand-kit/draw-end-card.ts';
import { layOutEndCard, type EndCardPlan } from '#contract/brand-kit/end-card-plan.ts';
import { captionWeight } from '#contract/word-captions/caption-styles.ts';
import { setCaptionFont } from '#studio/captions/caption-strip.ts';
import type { Painter } from '#studio/motion/film.ts';
import { loadLogo, type LoadedLogo } from './load-logo.ts';

export type EndCardParams = { look: BrandLook; logoPath: string | null };
type Opened = { plan: EndCardPlan; logo: LoadedLogo | null };

const openedKey = 'end-card';

/** Draws a frame of an end card with the same code as its preview in the browser. */
const endCard: Painter<EndCardParams> = (context, { seconds }, _params, cache) => {
  const { plan, logo } = cache.get(openedKey) as Opened;
  drawEndCard(surfaceOn(context, logo), plan, seconds);
};
endCard.prepare = async ({ width, height }, { look, logoPath }, cache) => {
  if (cache.has(openedKey)) return;
  const logo = logoPath === null ? null : await loadLogo(logoPath);
  const surface = surfaceOn(createCanvas(1, 1).getContext('2d'), logo);
  cache.set(openedKey, {
    plan: layOutEndCard(surface, { look, logo: logo?.visible ?? null, frame: { width, height } }),
    logo,
  });
};

const surfaceOn = (pen: SKRSContext2D, logo: LoadedLogo | null): EndCardSurface => ({
  pen,
  setFont: (font) => setCaptionFont(pen, { ...font, weight: captionWeight }),
  drawLogo: ({ x, y, width, height }) => {
    if (!logo) return;
    const { visible } = logo;
    pen.drawImage(logo.image, visible.x, visible.y, visible.width, visible.height, x, y, width, height);
  },
});

export const painters = { endCard };
