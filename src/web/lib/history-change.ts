/** How an address is changed: a push can be undone by Back; a replacement corrects the current address. */
export type HistoryChange = 'push' | 'replace';

/** A new place starts at the top; a corrected address leaves the user where they are. */
export const navigationOf = (change: HistoryChange) => ({
  replace: change === 'replace',
  resetScroll: change === 'push',
});
