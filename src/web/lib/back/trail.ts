/** What an entry of the browser's history tells of the steps and dialogs that were opened on the way to it. */
export type Trail = {
  /** Entries of one run belong together: one video in the creator, or one page with its dialogs. */
  run: string;
  /** As they were opened, the shown one last; none on a page without steps. */
  steps: readonly string[];
  /** How many entries for dialogs lie above the step. */
  over: number;
};

const markName = 'backTrail';

export const shownStep = ({ steps }: Trail): string | undefined => steps.at(-1);

/** Where the entry lies within its run. */
export const placeOf = ({ steps, over }: Trail): number => steps.length + over;

export const isSameStep = (one: Trail, other: Trail): boolean =>
  one.steps.length === other.steps.length && shownStep(one) === shownStep(other);

function isTrail(value: unknown): value is Trail {
  if (typeof value !== 'object' || value === null) return false;
  return 'run' in value && 'over' in value && 'steps' in value && Array.isArray(value.steps);
}

export function readTrail(state: unknown): Trail | null {
  if (typeof state !== 'object' || state === null) return null;
  const mark: unknown = Reflect.get(state, markName);
  return isTrail(mark) ? mark : null;
}

/** The state of an entry with its mark: what the router keeps there stays. */
export const markState = (state: unknown, trail: Trail): object => ({
  ...(typeof state === 'object' ? state : null),
  [markName]: trail,
});

/** Where a page opened in an entry that may have been marked before a reload. */
export function openedTrail(known: Trail | null, run: string, step: string): Trail {
  if (known?.run !== run) return { run, steps: [step], over: 0 };
  return { ...known, steps: [...known.steps.slice(0, -1), step] };
}

export type Move = { by: number } | { push: Trail } | { replace: Trail };

/**
 * What the history is to do when the page itself opens a step. The step one came from is gone back to; an entry that a
 * closed dialog left behind is used.
 */
export function moveTo(here: Trail, step: string): Move | null {
  if (shownStep(here) === step) return null;
  if (here.steps.at(-2) === step) return { by: -1 - here.over };
  if (here.over > 1) return { by: 1 - here.over };
  const next = { ...here, steps: [...here.steps, step], over: 0 };
  return here.over === 0 ? { push: next } : { replace: next };
}
