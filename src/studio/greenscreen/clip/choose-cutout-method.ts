import { detectBackdrop, estimateBackdrop, type Backdrop } from '../../chroma-key/detect-backdrop.ts';
import { keyStill } from '../../chroma-key/key-frames.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import type { EngineChoice } from './look.ts';

/** The method of cutting the subject out of every frame of a clip. */
export type CutoutMethod =
  | {
      engine: 'matting';
      /** A clip with alpha and a subject that is already cut out. */
      cutoutPath?: string;
    }
  | {
      engine: 'chroma-key';
      backdrop: Backdrop;
      /** The keyer alone would make the person transparent: clothes are near the key colour. */
      needsCoreMask: boolean;
    };

/**
 * Chooses by frames of the clip. The keyer needs a saturated colour; if it was requested and there is none, the model is
 * used instead.
 */
export async function chooseCutoutMethod(
  choice: EngineChoice,
  pictures: readonly Picture[],
): Promise<CutoutMethod> {
  if (choice === 'matting') return { engine: 'matting' };
  const detected = detectBackdrop(pictures);
  const backdrop = detected ?? (choice === 'chroma-key' ? estimateBackdrop(pictures) : null);
  if (!backdrop) return { engine: 'matting' };
  return { engine: 'chroma-key', backdrop, needsCoreMask: await losesClothes(pictures, backdrop) };
}

/**
 * Maximum share of the certain subject area that the keyer may remove before a model is run as well. Half-transparent
 * clothes count half, because near the screen's colour they are rarely holes. Ordinary clothes lose up to 0.5 %.
 */
const acceptedLoss = 0.01;
const definitePersonScore = 250;
const opaque = 255;

async function losesClothes(pictures: readonly Picture[], backdrop: Backdrop): Promise<boolean> {
  // Loaded lazily, because loading the model's library takes longer than everything else.
  const { coreMask } = await import('../../matting/mask/core-mask.ts');
  for (const picture of pictures) {
    const core = await coreMask(picture);
    const { alpha } = await keyStill(picture, { backdrop });
    let person = 0;
    let lost = 0;
    for (let at = 0; at < core.length; at += 1) {
      if (core[at]! < definitePersonScore) continue;
      person += 1;
      lost += 1 - alpha[at]! / opaque;
    }
    if (lost > person * acceptedLoss) return true;
  }
  return false;
}
