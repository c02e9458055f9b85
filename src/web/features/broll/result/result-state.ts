import type { Broll } from '#contract/calls/broll.ts';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { engineNames } from '#contract/engines.ts';
import { videoFormats } from '#contract/video-formats.ts';
import { engineNoteText } from '../../../lib/engine-line.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import type { FinalVideo } from '../../../parts/final-video/final-video.ts';
import { texts } from '../texts.ts';

export type ResultState =
  | { kind: 'making' }
  | { kind: 'ready'; video: FinalVideo }
  /** `isCancelled`: by the user. */
  | { kind: 'problem'; text: string; isCancelled: boolean };

/** The state of the Result step; a film that is not loaded yet counts as in progress. */
export function readResult(video: Broll | undefined): ResultState {
  if (video === undefined || isVideoBeingMade(video.status)) return { kind: 'making' };
  const { videoUrl: url, settings } = video;
  if (video.status === 'completed' && url !== null) {
    const { generationId: id, posterUrl, downloadFileName, sizeBytes, shareUrl } = video;
    const facts = { sizeBytes, durationSeconds: settings.durationSeconds, ...videoFormats[settings.format] };
    const file = { id, url, posterUrl, downloadFileName, shareUrl, format: 'MP4', ...facts };
    return { kind: 'ready', video: file };
  }
  if (video.status === 'cancelled')
    return { kind: 'problem', text: texts.result.cancelled, isCancelled: true };
  const { errorCode } = video;
  const isPlain = errorCode === null || errorCode === 'video_failed';
  return {
    kind: 'problem',
    text: isPlain ? texts.result.failedReason : errorTexts[errorCode],
    isCancelled: false,
  };
}

/** The engine of the shots, and the reason if it was not the chosen one; older films have no line. */
export const engineFacts = ({ engine, animatedShots, notes }: Broll) => ({
  line: engine === null ? null : texts.result.engines(animatedShots, engineNames[engine]),
  notes: notes.map(engineNoteText),
});
