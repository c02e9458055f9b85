import type { Generation } from '#contract/calls/generations.ts';
import type { FileUploadState } from '../../../parts/media-input/send/file-upload-state.ts';
import { isMusicAnswered } from '../../../parts/music-picker/music-entry.ts';
import { type CreatorDraft, draftFromGeneration, followServer } from './draft.ts';
import type { Readiness } from './steps.ts';

/** One video in the creator, apart from its step, which is in the address. */
export type CreatorState = {
  /** Null until the first hook is started. */
  generationId: string | null;
  draft: CreatorDraft;
  /** The hook could not be started for now, and the person continued without it. */
  isHookPostponed: boolean;
  /** The product clip's file in this page; gone after a reload. */
  clipPhase: FileUploadState['phase'];
};

/** The video that an address opens. */
export type OpenedVideo = Pick<CreatorState, 'generationId' | 'draft'>;

export type CreatorEvent =
  | { type: 'change-hook'; values: Partial<CreatorDraft['hook']> }
  | { type: 'change-product'; values: Partial<CreatorDraft['product']> }
  | { type: 'change-music'; values: Partial<CreatorDraft['music']> }
  /** After every response to a start, also a refusal: a deliberate second start gets a new idempotency key. */
  | { type: 'count-start' }
  | { type: 'adopt-hook'; generationId: string; hookId: string }
  | { type: 'postpone-hook' }
  | { type: 'dismiss-postponed-hook' }
  /** Replaces the hook's settings with those of the video's current hook. */
  | { type: 'load-hook'; generation: Generation }
  | { type: 'follow-server'; before: Generation; now: Generation }
  | { type: 'move-clip'; phase: CreatorState['clipPhase'] };

export const openedState = ({ generationId, draft }: OpenedVideo): CreatorState => ({
  generationId,
  draft,
  isHookPostponed: false,
  clipPhase: 'empty',
});

function changeDraft(draft: CreatorDraft, event: CreatorEvent): CreatorDraft {
  switch (event.type) {
    case 'change-hook':
      return { ...draft, hook: { ...draft.hook, ...event.values } };
    case 'change-product':
      return { ...draft, product: { ...draft.product, ...event.values } };
    case 'change-music':
      return { ...draft, music: { ...draft.music, ...event.values } };
    case 'count-start':
      return { ...draft, startCount: draft.startCount + 1 };
    case 'adopt-hook':
      return { ...draft, hookId: event.hookId };
    case 'load-hook': {
      const { hook, hookId } = draftFromGeneration(draft.id, event.generation);
      return { ...draft, hook, hookId };
    }
    case 'follow-server':
      return followServer(draft, event.before, event.now);
    default:
      return draft;
  }
}

export function creatorReducer(state: CreatorState, event: CreatorEvent): CreatorState {
  switch (event.type) {
    case 'adopt-hook':
      return {
        ...state,
        generationId: event.generationId,
        isHookPostponed: false,
        draft: changeDraft(state.draft, event),
      };
    case 'postpone-hook':
      return { ...state, isHookPostponed: true };
    case 'dismiss-postponed-hook':
      return { ...state, isHookPostponed: false };
    case 'move-clip':
      return { ...state, clipPhase: event.phase };
    default: {
      const draft = changeDraft(state.draft, event);
      return draft === state.draft ? state : { ...state, draft };
    }
  }
}

/** The facts that later steps build on. */
export const readinessOf = ({
  generationId,
  draft,
  isHookPostponed,
  clipPhase,
}: CreatorState): Readiness => ({
  isHookBegun: generationId !== null || isHookPostponed,
  isClipThere: draft.product.uploadId !== null || clipPhase === 'chosen' || clipPhase === 'sending',
  isMusicAnswered: isMusicAnswered(draft.music),
});
