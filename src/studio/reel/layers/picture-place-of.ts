import type { Box } from '../../motion/film.ts';
import type { PicturePlace } from '../layout.ts';
import type { Scene } from '../timing/cuts.ts';
import type { Direction } from './direction.ts';

/** The place of a scene's picture; null if the scene is type alone. */
export function picturePlaceOf({ layout, system, order }: Direction, { kind }: Scene): PicturePlace | null {
  if (kind === 'line') return layout.picture;
  // A logo in front of a picture competes with it; in a wide frame it is beside the subject.
  if (system.arrangement === 'full' && !layout.isWide && kind !== 'hook' && order.brand.logoPath) return null;
  return kind === 'end' ? layout.endPicture : layout.cardPicture;
}

/** The box of the brand on title and end card: below the picture, or in the middle of the safe area without one. */
export function brandBox(direction: Direction, scene: Scene): Box {
  const { layout, system } = direction;
  if (system.arrangement === 'full' && !picturePlaceOf(direction, scene)) {
    const { safe } = layout;
    return { ...safe, y: safe.y + safe.height * 0.06, height: safe.height * 0.88 };
  }
  return scene.kind === 'end' ? layout.end : layout.title;
}
