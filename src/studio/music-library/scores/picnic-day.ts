import type { Score } from '../notation/score.ts';

const island = 'D . D U . U D U';

export const picnicDay: Score = {
  id: 'picnic-day',
  title: 'Picnic Day',
  moods: ['acoustic', 'happy', 'playful'],
  bpm: 120,
  key: 'C major',
  swing: { grid: 8, late: 0.12 },
  room: { decaySeconds: 0.9, dampingHertz: 5500, preDelaySeconds: 0.01 },
  echo: { steps: 4, feedback: 0.2 },
  parts: {
    kick: { reads: 'drums', instrument: 'stomp', loudness: -8, reverb: 0.1, looseMs: 4 },
    clap: { reads: 'drums', instrument: 'clap', loudness: -13, pan: -0.1, reverb: 0.2, looseMs: 6 },
    snap: { reads: 'drums', instrument: 'snap', loudness: -17, pan: 0.2, reverb: 0.25, looseMs: 4 },
    shaker: { reads: 'drums', instrument: 'shaker', loudness: -20, pan: 0.4, looseMs: 5 },
    tambourine: { reads: 'drums', instrument: 'tambourine', loudness: -20, pan: -0.4, looseMs: 4 },
    bass: { reads: 'bass', instrument: 'fingerBass', loudness: -7, looseMs: 5 },
    ukulele: {
      reads: 'chords',
      centre: 'F4',
      voices: 4,
      instrument: 'ukulele',
      highCutHertz: 5000,
      loudness: -6,
      pan: -0.25,
      reverb: 0.15,
      lowCutHertz: 150,
      looseMs: 5,
    },
    guitar: {
      reads: 'chords',
      centre: 'G3',
      voices: 4,
      instrument: 'guitar',
      loudness: -10,
      pan: 0.45,
      reverb: 0.15,
      lowCutHertz: 110,
      looseMs: 6,
    },
    whistle: {
      reads: 'melody',
      instrument: 'whistle',
      loudness: -8,
      pan: 0.1,
      reverb: 0.3,
      echo: 0.12,
      looseMs: 7,
    },
    marimba: { reads: 'melody', instrument: 'marimba', loudness: -11, pan: 0.3, reverb: 0.2, looseMs: 4 },
    bells: { reads: 'melody', instrument: 'glockenspiel', loudness: -15, pan: -0.3, reverb: 0.3, looseMs: 4 },
  },
  sections: [
    {
      name: 'unpacking',
      chords: 'C | G/B | Am7 | F G',
      dynamics: [0.95, 1],
      play: {
        ukulele: island,
        snap: '.... X... .... X...',
        marimba: '. . E4 . G4 . C5 . | . . D4 . G4 . B4 . | . . E4 . A4 . C5 . | A4 . C5 . B4 A4 G4 .',
        kick: 'X....... X...x...|X....... X...x...|X....... X...x...|x...x...x.x.x...',
        bass: 'R - - - - - - - | R - - - - - F -',
        shaker: 'x.o.x.o.x.o.x.o.',
      },
    },
    {
      name: 'sandwiches',
      chords: 'C | G/B | Am7 | F | C | G/B | F | G7sus4 G7',
      play: {
        kick: 'X... .... X... ..x.',
        snap: '.... X... .... X...',
        shaker: 'x.o.x.o.x.o.x.o.',
        bass: 'R - - . R - F - | R - - . R - O -',
        ukulele: island,
        guitar: '1 - 3 2 - 3 4 3',
        whistle:
          'E5 - G5 - - E5 C5 - | D5 - - B4 - - . . | C5 - E5 - - D5 C5 - | A4 - - - . . G4 A4 | C5 - E5 - - G5 E5 - | D5 - B4 - G4 - . . | A4 - C5 - - D5 E5 - | D5 - - - - - . .',
      },
    },
    {
      name: 'sunshine',
      chords: 'F | G | Em7 | Am7 | F | G | C | C G',
      play: {
        kick: 'X... x... X... x...',
        clap: '.... X... .... X... | .... X... .... X.x.',
        shaker: 'x.o.x.o.x.o.x.o.',
        tambourine: '..x...x...x...x.',
        bass: 'R - R . F - R - | R - R . F - O -',
        ukulele: 'D! . D U . U D! U',
        guitar: '1 - 3 2 - 3 4 3',
        whistle:
          'A5! - - G5 F5 - C5 - | B4 - D5 - - G5 - - | G5! - - E5 D5 - B4 - | C5 - E5 - - A5 - - | A5! - - G5 F5 - A5 - | G5 - D5 - - B4 D5 - | E5 - G5 - - C6 G5 - | E5 - - - D5 - - -',
        marimba: 'A4 . C5 . F4 . A4 . | B4 . D5 . G4 . B4 . | G4 . B4 . E4 . G4 . | A4 . C5 . E4 . A4 .',
        bells:
          'A5 - - - C6 - - - | B5 - - - D6 - - - | G5 - - - B5 - - - | C6 - - - E6 - - - | A5 - - - C6 - - - | B5 - - - D6 - - - | E6 - - - G6 - - - | C6 - - - B5 - - -',
      },
    },
  ],
};
