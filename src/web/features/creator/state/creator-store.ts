import {
  type CreatorEvent,
  creatorReducer,
  type CreatorState,
  openedState,
  type OpenedVideo,
} from './creator-state.ts';
import { type DraftStore, rememberDraft, rememberVideo } from './draft-memory.ts';

export type CreatorStore = {
  read: () => CreatorState;
  dispatch: (event: CreatorEvent) => void;
  subscribe: (onChange: () => void) => () => void;
};

/**
 * The state of one open video. Not a React reducer, because the route's guard must see an event's effect before React
 * has rendered it: a started hook changes the state and the address in the same turn.
 */
export function createCreatorStore(opened: OpenedVideo): CreatorStore {
  let state = openedState(opened);
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    dispatch: (event) => {
      const next = creatorReducer(state, event);
      if (next === state) return;
      state = next;
      for (const onChange of listeners) onChange();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Keeps the entries in this tab at every change. */
export function keepDraft({ read, subscribe }: CreatorStore, memory: DraftStore): void {
  let { generationId: knownId } = read();
  const keep = () => {
    const { generationId, draft } = read();
    if (generationId !== null && generationId !== knownId) rememberVideo(memory, draft.id, generationId);
    knownId = generationId;
    rememberDraft(memory, generationId, draft);
  };
  keep();
  subscribe(keep);
}
