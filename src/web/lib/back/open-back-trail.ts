import type { RouterHistory } from '@tanstack/react-router';
import { createBackTrail, type BackTrail } from './back-trail.ts';
import { markState, type Trail } from './trail.ts';

// Those of the window tell the router of every entry, which then asks the guards again.
const { pushState, replaceState } = History.prototype;

/** The trail in this window's history. It hears of Back and Forward before the router, and keeps what is its own. */
export function openBackTrail(history: RouterHistory): BackTrail {
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

  window.addEventListener(
    'popstate',
    (event) => {
      if (trail.pop()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  let { pathname } = history.location;
  history.subscribe(({ location, action }) => {
    const isSamePage = location.pathname === pathname;
    pathname = location.pathname;
    if (action.type === 'REPLACE' && isSamePage) trail.markAgain();
    else if (action.type === 'REPLACE' || action.type === 'PUSH') trail.leave();
  });
  return trail;
}
