const pitchClasses: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const shifts: Record<string, number> = { '': 0, '#': 1, b: -1 };

/** "C#" → 1. */
export function readPitchClass(name: string): number {
  const [, letter, shift] = /^([A-G])([#b]?)$/.exec(name) ?? [];
  if (letter === undefined) throw new Error(`"${name}" is not the name of a note.`);
  return (pitchClasses[letter]! + shifts[shift!]! + 12) % 12;
}

/** "A4" → 69, the MIDI note number. */
export function readKeyNumber(name: string): number {
  const [, note, octave] = /^([A-G][#b]?)(\d)$/.exec(name) ?? [];
  if (note === undefined) throw new Error(`"${name}" is not a note with an octave.`);
  return readPitchClass(note) + 12 * (Number(octave) + 1);
}

export const keyNumberToHertz = (keyNumber: number): number => 440 * 2 ** ((keyNumber - 69) / 12);
