/** For what script moves; the style sheet knows it by itself. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
