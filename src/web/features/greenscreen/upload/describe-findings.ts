import type { GreenscreenClip } from '#contract/calls/greenscreens.ts';
import type { CutoutEngine } from '#contract/greenscreen-settings.ts';
import { texts } from '../texts.ts';

/** The findings in the clip, and the method that Auto chooses for it. */
export function describeFindings(
  clip: Pick<GreenscreenClip, 'status' | 'found' | 'suggestedEngine' | 'progress'>,
) {
  if (clip.status === 'processing' && clip.found === null) {
    return { title: texts.found.looking(Math.round(clip.progress)), note: '' };
  }
  if (clip.found === null) return { title: texts.found.failed, note: '' };
  return { title: texts.found.titles[clip.found], note: texts.found.notes[clip.found] };
}

/** Whether Auto has found nothing to cut out: the user must choose a method, or another clip. */
export const isEngineChoiceRequired = (
  clip: Pick<GreenscreenClip, 'found'> | undefined,
  engine: CutoutEngine,
): boolean => clip?.found === 'nothing' && engine === 'auto';
