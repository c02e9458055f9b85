import { brollLimits } from '#contract/broll.ts';
import type { Broll } from '#contract/calls/broll.ts';
import { findDraft, type DraftStore } from './draft-memory.ts';
import { draftFromVideo, emptyDraft, type BrollDraft, type DraftPhoto } from './draft.ts';

/** The film that an address opens. `draftId` names the wizard: another id is another film. */
export type Opened = { draftId: string; video: Broll | null };

export type BrollState = {
  draft: BrollDraft;
  /** The video made last from these entries, or the one that they were taken from. */
  generationId: string | null;
  /** How many photos were chosen beyond the limit since the user last dismissed the note. */
  leftOut: number;
};

export type BrollEvent =
  | { type: 'add-photo'; photo: DraftPhoto }
  | { type: 'remove-photo'; id: string }
  /** `to`: the position that the photo gets. */
  | { type: 'move-photo'; id: string; to: number }
  /** The photo's upload is complete. */
  | { type: 'photo-arrived'; id: string; uploadId: string }
  | { type: 'write-text'; id: string; text: string }
  | {
      type: 'change-settings';
      values: Partial<Pick<BrollDraft, 'style' | 'format' | 'durationSeconds' | 'audioTrackId'>>;
    }
  | { type: 'dismiss-left-out' }
  | { type: 'adopt-video'; generationId: string }
  /** A refusal ends the attempt: the next start is a new attempt. */
  | { type: 'end-attempt' };

export function openState(memory: DraftStore, { video }: Pick<Opened, 'video'>): BrollState {
  const generationId = video?.generationId ?? null;
  const draft = findDraft(memory, generationId) ?? (video ? draftFromVideo(video) : emptyDraft);
  return { draft, generationId, leftOut: 0 };
}

export function brollReducer(state: BrollState, event: BrollEvent): BrollState {
  const { draft } = state;
  const withPhotos = (photos: readonly DraftPhoto[]): BrollState => ({
    ...state,
    draft: { ...draft, photos },
  });
  const withPhoto = (id: string, values: Partial<DraftPhoto>): BrollState =>
    withPhotos(draft.photos.map((photo) => (photo.id === id ? { ...photo, ...values } : photo)));
  switch (event.type) {
    case 'add-photo':
      return draft.photos.length < brollLimits.maxPhotos
        ? withPhotos([...draft.photos, event.photo])
        : { ...state, leftOut: state.leftOut + 1 };
    case 'remove-photo':
      return { ...withPhotos(draft.photos.filter(({ id }) => id !== event.id)), leftOut: 0 };
    case 'move-photo': {
      const moved = draft.photos.find(({ id }) => id === event.id);
      if (!moved) return state;
      const others = draft.photos.filter(({ id }) => id !== event.id);
      return withPhotos([...others.slice(0, event.to), moved, ...others.slice(event.to)]);
    }
    case 'photo-arrived':
      return withPhoto(event.id, { uploadId: event.uploadId });
    case 'write-text':
      return withPhoto(event.id, { text: [...event.text].slice(0, brollLimits.maxTextCharacters).join('') });
    case 'change-settings':
      return { ...state, draft: { ...draft, ...event.values } };
    case 'dismiss-left-out':
      return { ...state, leftOut: 0 };
    case 'adopt-video':
      return { ...state, generationId: event.generationId, draft: { ...draft, attempt: 0 } };
    case 'end-attempt':
      return { ...state, draft: { ...draft, attempt: draft.attempt + 1 } };
  }
}
