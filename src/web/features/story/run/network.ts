import type { FollowerDeps } from './follow-storyboard.ts';

/** The browser's network status. */
export const browserNetwork: FollowerDeps['network'] = {
  isOnline: () => navigator.onLine,
  untilOnline: (signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        window.removeEventListener('online', end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      window.addEventListener('online', end);
      signal.addEventListener('abort', end);
    }),
};
