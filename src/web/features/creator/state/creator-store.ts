import {
  creatorReducer,
  openedState,
  type CreatorEvent,
  type CreatorState,
  type OpenedVideo,
} from './creator-state.ts';

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
