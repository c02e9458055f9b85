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
  /** While it plays, against the whole track, in loudness units. */
  loudness: number;
  /** −1 left … 1 right. */
  pan?: number;
  /** The share sent to the room and the echo, 0…1. */
  reverb?: number;
  echo?: number;
  /** How far each hit of the part called `kick` pushes it down, 0…1. */
  pump?: number;
  lowCutHertz?: number;
  highCutHertz?: number;
  /** Notes are early or late by up to this. */
  looseMs?: number;
};

export type Section = {
  name: string;
  /** One bar each. */
  chords: string;
  /** From the first bar's strength to the last's; 1 where nothing is said. */
  dynamics?: readonly [number, number];
  /** A pattern for each part that plays. */
  play: Readonly<Record<string, string>>;
};

export type Score = {
  id: string;
  title: string;
  moods: readonly string[];
  bpm: number;
  key: string;
  /** Every second step of the grid comes late by this part of a step. */
  swing?: { grid: 8 | 16; late: number };
  /** Of the treble against what most tracks get, in dB. */
  brightness?: number;
  room: Room;
  /** In sixteenths. */
  echo: { steps: number; feedback: number };
  parts: Readonly<Record<string, Part>>;
  sections: readonly Section[];
};

const beatsInBar = 4;

export const countBars = ({ sections }: Pick<Score, 'sections'>): number =>
  sections.reduce((bars, { chords }) => bars + chords.split('|').length, 0);

export const scoreSeconds = (score: Score): number => (countBars(score) * beatsInBar * 60) / score.bpm;
