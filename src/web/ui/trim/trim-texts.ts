/** The texts of the trim editor. */
export type TrimTexts = {
  title: string;
  hint: string;
  /** Shown while a handle has keyboard focus. */
  keys: string;
  start: string;
  end: string;
  length: string;
  earlier: (edge: string) => string;
  later: (edge: string) => string;
  selection: string;
  play: string;
  pause: string;
  soundOn: string;
  soundOff: string;
  /** Shown until a part is chosen. */
  nothingSelected: string;
  /** Shown for an applied choice, if the editor stays open. */
  applied?: string;
  working: (percent: number) => string;
  reset: string;
  cancel: string;
  apply: string;
};
