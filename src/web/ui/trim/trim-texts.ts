/** The words of the trim editor. */
export type TrimTexts = {
  title: string;
  hint: string;
  /** Shown while a handle has the focus of the keyboard. */
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
  /** Before a part is chosen. */
  nothingSelected: string;
  /** Where a choice stays on the page. */
  applied?: string;
  working: (percent: number) => string;
  reset: string;
  cancel: string;
  apply: string;
};
