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
      /** The keyer alone would make the person transparent: clothes are near the key colour. */
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
  return { engine: 'chroma-key', backdrop, needsCores: await losesClothes(pictures, backdrop) };
}

/**
 * Share of the surely covered area that the keyer may take for backdrop before a model is run beside it. Half transparent
 * clothes count by half: before a screen of nearly their colour they are seldom holes. Ordinary clothes lose up to 0.5 %.
 */
const acceptedLoss = 0.01;
const surelyPerson = 250;
const opaque = 255;

async function losesClothes(pictures: readonly Picture[], backdrop: Backdrop): Promise<boolean> {
  // Loaded only here: most clips have no backdrop, and loading the model's library takes longer than all the rest.
  const { coreMask } = await import('../matting/core-mask.ts');
  for (const picture of pictures) {
    const core = await coreMask(picture);
    const { alpha } = await keyStill(picture, { backdrop });
    let person = 0;
    let lost = 0;
    for (let at = 0; at < core.length; at += 1) {
      if (core[at]! < surelyPerson) continue;
      person += 1;
      lost += 1 - alpha[at]! / opaque;
    }
    if (lost > person * acceptedLoss) return true;
  }
  return false;
}
