import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { reelStages, type Reel } from '#contract/calls/reels.ts';
import { engineNames } from '#contract/engines.ts';
import { videoFormats } from '#contract/video-formats.ts';
import { engineNoteText } from '../../../lib/engine-line.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import type { FinalVideo } from '../../../parts/final-video/final-video.ts';
import type { ReelData } from '../state/reel-data.ts';
import { texts } from '../texts.ts';
import type { Board } from './brand-board.tsx';

export type ResultState =
  | { kind: 'making' }
  | { kind: 'ready'; video: FinalVideo }
  /** `isCancelled`: by the user. */
  | { kind: 'problem'; text: string; isCancelled: boolean };

/** Whether the reel is the paid one, and not one of its other formats. */
export const isFirstFormat = ({ id, formats }: Pick<Reel, 'id' | 'formats'>): boolean =>
  formats.length < 2 || formats[0]?.id === id;

/** The state of the Result step; a reel that is not loaded yet counts as in progress. */
export function readResult(reel: Reel | undefined): ResultState {
  if (reel === undefined || isVideoBeingMade(reel.status)) return { kind: 'making' };
  const { videoUrl: url, settings } = reel;
  if (reel.status === 'completed' && url !== null) {
    const { id, posterUrl, downloadFileName, durationSeconds, sizeBytes, shareUrl } = reel;
    const facts = { durationSeconds, sizeBytes, format: 'MP4', ...videoFormats[settings.aspectRatio] };
    return { kind: 'ready', video: { id, url, posterUrl, downloadFileName, shareUrl, ...facts } };
  }
  const isFirst = isFirstFormat(reel);
  if (reel.status === 'cancelled') {
    const text = isFirst ? texts.result.cancelled : texts.result.formatCancelled;
    return { kind: 'problem', text, isCancelled: true };
  }
  const { errorCode } = reel;
  const reason =
    errorCode === null || errorCode === 'video_failed'
      ? isFirst
        ? texts.result.failedReason
        : texts.result.formatFailed
      : errorTexts[errorCode];
  const text = isFirst ? `${reason} ${texts.result.creditsAreBack}` : reason;
  return { kind: 'problem', text: texts.error(text), isCancelled: false };
}

const shownStages = reelStages.filter((stage) => stage !== 'queued');

/** The stages of the work and the current one; nothing is current while it waits in the queue. */
export const stagesOf = (reel: Pick<Reel, 'stage'> | undefined) => ({
  names: shownStages.map((stage) => texts.result.stages[stage]),
  current: reelStages.indexOf(reel?.stage ?? 'queued') - 1,
});

/** The brand of the reel, as it was sent; before the reel is read, as it was entered. */
export function boardOf(reel: Reel | undefined, data: ReelData): Board {
  const { brandName, logo, colours } = reel ?? data.brand;
  const style = (reel?.settings ?? data.generate).style;
  return { brandName: brandName.trim(), logoUrl: logo?.url ?? null, colours, style };
}

/** The engines of script and voice, and the reason if one was not the chosen one. */
export function engineFacts({ engines: { script, voice, notes } }: Pick<Reel, 'engines'>) {
  const parts = [
    script === null ? texts.result.ownScript : texts.result.scriptBy(engineNames[script]),
    voice === null ? null : texts.result.voiceBy(engineNames[voice]),
  ];
  return {
    line: voice === null ? null : parts.filter((part) => part !== null).join(' · '),
    notes: notes.map(engineNoteText),
  };
}
