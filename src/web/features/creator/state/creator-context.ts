import { createContext, useContext } from 'react';
import type { CreatorDraft } from './draft.ts';
import type { CreatorStep } from './steps.ts';
import type { CreatorEvent, CreatorState } from './creator-state.ts';

/** The open video, its step, and the ways to change them. */
export type CreatorControl = CreatorState & {
  step: CreatorStep;
  dispatch: (event: CreatorEvent) => void;
  changeHook: (values: Partial<CreatorDraft['hook']>) => void;
  changeProduct: (values: Partial<CreatorDraft['product']>) => void;
  changeMusic: (values: Partial<CreatorDraft['music']>) => void;
  openStep: (step: CreatorStep) => void;
  /** Opens the next step, unless the person has left this step in the meantime. */
  continueFrom: (step: CreatorStep) => void;
  /** Puts the new video's id into the address; settles when it is there. */
  adoptHook: (ids: { generationId: string; hookId: string }) => Promise<void>;
};

export const CreatorContext = createContext<CreatorControl | null>(null);

export function useCreator(): CreatorControl {
  const control = useContext(CreatorContext);
  if (control === null) throw new Error('useCreator needs a CreatorProvider');
  return control;
}
