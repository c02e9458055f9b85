import type { CreatorState } from './creator-state.ts';
import type { CreatorStep } from './steps.ts';

type ShownWizard = { read: () => CreatorState; step: CreatorStep };

/** Connects the route's guard with the wizard that the page shows, if any. */
export type OpenWizard = {
  find: () => { state: CreatorState; step: CreatorStep } | null;
  /** Until the returned function is called. */
  show: (wizard: ShownWizard) => () => void;
};

export function createOpenWizard(): OpenWizard {
  let shown: ShownWizard | null = null;
  return {
    find: () => shown && { state: shown.read(), step: shown.step },
    show: (wizard) => {
      shown = wizard;
      return () => {
        if (shown === wizard) shown = null;
      };
    },
  };
}
