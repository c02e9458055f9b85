import type { Greenscreen, GreenscreenClip } from '#contract/calls/greenscreens.ts';
import { findDraft, type DraftStore } from './draft-memory.ts';
import { draftFromVideo, emptyDraft, type GreenscreenDraft } from './draft.ts';

/** The video that an address opens. */
export type OpenedGreenscreen = {
  /** The id of the wizard; another id means another video. */
  draftId: string;
  clip: GreenscreenClip | null;
  video: Greenscreen | null;
};

/** One video in the creator, apart from its step, which is in the address. */
export type GreenscreenState = {
  draft: GreenscreenDraft;
  /** The clip as the server prepared it; null until the upload arrived. */
  clipId: string | null;
  /** The video made last from these entries, or the one that they were taken from. */
  generationId: string | null;
};

type Part = 'clip' | 'background' | 'look' | 'finish';
export type GreenscreenEvent =
  | { [P in Part]: { type: 'change'; part: P; values: Partial<GreenscreenDraft[P]> } }[Part]
  | { type: 'adopt-clip'; clipId: string }
  | { type: 'adopt-video'; generationId: string }
  /** A start was refused: the next one is a new attempt. */
  | { type: 'end-attempt' };

export function openState(
  memory: DraftStore,
  { clip, video }: Pick<OpenedGreenscreen, 'clip' | 'video'>,
): GreenscreenState {
  const place = { clipId: clip?.id ?? null, generationId: video?.generationId ?? null };
  const kept = findDraft(memory, place);
  if (kept) return { ...place, draft: kept };
  if (video) return { ...place, draft: draftFromVideo(video) };
  if (clip === null) return { ...place, draft: emptyDraft };
  const entry = { uploadId: clip.videoId, startSeconds: clip.startTime, endSeconds: clip.endTime };
  return { ...place, draft: { ...emptyDraft, clip: entry } };
}

export function greenscreenReducer(state: GreenscreenState, event: GreenscreenEvent): GreenscreenState {
  const { draft } = state;
  switch (event.type) {
    case 'change': {
      const changed = { ...draft, [event.part]: { ...draft[event.part], ...event.values } };
      // Another clip, or another part of it, has to be prepared first.
      return event.part === 'clip'
        ? { draft: changed, clipId: null, generationId: null }
        : { ...state, draft: changed };
    }
    case 'adopt-clip':
      return state.clipId === event.clipId ? state : { ...state, clipId: event.clipId };
    case 'adopt-video':
      return { ...state, generationId: event.generationId, draft: { ...draft, attempt: 0 } };
    case 'end-attempt':
      return { ...state, draft: { ...draft, attempt: draft.attempt + 1 } };
  }
}
