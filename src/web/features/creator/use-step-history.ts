import { useContext, useEffect, useRef } from 'react';
import { BackTrailContext } from '../../lib/back/back-trail-context.ts';
import { isMusicAnswered } from '../../parts/music-picker/music-entry.ts';
import { isStepReady } from './step-readiness.ts';
import { creatorSteps } from './steps.ts';
import type { DraftControl } from './use-draft.ts';
import type { FileUpload } from '../../parts/media-input/send/use-file-upload.ts';

type StepHistoryOptions = {
  clipPhase: FileUpload['state']['phase'];
  /** The hook could not be started yet, and the person was let go on. */
  isHookPostponed: boolean;
};

/** The browser's Back and Forward go through the steps that were opened. */
export function useStepHistory(control: DraftControl, options: StepHistoryOptions): void {
  const trail = useContext(BackTrailContext);
  const { draft, step, openStep } = control;
  const ready = {
    isHookBegun: control.generationId !== null || options.isHookPostponed,
    isClipThere:
      draft.product.uploadId !== null || options.clipPhase === 'chosen' || options.clipPhase === 'sending',
    isMusicAnswered: isMusicAnswered(draft.music),
  };
  const latest = useRef({ step, openStep, ready });
  useEffect(() => {
    latest.current = { step, openStep, ready };
  });

  const { id } = draft;
  useEffect(() => {
    const find = (name: string) => creatorSteps.find((one) => one === name);
    return trail?.walk({
      run: id,
      step: latest.current.step,
      mayOpen: (name) => {
        const found = find(name);
        return found !== undefined && isStepReady(found, latest.current.ready);
      },
      open: (name) => {
        const found = find(name);
        if (found) latest.current.openStep(found);
      },
    });
  }, [trail, id]);
  useEffect(() => trail?.show(step), [trail, step]);
}
