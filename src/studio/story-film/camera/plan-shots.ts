import type { SceneSpeech } from '../speech/join-runs.ts';
import { cutBefore } from './cut-before.ts';

/** A part of a scene without a cut; frames of the scene in [from, to). */
export type ShotSpan = {
  from: number;
  to: number;
  /** The character shown speaking; null if the scene's own picture is shown. */
  speakerId: string | null;
  /** Closer than the scene's picture. */
  isNear: boolean;
};

type Spoken = Pick<SceneSpeech, 'words' | 'quotations'> & { frames: number };

const minDialogueFrames = 36;

/**
 * Shot and reverse shot: the camera turns to the speaker if the face can be shown. `facing` is the person in the scene's
 * own picture.
 */
export function planDialogue(
  { frames, quotations }: Spoken,
  { facing, canShow }: { facing: string; canShow: (characterId: string) => boolean },
): ShotSpan[] {
  const shots: ShotSpan[] = [{ from: 0, to: frames, speakerId: null, isNear: false }];
  for (const { characterId, startSeconds } of quotations) {
    const last = shots.at(-1)!;
    if (characterId === (last.speakerId ?? facing) || !canShow(characterId)) continue;
    const cut = cutBefore(startSeconds);
    const speakerId = characterId === facing ? null : characterId;
    if (frames - cut < minDialogueFrames) continue;
    // Too early for a cut: the scene starts with the first speaker.
    if (cut - last.from < minDialogueFrames) last.speakerId = speakerId;
    else {
      last.to = cut;
      shots.push({ from: cut, to: frames, speakerId, isNear: false });
    }
  }
  return shots;
}
