import type { Generation } from '#contract/calls/generations.ts';
import { isSameFraming, wholePicture } from '#contract/framing.ts';
import { limits } from '#contract/limits.ts';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import type { CreatorDraft } from '../state/draft.ts';
import { isMusicAnswered } from '../../../parts/music-picker/music-entry.ts';
import { isMusicUpToDate } from '../music/music-entry.ts';
import type { CreatorStep } from '../state/steps.ts';

type MusicEntry = CreatorDraft['music'];

/** The part without which no video can be made, as the step that adds it. */
export function findMissingPart(
  generation: Generation,
  music: MusicEntry,
): Exclude<CreatorStep, 'preview'> | null {
  const has = (type: string) => generation.components.some((component) => component.type === type);
  if (!has('hook')) return 'hook';
  if (!has('product')) return 'upload';
  return isMusicAnswered(music) ? null : 'music';
}

/**
 * Whether entering Preview requests the final video. For a finished one with the same parts, the server does nothing. A
 * video that failed or was stopped with these entries waits for Try Again.
 */
export const isVideoToBeStarted = (generation: Generation, music: MusicEntry): boolean =>
  generation.status === 'draft' || generation.status === 'completed' || !isMusicUpToDate(generation, music);

const isSameCaptions = (one: ClipCaptions | null, other: ClipCaptions | null): boolean =>
  one?.style === other?.style && one?.file === other?.file && one?.offsetSeconds === other?.offsetSeconds;

/** Whether the server already has this clip, cut, text and level: sending it again would only undo the video. */
export function isProductAttached(
  generation: Generation | undefined,
  product: CreatorDraft['product'],
): boolean {
  const attached = generation?.components.find((component) => component.type === 'product');
  return (
    attached !== undefined &&
    attached.status !== 'failed' &&
    attached.videoFileId === product.uploadId &&
    (attached.startTime ?? null) === product.startSeconds &&
    (attached.endTime ?? null) === product.endSeconds &&
    (attached.overlayText ?? '') === product.overlayText.trim() &&
    (attached.clipVolume ?? limits.defaultClipVolume) === product.volume &&
    isSameCaptions(attached.captions ?? null, product.captions) &&
    isSameFraming(attached.framing ?? wholePicture, product.framing ?? wholePicture)
  );
}
