import { isVideoBeingMade, type Generation, type GenerationStatus } from '#contract/calls/generations.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import type { CreatorStep } from '../state/steps.ts';
import { videoMessage } from '../../../parts/final-video/video-message.ts';
import { texts } from '../texts.ts';

export type PreviewState =
  | { kind: 'making' }
  | { kind: 'ready'; videoUrl: string }
  /** `fix` is the step where the person can mend it; null when trying again is all there is. `isCancelled`: by the user. */
  | { kind: 'problem'; text: string; fix: CreatorStep | null; isCancelled?: true };

export type StartOutcome = {
  isStarting: boolean;
  failure: string | null;
  missing: Exclude<CreatorStep, 'preview'> | null;
  /** The settings describe a hook other than the video's. */
  isOtherHook: boolean;
};

const stepOfComponent = { hook: 'hook', product: 'upload', audio: 'music' } as const;

function findBrokenPart(generation: Generation): PreviewState | null {
  const broken = generation.components.find(({ status }) => status === 'failed' || status === 'cancelled');
  if (!broken) return null;
  const reason = broken.type === 'hook' ? texts.hook.failed : errorTexts.upload_failed;
  const text = broken.errorCode ? errorTexts[broken.errorCode] : reason;
  // The file itself may be fine: Try Again prepares it once more.
  const fix = broken.errorCode === 'preparation_failed' ? null : stepOfComponent[broken.type];
  return { kind: 'problem', text, fix };
}

/** The state of the Preview step. */
export function readPreview(generation: Generation | undefined, start: StartOutcome): PreviewState {
  if (start.missing) {
    return { kind: 'problem', text: texts.preview.missing[start.missing], fix: start.missing };
  }
  if (start.failure !== null) return { kind: 'problem', text: start.failure, fix: null };
  if (!generation || start.isStarting) return { kind: 'making' };
  if (generation.status === 'completed' && generation.videoUrl) {
    return { kind: 'ready', videoUrl: generation.videoUrl };
  }
  const broken = findBrokenPart(generation);
  if (broken) return broken;
  if (start.isOtherHook && !isVideoBeingMade(generation.status)) {
    return { kind: 'problem', text: texts.preview.otherHook, fix: 'hook' };
  }
  if (generation.status === 'cancelled') {
    return { kind: 'problem', text: texts.preview.cancelled, fix: null, isCancelled: true };
  }
  if (generation.status !== 'failed') return { kind: 'making' };
  const reason = generation.errorCode ? errorTexts[generation.errorCode] : generation.errorMessage;
  return { kind: 'problem', text: reason ?? texts.preview.failed, fix: null };
}

/** Failed polls in a row before they are mentioned. */
const silentFailedPolls = 2;

type MakingFacts = {
  isClipSending: boolean;
  status: GenerationStatus;
  percent: number;
  /** In a row. */
  failedPolls: number;
};

/** The message over a video that is being made. */
export function makingMessage({ isClipSending, status, percent, failedPolls }: MakingFacts): string {
  if (isClipSending) return texts.upload.clipSendingNow;
  if (failedPolls > silentFailedPolls) return texts.preview.stillProcessing(failedPolls);
  return videoMessage(status, percent, '');
}
