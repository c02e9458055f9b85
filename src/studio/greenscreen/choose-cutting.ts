import { detectBackdrop, estimateBackdrop, type Backdrop } from '../chroma-key/detect-backdrop.ts';
import { keyStill } from '../chroma-key/key-frames.ts';
import type { Picture } from '../raw-frames/picture.ts';
import type { EngineChoice } from './look.ts';

/** How the subject is cut out of every frame of a clip. */
export type Cutting =
  | {
      engine: 'matting';
      /** A clip with alpha, in which the subject is cut out already. */ cutoutPath?: string;
    }
  | {
      engine: 'chroma-key';
      backdrop: Backdrop;
      /** The keyer alone would make holes into the person: clothes are near the key colour. */
      needsCores: boolean;
    };

/**
 * Chooses by frames of the clip. The keyer needs a saturated colour: where it was asked for and there is none, the
 * person is found by the model instead.
 */
export async function chooseCutting(choice: EngineChoice, pictures: readonly Picture[]): Promise<Cutting> {
  if (choice === 'matting') return { engine: 'matting' };
  const detected = detectBackdrop(pictures);
  const backdrop = detected ?? (choice === 'chroma-key' ? estimateBackdrop(pictures) : null);
  if (!backdrop) return { engine: 'matting' };
  return { engine: 'chroma-key', backdrop, needsCores: await hasHoles(pictures, backdrop) };
}

/** Share of the surely covered pixels that the keyer may take for backdrop before a model is run beside it. */
const acceptedHoles = 0.003;
const surelyPerson = 250;
const half = 128;

async function hasHoles(pictures: readonly Picture[], backdrop: Backdrop): Promise<boolean> {
  // Loaded only here: most clips have no backdrop, and loading the model's library takes longer than all the rest.
  const { coreMask } = await import('../matting/core-mask.ts');
  for (const picture of pictures) {
    const core = await coreMask(picture);
    const { alpha } = await keyStill(picture, { backdrop });
    let person = 0;
    let holes = 0;
    for (let at = 0; at < core.length; at += 1) {
      if (core[at]! < surelyPerson) continue;
      person += 1;
      if (alpha[at]! < half) holes += 1;
    }
    if (holes > person * acceptedHoles) return true;
  }
  return false;
}
