import type { CreatorControl } from './state/creator-context.ts';
import { openedState } from './state/creator-state.ts';
import { emptyDraft } from './state/draft.ts';
import type { CreatorStep } from './state/steps.ts';

const doNothing = () => {};

/** A new video, or the one with this id, at the given step; its actions do nothing. */
export const controlAt = (step: CreatorStep, generationId: string | null = null): CreatorControl => ({
  ...openedState({ generationId, draft: emptyDraft('d1') }),
  step,
  dispatch: doNothing,
  changeHook: doNothing,
  changeProduct: doNothing,
  changeMusic: doNothing,
  openStep: doNothing,
  continueFrom: doNothing,
  adoptHook: () => Promise.resolve(),
});
