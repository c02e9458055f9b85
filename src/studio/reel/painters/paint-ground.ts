import type { Painter } from '../../motion/film.ts';
import { styleSystems } from '../style/styles.ts';
import { cutPaper } from './grounds/cut-paper.ts';
import type { Ground } from './grounds/ground.ts';
import { hairlines } from './grounds/hairlines.ts';
import { lamplight } from './grounds/lamplight.ts';
import { measuredGrid } from './grounds/measured-grid.ts';
import { nightLight } from './grounds/night-light.ts';
import { paletteOf, type Painted } from './shared-palette.ts';

export type GroundParams = Painted & {
  colour: string;
  index: number;
  kind: 'title' | 'hook' | 'line' | 'end';
};

const grounds: Record<Painted['style'], Ground> = {
  modern: nightLight,
  cinematic: lamplight,
  minimalist: hairlines,
  colorful: cutPaper,
  corporate: measuredGrid,
};

/** Paints the background, which always moves. */
export const paintGround: Painter<GroundParams> = (context, frame, params, cache) => {
  const palette = paletteOf(cache, params.palette);
  const look = styleSystems[params.style].look(palette);
  context.fillStyle = params.colour;
  context.fillRect(0, 0, frame.width, frame.height);
  const { colour, index, kind } = params;
  grounds[params.style]({ context, frame, palette, look, cache, colour, index, kind });
};
