import { isSameStep, moveTo, openedTrail, placeOf, readTrail, shownStep, type Trail } from './trail.ts';

/** The browser's history, without a word to the router: no guard runs, and nothing is loaded. */
export type Entries = {
  readState: () => unknown;
  /** Both write at the address that the router knows. */
  push: (trail: Trail) => void;
  replace: (trail: Trail) => void;
  go: (by: number) => void;
};

type Walker = {
  run: string;
  step: string;
  mayOpen: (step: string) => boolean;
  open: (step: string) => void;
};
type OpenDialog = { close: () => void };

/**
 * Gives steps and dialogs entries of the browser's history, so that Back closes the dialog or shows the step before.
 * An entry whose dialog was closed by hand shows nothing of its own: Back passes it.
 */
export function createBackTrail(entries: Entries) {
  let here = readTrail(entries.readState());
  let walker: Walker | null = null;
  let dialogs: OpenDialog[] = [];
  /** On the way to an entry by our own doing: nothing may be written before it is reached. */
  let isTravelling = false;

  const push = (trail: Trail) => {
    here = trail;
    entries.push(trail);
  };
  const replace = (trail: Trail) => {
    here = trail;
    entries.replace(trail);
  };
  const travel = (by: number) => {
    isTravelling = true;
    entries.go(by);
  };

  /** Makes the history agree with what is shown. */
  const agree = () => {
    if (isTravelling) return;
    if (walker && here?.run !== walker.run) replace(openedTrail(null, walker.run, walker.step));
    const move = walker && here ? moveTo(here, walker.step) : null;
    if (move && 'by' in move) return travel(move.by);
    if (move && 'push' in move) push(move.push);
    if (move && 'replace' in move) replace(move.replace);
    while (dialogs.length > (here?.over ?? 0)) {
      if (!here) replace({ run: crypto.randomUUID(), steps: [], over: 0 });
      else push({ ...here, over: here.over + 1 });
    }
  };

  const closeAbove = (was: Trail, now: Trail): boolean => {
    const left = isSameStep(was, now) ? now.over : 0;
    const closing = dialogs.slice(left);
    dialogs = dialogs.slice(0, left);
    for (const dialog of closing.toReversed()) dialog.close();
    return closing.length > 0;
  };

  const showStep = (shown: Walker, step: string, by: number) => {
    if (shown.mayOpen(step)) {
      shown.step = step;
      shown.open(step);
    } else if (by > 0) travel(-by);
    else entries.go(-1);
  };

  return {
    /** Shows what the entry is for that the browser went to. False when it is the router's. */
    pop: (): boolean => {
      const was = here;
      const now = readTrail(entries.readState());
      const hasArrived = isTravelling;
      isTravelling = false;
      here = now;
      if (!was || now?.run !== was.run) return false;
      replace(now);
      if (hasArrived) {
        agree();
        return true;
      }
      const by = placeOf(now) - placeOf(was);
      const hasClosed = closeAbove(was, now);
      const step = shownStep(now);
      if (walker?.run === now.run && step !== undefined && step !== walker.step) showStep(walker, step, by);
      else if (by === -1 && !hasClosed) entries.go(-1);
      return true;
    },
    /** The router wrote an entry of its own. */
    leave: () => {
      here = null;
    },
    /** The router wrote the entry anew, which lost its mark. */
    markAgain: () => {
      if (here) entries.replace(here);
    },
    /** A page with steps is there, in whatever entry the browser stands. */
    walk: (next: Walker): (() => void) => {
      const own = { ...next };
      walker = own;
      replace(openedTrail(readTrail(entries.readState()), own.run, own.step));
      agree();
      return () => {
        if (walker === own) walker = null;
      };
    },
    show: (step: string) => {
      if (!walker) return;
      walker.step = step;
      agree();
    },
    openDialog: (close: () => void): (() => void) => {
      const own = { close };
      dialogs = [...dialogs, own];
      agree();
      return () => {
        dialogs = dialogs.filter((dialog) => dialog !== own);
      };
    },
  };
}
export type BackTrail = ReturnType<typeof createBackTrail>;
