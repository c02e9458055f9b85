export type ShowcaseVideo = {
  id: string;
  presenter: 'Maya' | 'Ingrid' | 'Kai' | 'Desmond';
  /** Spoken and written in the video's hook. */
  hookText: string;
  /** The text alternative of the video. */
  product: string;
};

/** Videos made by Hookline itself (`tools/make-showcase.ts`); the products are invented. */
export const showcase: readonly ShowcaseVideo[] = [
  {
    id: 'savings',
    presenter: 'Kai',
    hookText: 'You are paying for three apps you forgot about.',
    product: 'a money app',
  },
  {
    id: 'planner',
    presenter: 'Maya',
    hookText: 'I deleted four apps. This one runs my whole week.',
    product: 'a planner app',
  },
  {
    id: 'bottle',
    presenter: 'Ingrid',
    hookText: 'Your coffee is cold by ten. Mine is hot until five.',
    product: 'a thermos bottle',
  },
];
