import type { Cutout } from '../raw-frames/cutout.ts';
import type { Picture } from '../raw-frames/picture.ts';
import { openEdgeRefiner } from './edge-refiner.ts';
import { openPersonFinder } from './model/find-person.ts';
import { openMaskFirmer } from './mask/firm-mask.ts';
import { loadPersonModel, maskSide } from './model/person-model.ts';

/** The people of a single frame, for previews. The cutout is the caller's own. */
export async function matteStill(
  picture: Picture,
  { softness = 0.5 }: { softness?: number } = {},
): Promise<Cutout> {
  const mask = new Float32Array(maskSide * maskSide);
  const { find, colours } = openPersonFinder(await loadPersonModel(), picture);
  find(picture, mask);
  openMaskFirmer()(mask, colours);
  return openEdgeRefiner(picture, softness)(picture, mask);
}
