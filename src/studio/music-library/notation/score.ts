import type { Room } from '../effects/reverb.ts';
import type { InstrumentName } from '../instruments/instruments.ts';

/** How a part's notation is read: see `read-tokens.ts`. */
type Reading =
  | { reads: 'drums'; pitch?: string }
  | { reads: 'melody' }
  | { reads: 'bass' }
  | { reads: 'chords'; centre: string; voices: number };

export type Part = Reading & {
  instrument: InstrumentName;
  /** While it plays, relative to the whole track, in LU. */
  loudness: number;
  /** −1 left … 1 right. */
  pan?: number;
  /** Send levels of reverb and echo, 0…1. */
  reverb?: number;
  echo?: number;
  /** Depth of the ducking by the part named `kick`, 0…1. */
  pump?: number;
  lowCutHertz?: number;
  highCutHertz?: number;
  /** Maximum random offset of a note. */
  looseMs?: number;
};

export type Section = {
  name: string;
  /** One bar each. */
  chords: string;
  /** Dynamics from the first bar to the last; 1 by default. */
  dynamics?: readonly [number, number];
  /** Pattern of each part that plays. */
  play: Readonly<Record<string, string>>;
};

export type Score = {
  id: string;
  title: string;
  moods: readonly string[];
  bpm: number;
  key: string;
  /** Swing: the delay of every second step, as a fraction of a step. */
  swing?: { grid: 8 | 16; late: number };
  /** Change of the treble from the usual setting, in dB. */
  brightness?: number;
  room: Room;
  /** In sixteenth notes. */
  echo: { steps: number; feedback: number };
  parts: Readonly<Record<string, Part>>;
  sections: readonly Section[];
};

const beatsInBar = 4;

export const countBars = ({ sections }: Pick<Score, 'sections'>): number =>
  sections.reduce((bars, { chords }) => bars + chords.split('|').length, 0);

export const scoreSeconds = (score: Score): number => (countBars(score) * beatsInBar * 60) / score.bpm;
