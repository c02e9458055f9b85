import type { Chord } from './chord-symbol.ts';
import { readKeyNumber } from './note-name.ts';

/** Lowest first; `strum` is the direction in which the strings are played one after another. */
export type Grip = { keys: readonly number[]; strum: 'together' | 'down' | 'up' };

/** G1: small speakers do not reproduce lower notes. */
const minBassKey = 31;

/** `R` root, `T` third, `F` fifth, `O` the root an octave higher; or a note's name. */
export function readBassToken(token: string, chord: Chord): Grip {
  const root = minBassKey + ((((chord.bass - minBassKey) % 12) + 12) % 12);
  const above = (pitchClass: number) => root + ((((pitchClass - root) % 12) + 12) % 12);
  const keys: Record<string, number> = {
    R: root,
    T: above(chord.third),
    F: above(chord.fifth),
    O: root + 12,
  };
  const key = keys[token] ?? readKeyNumber(token);
  return { keys: [key], strum: 'together' };
}

/** `*` the whole chord, `D` and `U` strummed down and up, `1`…`9` single voices counted from the lowest, `13` two. */
export function readChordToken(token: string, voicing: readonly number[]): Grip {
  if (token === '*') return { keys: voicing, strum: 'together' };
  if (token === 'D') return { keys: voicing, strum: 'down' };
  // An upward strum plays only the high strings.
  if (token === 'U') return { keys: voicing.slice(-3), strum: 'up' };
  if (!/^[1-9]+$/.test(token)) throw new Error(`"${token}" is nothing to play on a chord.`);
  const keys = [...token].map((digit) => {
    const voice = Number(digit) - 1;
    return voicing[voice % voicing.length]! + 12 * Math.floor(voice / voicing.length);
  });
  return { keys, strum: 'together' };
}

export function readMelodyToken(token: string): Grip {
  const keys = token.split('+').map(readKeyNumber);
  return { keys, strum: 'together' };
}

export function readDrumToken(token: string, pitch: string): Grip {
  if (!'Xxo'.includes(token)) throw new Error(`"${token}" is not a hit.`);
  return { keys: [readKeyNumber(pitch)], strum: 'together' };
}
