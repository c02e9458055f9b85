import { brollDefaults, brollLimits, type BrollStyle } from '#contract/broll.ts';
import type { Broll, BrollSettingsInput } from '#contract/calls/broll.ts';
import { defaultVideoFormat, type VideoFormat } from '#contract/video-formats.ts';
import { shortDigest } from '../../../lib/short-digest.ts';

/** A photo of the list. `id` names its row; `uploadId` is null until the photo has arrived. */
export type DraftPhoto = { id: string; name: string; uploadId: string | null; text: string };

/** Everything a person entered. */
export type BrollDraft = {
  /** Counts the refused starts: the next start is a new intent. */
  attempt: number;
  photos: readonly DraftPhoto[];
  style: BrollStyle;
  format: VideoFormat;
  durationSeconds: number;
  /** The music; null: none. */
  audioTrackId: string | null;
};

export const emptyDraft: BrollDraft = {
  attempt: 0,
  photos: [],
  style: brollDefaults.style,
  format: defaultVideoFormat,
  durationSeconds: brollDefaults.durationSeconds,
  audioTrackId: null,
};

export const arrivedPhotos = ({ photos }: BrollDraft): (DraftPhoto & { uploadId: string })[] =>
  photos.flatMap((photo) => (photo.uploadId === null ? [] : { ...photo, uploadId: photo.uploadId }));

export const hasRoom = ({ photos }: BrollDraft): boolean => photos.length < brollLimits.maxPhotos;

/** The entries that made a video; the names of the files are read with the photos. */
export const draftFromVideo = ({ settings }: Pick<Broll, 'settings'>): BrollDraft => ({
  attempt: 0,
  photos: settings.photos.map(({ uploadId, text }) => ({ id: uploadId, name: '', uploadId, text })),
  style: settings.style,
  format: settings.format,
  durationSeconds: settings.durationSeconds,
  audioTrackId: settings.audioTrackId,
});

/** The whole request. */
export function videoSettings(draft: BrollDraft): BrollSettingsInput {
  const { style, format, durationSeconds, audioTrackId } = draft;
  const photos = arrivedPhotos(draft).map(({ uploadId, text }) => ({ uploadId, text: text.trim() }));
  return { photos, style, format, durationSeconds, audioTrackId };
}

export const makesSameVideo = (one: BrollDraft, other: BrollDraft): boolean =>
  JSON.stringify(videoSettings(one)) === JSON.stringify(videoSettings(other));

/** Equal for the same entries, so that a second press, a retry or a second tab makes one film. */
export const startKey = (draft: BrollDraft, after: string | null): string =>
  `broll-${after ?? 'first'}-${draft.attempt}-${shortDigest(JSON.stringify(videoSettings(draft)))}`;
