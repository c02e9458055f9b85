import type { Box, Layer } from '../../motion/film.ts';
import { paint, type Direction, type Span } from './direction.ts';
import type { PicturePlace } from '../layout.ts';
import type { Shot } from '../reference/plan-shots.ts';
import type { ChosenPicture } from '../vignettes/choose-vignettes.ts';

/** The picture of a scene: shots of the reference video if there is one, or else a drawn vignette. */
export function pictureLayers(
  direction: Direction,
  { from, to }: Span,
  { vignette, earlierUses }: ChosenPicture,
  place: PicturePlace,
  shots: readonly Shot[],
): Layer[] {
  if (shots.length > 0) return shotLayers(direction, place.window, shots);
  const params = {
    vignette,
    window: place.window,
    focus: earlierUses === 0 ? inset(direction, place) : closeUp(direction, place.focus, earlierUses),
    startSeconds: earlierUses * 2.3,
    isCloseUp: earlierUses > 0,
  };
  return [paint(direction, 'picture', { from, to }, params)];
}

/** Drawings without a backdrop end inside the window, so the parts beside the square must fit there. */
function inset({ order }: Direction, { focus }: PicturePlace): PicturePlace['focus'] {
  if (order.style !== 'minimalist') return focus;
  const margin = focus.size * 0.04;
  return { x: focus.x + margin, y: focus.y + margin, size: focus.size - margin * 2 };
}

/** A repeated vignette is shown closer, from alternating sides. */
function closeUp({ order }: Direction, { x, y, size }: PicturePlace['focus'], earlierUses: number) {
  // A round window cuts its corners.
  const near = order.style === 'colorful' ? 1.1 : earlierUses % 2 ? 1.4 : 1.2;
  const side = earlierUses % 2 ? 0.42 : 0.6;
  return { x: x - (near - 1) * size * side, y: y - (near - 1) * size * 0.6, size: size * near };
}

function shotLayers({ order, palette }: Direction, box: Box, shots: readonly Shot[]): Layer[] {
  const radius = { modern: 44, colorful: 60, cinematic: 0, minimalist: 0, corporate: 0 }[order.style];
  const tint = {
    modern: { fill: palette.shade('main', 50), opacity: 0.22, blend: 'soft-light' },
    cinematic: { fill: palette.shade('spark', 72, 0.7), opacity: 0.34, blend: 'multiply' },
    minimalist: { fill: palette.shade('plain', 97), opacity: 0.1, blend: 'screen' },
    colorful: { fill: palette.shade('main', 60, 1.3), opacity: 0.16, blend: 'overlay' },
    corporate: { fill: palette.shade('main', 45), opacity: 0.3, blend: 'soft-light' },
  }[order.style] as { fill: string; opacity: number; blend: 'multiply' };
  return shots.flatMap(({ from, to, startSeconds, fit }): Layer[] => [
    { from, to, kind: 'video', path: order.reference!.path, startSeconds, box, fit, radius },
    {
      from,
      to,
      kind: 'shape',
      shape: { kind: 'rect', box, radius },
      fill: tint.fill,
      blend: tint.blend,
      transform: { opacity: tint.opacity },
    },
  ]);
}
