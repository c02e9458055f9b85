import type { Random } from '../random.ts';
import type { Sound } from '../sound.ts';

export type Note = {
  hertz: number;
  /** Until note-off; the sound may ring on. */
  seconds: number;
  /** 0…1; harder is louder and brighter. */
  velocity: number;
  random: Random;
};

/** Plays one note from its first sample to its last; peaks lie about 1 for velocity 1. */
export type Instrument = (note: Note) => Sound;
