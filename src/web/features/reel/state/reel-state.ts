import { attempt, type ReelOperation } from './operations.ts';
import type { ReelData, ReportingStep } from './reel-data.ts';

/** One reel in the creator, apart from its step, which is in the address. */
export type ReelState = {
  data: ReelData;
  /** The reel made last from this data, or the one that the data was taken from. */
  reelId: string | null;
  /** The operation of the wizard that failed, and the event to repeat. */
  failure: { operation: ReelOperation; event: ReelEvent | null } | null;
};

export type ReelReport = {
  [Step in ReportingStep]: { type: 'report'; step: Step; values: Partial<ReelData[Step]> };
}[ReportingStep];
export type ReelEvent =
  | ReelReport
  | { type: 'adopt-reel'; reelId: string }
  /** A start was refused: the next one is a new attempt. */
  | { type: 'end-attempt' }
  | { type: 'fail'; operation: ReelOperation }
  | { type: 'recover' };

/** Merges what a step reports into the data of the reel. Another category clears the subcategory. */
export function mergeStepData(data: ReelData, { step, values }: ReelReport): ReelData {
  const merged = { ...data, [step]: { ...data[step], ...values } };
  const isOtherCategory = step === 'category' && merged.category.categoryId !== data.category.categoryId;
  return isOtherCategory
    ? { ...merged, category: { ...merged.category, subcategoryId: values.subcategoryId ?? null } }
    : merged;
}

function follow(state: ReelState, event: ReelEvent, merge: typeof mergeStepData): ReelState {
  switch (event.type) {
    case 'report':
      return { ...state, data: merge(state.data, event) };
    case 'adopt-reel':
      return { ...state, reelId: event.reelId, data: { ...state.data, attempt: 0 } };
    case 'end-attempt':
      return { ...state, data: { ...state.data, attempt: state.data.attempt + 1 } };
    case 'fail':
      return { ...state, failure: { operation: event.operation, event: null } };
    case 'recover':
      return { ...state, failure: null };
  }
}

/** The reducer of the wizard. If data cannot be merged, the state stays, with the failure to show. */
export const createReelReducer =
  (merge: typeof mergeStepData) =>
  (state: ReelState, event: ReelEvent): ReelState => {
    const followed = attempt('update', () => follow(state, event, merge));
    return followed.isDone ? followed.result : { ...state, failure: { operation: followed.failed, event } };
  };

export const reelReducer = createReelReducer(mergeStepData);
