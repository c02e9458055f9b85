import { isVideoBeingMade } from '#contract/calls/generations.ts';
import type { Greenscreen } from '#contract/calls/greenscreens.ts';
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

/** The state of the Result step; a video that is not loaded yet counts as in progress. */
export function readResult(video: Greenscreen | undefined): ResultState {
  if (video === undefined || isVideoBeingMade(video.status)) return { kind: 'making' };
  if (video.status === 'completed' && video.videoUrl !== null) {
    const {
      generationId: id,
      videoUrl: url,
      posterUrl,
      downloadFileName,
      durationSeconds,
      sizeBytes,
    } = video;
    const facts = { durationSeconds, sizeBytes, format: 'MP4', ...videoFormats[video.format] };
    return {
      kind: 'ready',
      video: { id, url, posterUrl, downloadFileName, shareUrl: video.shareUrl, ...facts },
    };
  }
  if (video.status === 'cancelled')
    return { kind: 'problem', text: texts.result.cancelled, isCancelled: true };
  const { errorCode } = video;
  const reason =
    errorCode === null || errorCode === 'video_failed' ? texts.result.failedReason : errorTexts[errorCode];
  return { kind: 'problem', text: `${reason} ${texts.result.creditsAreBack}`, isCancelled: false };
}

/** The engine that removed the background, and the reason if it was not the chosen one. */
export function engineFacts({ method, engine, notes }: Pick<Greenscreen, 'method' | 'engine' | 'notes'>) {
  const line =
    method === null || engine === null
      ? null
      : texts.result.engineLine(texts.result.methods[method], engineNames[engine]);
  return { line, notes: notes.map(engineNoteText) };
}
