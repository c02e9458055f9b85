import type { RouterHistory } from '@tanstack/react-router';
import { createBackTrail, type BackTrail } from './back-trail.ts';
import { markState, type Trail } from './trail.ts';

// Those of the window tell the router of every entry, which then asks the guards again.
const { pushState, replaceState } = History.prototype;

type Ear = { take: () => boolean };

/**
 * Hears of Back and Forward. Call it before the router is made: of a window's listeners browsers ask the first that was
 * added, whatever its phase.
 */
export function listenBeforeRouter(): Ear {
  const ear: Ear = { take: () => false };
  window.addEventListener('popstate', (event) => {
    if (ear.take()) event.stopImmediatePropagation();
  });
  return ear;
}

/** The trail in this window's history. It hears of Back and Forward before the router, and keeps what is its own. */
export function openBackTrail(history: RouterHistory, ear: Ear): BackTrail {
  const write = (how: typeof pushState, trail: Trail) => {
    history.flush();
    how.call(window.history, markState(window.history.state, trail), '', history.location.href);
  };
  const trail = createBackTrail({
    readState: () => window.history.state,
    push: (mark) => write(pushState, mark),
    replace: (mark) => write(replaceState, mark),
    go: (by) => window.history.go(by),
  });

  ear.take = trail.pop;
  let { pathname } = history.location;
  history.subscribe(({ location, action }) => {
    const isSamePage = location.pathname === pathname;
    pathname = location.pathname;
    if (action.type === 'REPLACE' && isSamePage) trail.markAgain();
    else if (action.type === 'REPLACE' || action.type === 'PUSH') trail.leave();
  });
  return trail;
}
