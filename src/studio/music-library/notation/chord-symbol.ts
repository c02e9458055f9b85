import { readPitchClass } from './note-name.ts';

/** Pitch classes. `tones` starts with the root, followed by the most characteristic tones. */
export type Chord = { tones: readonly number[]; third: number; fifth: number; bass: number };

const intervals: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 9, 7],
  '7': [0, 4, 10, 7],
  '9': [0, 4, 10, 2, 7],
  m6: [0, 3, 9, 7],
  m7: [0, 3, 10, 7],
  m9: [0, 3, 10, 2, 7],
  maj7: [0, 4, 11, 7],
  maj9: [0, 4, 11, 2, 7],
  add9: [0, 4, 7, 2],
  madd9: [0, 3, 7, 2],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 10, 7],
  '7#9': [0, 4, 10, 3, 7],
};

/** "F#m7/A" and the like. */
export function readChord(symbol: string): Chord {
  const [, root, quality, bass] = /^([A-G][#b]?)([^/]*)(?:\/(.+))?$/.exec(symbol) ?? [];
  const steps = quality === undefined ? undefined : intervals[quality];
  if (root === undefined || steps === undefined) throw new Error(`"${symbol}" is not a chord.`);
  const rootClass = readPitchClass(root);
  const tones = steps.map((step) => (rootClass + step) % 12);
  const fifth = (rootClass + 7) % 12;
  return { tones, third: tones[1]!, fifth, bass: bass ? readPitchClass(bass) : rootClass };
}

/** Bars, each divided evenly between its chords: "C | F G". */
export const readChordBars = (chords: string): Chord[][] =>
  chords.split('|').map((bar) => bar.trim().split(/\s+/).map(readChord));
