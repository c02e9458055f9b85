import type { Score } from '../notation/score.ts';

const backbeat = '.... X... .... X...';
const fourToTheFloor = 'X... x... X... x...';

export const freshStart: Score = {
  id: 'fresh-start',
  title: 'Fresh Start',
  moods: ['upbeat', 'happy', 'bright'],
  bpm: 108,
  key: 'E major',
  room: { decaySeconds: 1.3, dampingHertz: 5200, preDelaySeconds: 0.018 },
  echo: { steps: 3, feedback: 0.35 },
  parts: {
    kick: { reads: 'drums', instrument: 'popKick', loudness: -9, looseMs: 0 },
    clap: { reads: 'drums', instrument: 'clap', loudness: -11, reverb: 0.22, looseMs: 2 },
    snare: { reads: 'drums', instrument: 'popSnare', loudness: -13, reverb: 0.15, looseMs: 1 },
    hat: { reads: 'drums', instrument: 'hat', loudness: -19, pan: 0.25 },
    shaker: { reads: 'drums', instrument: 'shaker', loudness: -21, pan: -0.35 },
    crash: { reads: 'drums', instrument: 'crash', loudness: -17, reverb: 0.3 },
    swell: { reads: 'drums', instrument: 'swell', loudness: -17 },
    bass: { reads: 'bass', instrument: 'synthBass', loudness: -9, pump: 0.35 },
    piano: {
      reads: 'chords',
      centre: 'C4',
      voices: 4,
      instrument: 'piano',
      loudness: -9,
      reverb: 0.2,
      lowCutHertz: 130,
      pump: 0.2,
    },
    pad: {
      reads: 'chords',
      centre: 'G4',
      voices: 4,
      instrument: 'warmPad',
      loudness: -13,
      reverb: 0.3,
      lowCutHertz: 220,
      pump: 0.5,
    },
    riff: {
      reads: 'chords',
      centre: 'E4',
      voices: 3,
      instrument: 'mutedGuitar',
      loudness: -9,
      pan: -0.4,
      reverb: 0.15,
      echo: 0.3,
      lowCutHertz: 150,
    },
    lead: {
      reads: 'melody',
      instrument: 'pluck',
      loudness: -6,
      pan: 0.1,
      reverb: 0.25,
      echo: 0.3,
      lowCutHertz: 200,
    },
    bells: { reads: 'melody', instrument: 'glockenspiel', loudness: -15, pan: 0.35, reverb: 0.35, echo: 0.2 },
  },
  sections: [
    {
      name: 'pick-up',
      chords: 'E | Aadd9',
      play: {
        piano: '* - - * - - * - | * - - * - - * -',
        riff: '1 3 2 3 1 3 2 3',
        hat: '..x. ..x. ..x. ..x.',
        kick: 'X... .... X... .... | X... .... x.x. x.x.',
        swell: '................ | x---------------',
      },
    },
    {
      name: 'verse',
      chords: 'E | B/D# | C#m7 | Aadd9 | E | B/D# | C#m7 | A B',
      play: {
        kick: 'X... .... x.x. .... | X... ..x. x... ....',
        snare: backbeat,
        hat: 'x.o. x.o. x.o. x.oo',
        shaker: 'oxox oxox oxox oxox',
        crash:
          'X...............|................|................|................|................|................|................|................',
        bass: 'R - . R - . R . | R - . R - . F .',
        piano: '* - - - - - * - | * - - * - - - -',
        riff: '1 3 2 3 1 3 2 3 | 1 3 2 3 4 3 2 3',
        lead: 'B4 . G#4 B4 - . . . | F#4 . D#4 F#4 - . . . | E4 . G#4 E4 - C#5 B4 - | A4 - - - - - . . | B4 . G#4 B4 - . E5 - | D#5 - B4 F#4 - . . . | E4 . G#4 B4 - C#5 B4 - | C#5 - B4 - F#5 - D#5 -',
        swell:
          '................|................|................|................|................|................|................|x---------------',
      },
    },
    {
      name: 'chorus',
      chords: 'E | B | C#m7 | Aadd9 | E | B | A | A B',
      play: {
        kick: fourToTheFloor,
        clap: backbeat,
        snare: `${backbeat}|${backbeat}|${backbeat}|.... X... .... X.xx`,
        hat: 'x.X. x.X. x.X. x.Xo',
        shaker: 'oxxx oxxx oxxx oxxx',
        crash:
          'X...............|................|................|................|X...............|................|................|................',
        bass: 'R . R R - R R . | R . R R - R O .',
        piano: '* - - * - - * - | * - - * - - * *',
        pad: '* - - - - - - -',
        riff: '1 3 2 3 1 3 2 3 | 1 3 2 3 4 3 2 3',
        lead: 'B4! . G#4 B4 - C#5 B4 - | F#5! - D#5 . B4 - F#4 . | E5! . C#5 E5 - F#5 E5 - | C#5 - B4 . A4 - . . | B4! . G#4 B4 - C#5 B4 - | F#5! - G#5 . F#5 - D#5 - | E5! . C#5 E5 - A5 G#5 - | E5 - C#5 - F#5 - D#5 -',
        bells:
          'B5 - - - - - - - | F#6 - - - D#6 - - - | E6 - - - G#5 - - - | C#6 - - - A5 - - - | B5 - - - - - - - | F#6 - G#6 - F#6 - D#6 - | E6 - - - A6 - - - | E6 - - - F#6 - - -',
      },
    },
  ],
};
