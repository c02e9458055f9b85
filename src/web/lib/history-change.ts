/** How an address is changed: a push can be undone by Back; a replacement corrects the current address. */
export type HistoryChange = 'push' | 'replace';

/** The router's options for a change: a push scrolls to the top, a replacement keeps the scroll position. */
export const navigationOf = (change: HistoryChange) => ({
  replace: change === 'replace',
  resetScroll: change === 'push',
});
