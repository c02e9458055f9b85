import type { Note } from '../instruments/instrument.ts';
import { makeRandom } from '../random.ts';
import { sampleRate } from '../sound.ts';
import { readChordBars } from './chord-symbol.ts';
import type { Chord } from './chord-symbol.ts';
import { keyNumberToHertz, readKeyNumber } from './note-name.ts';
import { readPattern } from './read-pattern.ts';
import type { Step } from './read-pattern.ts';
import { readBassToken, readChordToken, readDrumToken, readMelodyToken } from './read-tokens.ts';
import type { Grip } from './read-tokens.ts';
import type { Part, Score, Section } from './score.ts';
import { voiceChords } from './voice-chords.ts';

export type PlayedNote = { startSample: number; note: Note };

const velocities = { soft: 0.42, plain: 0.72, strong: 0.97 };
const strumSeconds = 0.011;

/** Every note of one part with its time, slightly humanized. */
export function performPart(score: Score, name: string): PlayedNote[] {
  const part = score.parts[name]!;
  const barSeconds = 240 / score.bpm;
  const random = makeRandom(`${score.id}/${name}`);
  let sectionStartBar = 0;
  return score.sections.flatMap((section) => {
    const bars = readChordBars(section.chords);
    const steps = readSteps(section, name, part, bars.length);
    const startBar = sectionStartBar;
    sectionStartBar += bars.length;
    const grips = gripSteps(steps, part, bars);
    return steps.flatMap((step, index) => {
      const grip = grips[index]!;
      const start = (startBar + swung(score, step.start)) * barSeconds;
      const end = (startBar + swung(score, step.start + step.length)) * barSeconds;
      const late = ((random() * 2 - 1) * (part.looseMs ?? 3)) / 1000;
      const strength = velocities[step.accent] * growth(section, step.start / bars.length);
      const keys = grip.strum === 'up' ? grip.keys.toReversed() : grip.keys;
      return keys.map((key, order): PlayedNote => {
        const strum = grip.strum === 'together' ? 0 : order * strumSeconds;
        return {
          startSample: Math.round((start + late + strum) * sampleRate),
          note: {
            hertz: keyNumberToHertz(key),
            seconds: end - start - strum,
            velocity: Math.min(1, strength * (0.94 + 0.12 * random())),
            random: makeRandom(`${score.id}/${name}/${startBar}/${index}/${order}`),
          },
        };
      });
    });
  });
}

function readSteps(section: Section, name: string, part: Part, bars: number): Step[] {
  const text = section.play[name];
  return text === undefined ? [] : readPattern({ text, bars, byLetter: part.reads === 'drums' });
}

function gripSteps(steps: readonly Step[], part: Part, bars: Chord[][]): Grip[] {
  const chords = bars.flat();
  const voicings = part.reads === 'chords' ? voiceChords(chords, readHand(part)) : [];
  return steps.map(({ start, token }) => {
    const order = chordOrderAt(bars, start);
    if (part.reads === 'melody') return readMelodyToken(token);
    if (part.reads === 'bass') return readBassToken(token, chords[order]!);
    if (part.reads === 'chords') return readChordToken(token, voicings[order]!);
    return readDrumToken(token, part.pitch ?? 'C5');
  });
}

const readHand = (part: Extract<Part, { reads: 'chords' }>) => ({
  centre: readKeyNumber(part.centre),
  voices: part.voices,
});

/** The chord of the section at a time in bars. */
function chordOrderAt(bars: readonly Chord[][], time: number): number {
  const bar = Math.floor(time + 1e-9);
  const before = bars.slice(0, bar).reduce((count, chords) => count + chords.length, 0);
  return before + Math.floor((time - bar + 1e-9) * bars[bar]!.length);
}

function swung({ swing }: Score, time: number): number {
  if (!swing) return time;
  const steps = time * swing.grid;
  const pair = Math.floor(steps / 2 + 1e-9) * 2;
  const inPair = steps - pair;
  const late = inPair < 1 ? inPair * (1 + swing.late) : 1 + swing.late + (inPair - 1) * (1 - swing.late);
  return (pair + late) / swing.grid;
}

function growth({ dynamics }: Section, fraction: number): number {
  return dynamics ? dynamics[0] + (dynamics[1] - dynamics[0]) * fraction : 1;
}
