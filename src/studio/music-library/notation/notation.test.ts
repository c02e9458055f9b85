import { expect, it } from 'vitest';
import { readChord, readChordBars } from './chord-symbol.ts';
import { keyNumberToHertz, readKeyNumber } from './note-name.ts';
import { readPattern } from './read-pattern.ts';
import { readBassToken, readChordToken } from './read-tokens.ts';
import { voiceChords } from './voice-chords.ts';

it('A4 is 440 Hz, and B flat is A sharp', () => {
  expect(keyNumberToHertz(readKeyNumber('A4'))).toBe(440);
  expect(readKeyNumber('Bb3')).toBe(readKeyNumber('A#3'));
  expect(() => readKeyNumber('H3')).toThrow('is not a note');
});

it('a chord symbol gives its tones and bass', () => {
  expect(readChord('F#m7/A')).toEqual({ tones: [6, 9, 4, 1], third: 9, fifth: 1, bass: 9 });
  expect(() => readChord('Cfoo')).toThrow('is not a chord');
});

it('a dash holds a step, a dot rests, and the pattern repeats to the end', () => {
  const steps = readPattern({ text: 'E4 - . G4!', bars: 2, byLetter: false });
  expect(steps).toEqual([
    { token: 'E4', accent: 'plain', start: 0, length: 0.5 },
    { token: 'G4', accent: 'strong', start: 0.75, length: 0.25 },
    { token: 'E4', accent: 'plain', start: 1, length: 0.5 },
    { token: 'G4', accent: 'strong', start: 1.75, length: 0.25 },
  ]);
  expect(readPattern({ text: 'X... o...', bars: 1, byLetter: true })).toEqual([
    { token: 'X', accent: 'strong', start: 0, length: 0.125 },
    { token: 'o', accent: 'soft', start: 0.5, length: 0.125 },
  ]);
});

it('voices move by small steps from chord to chord', () => {
  const chords = readChordBars('C | G | Am | F').flat();
  const voicings = voiceChords(chords, { centre: 60, voices: 3 });
  for (const [index, keys] of voicings.entries()) {
    expect(new Set(keys.map((key) => key % 12))).toEqual(new Set(chords[index]!.tones));
    const before = voicings[index - 1];
    if (before)
      for (const [voice, key] of keys.entries())
        expect(Math.abs(key - before[voice]!)).toBeLessThanOrEqual(4);
  }
});

it('bass and chord tokens become keys', () => {
  expect(readBassToken('R', readChord('C')).keys).toEqual([36]);
  expect(readBassToken('R', readChord('C/E')).keys).toEqual([40]);
  expect(readChordToken('14', [60, 64, 67]).keys).toEqual([60, 72]);
  expect(() => readChordToken('Q', [60])).toThrow('nothing to play');
});
