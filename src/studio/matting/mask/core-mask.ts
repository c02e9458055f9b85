import type { Picture } from '../../raw-frames/picture.ts';
import { openMaskResizer } from './coarse-mask.ts';
import { openPersonFinder } from '../model/find-person.ts';
import { loadPersonModel, maskSide } from '../model/person-model.ts';

/**
 * The model's mask as full-resolution alpha without refinement, with edges blurred over about ten pixels. For a keyer that
 * protects the inside of a person.
 */
export async function coreMask(picture: Picture): Promise<Uint8Array> {
  const mask = new Float32Array(maskSide * maskSide);
  openPersonFinder(await loadPersonModel(), picture).find(picture, mask);
  const resized = new Float32Array(picture.width * picture.height);
  openMaskResizer(picture.width, picture.height)(mask, resized);
  return Uint8Array.from(resized, (value) => Math.round(value * 255));
}
