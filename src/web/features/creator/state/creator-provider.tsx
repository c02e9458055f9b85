import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { forgetTriedLine } from '../../../lib/tried-line.ts';
import type { HistoryChange } from '../../../lib/history-change.ts';
import { CreatorContext, type CreatorControl } from './creator-context.ts';
import type { OpenedVideo } from './creator-state.ts';
import { createCreatorStore, keepDraft } from './creator-store.ts';
import type { OpenWizard } from './open-wizard.ts';
import { type CreatorStep, stepAfter } from './steps.ts';

/** The open video in the address. */
export type CreatorPlace = { generationId: string | null; step: CreatorStep };

export type CreatorProviderProps = {
  opened: OpenedVideo;
  step: CreatorStep;
  openWizard: OpenWizard;
  /** Settles when the address has changed. */
  onPlaceChange: (place: CreatorPlace, change: HistoryChange) => Promise<void>;
};

/** Holds one video. Another video needs another provider, by its key. */
export function CreatorProvider(props: CreatorProviderProps & { children: ReactNode }) {
  const { opened, step, openWizard, onPlaceChange, children } = props;
  const [store] = useState(() => createCreatorStore(opened));
  const state = useSyncExternalStore(store.subscribe, store.read);
  useLayoutEffect(() => openWizard.show({ read: store.read, step }), [openWizard, store, step]);
  // Not ended with the page: a start that is under way then still gives the draft its video.
  useEffect(() => {
    keepDraft(store, sessionStorage);
    // This tab keeps the line now. It would come back if it was deleted here.
    if (store.read().generationId === null) forgetTriedLine(localStorage);
  }, [store]);

  const control = useMemo((): CreatorControl => {
    const { dispatch } = store;
    const readStep = () => openWizard.find()?.step ?? step;
    const openStep = (next: CreatorStep) => {
      if (next === readStep()) return;
      void onPlaceChange({ generationId: store.read().generationId, step: next }, 'push');
    };
    return {
      ...state,
      step,
      dispatch,
      changeHook: (values) => dispatch({ type: 'change-hook', values }),
      changeProduct: (values) => dispatch({ type: 'change-product', values }),
      changeMusic: (values) => dispatch({ type: 'change-music', values }),
      openStep,
      continueFrom: (from) => {
        if (readStep() === from) openStep(stepAfter(from));
      },
      adoptHook: (ids) => {
        const isNew = store.read().generationId !== ids.generationId;
        dispatch({ type: 'adopt-hook', ...ids });
        const shown = openWizard.find();
        if (!isNew || shown?.state !== store.read()) return Promise.resolve();
        return onPlaceChange({ generationId: ids.generationId, step: shown.step }, 'replace');
      },
    };
  }, [store, state, step, openWizard, onPlaceChange]);
  return <CreatorContext value={control}>{children}</CreatorContext>;
}
