import type { Chord } from './chord-symbol.ts';

type Hand = { /** MIDI note number at the centre of the chords. */ centre: number; voices: number };

/** Voice leading: each voice moves as little as possible from chord to chord. Low to high. */
export function voiceChords(chords: readonly Chord[], hand: Hand): number[][] {
  let before: number[] | null = null;
  return chords.map((chord) => {
    const candidates = layouts(pickTones(chord, hand.voices), hand.centre);
    const best = candidates.reduce((left, right) =>
      strain(right, before, hand.centre) < strain(left, before, hand.centre) ? right : left,
    );
    before = best;
    return best;
  });
}

/** With too many tones the root is dropped, as the bass plays it; with too few it is doubled. */
function pickTones({ tones }: Chord, voices: number): number[] {
  if (tones.length > voices) return tones.slice(1, voices + 1);
  return Array.from({ length: voices }, (_, index) => tones[index % tones.length]!);
}

/** Every inversion near the centre, in close and drop-2 voicing. */
function layouts(tones: readonly number[], centre: number): number[][] {
  const close = tones.flatMap((_, turn) => {
    const ordered = [...tones].sort((left, right) => left - right);
    const turned = [...ordered.slice(turn), ...ordered.slice(0, turn)];
    return [-1, 0, 1].map((octave) => stack(turned, centre + 12 * octave));
  });
  const dropped = close.map((keys) =>
    keys
      .map((key, index) => (index === keys.length - 2 ? key - 12 : key))
      .sort((left, right) => left - right),
  );
  return tones.length < 4 ? close : [...close, ...dropped];
}

/** Each tone directly above the previous one; the lowest is about half an octave below the centre. */
function stack(tones: readonly number[], centre: number): number[] {
  const keys: number[] = [];
  for (const tone of tones) {
    const above = (keys.at(-1) ?? centre - 9) + (keys.length === 0 ? 0 : 1);
    keys.push(above + ((((tone - above) % 12) + 12) % 12));
  }
  return keys;
}

function strain(keys: readonly number[], before: readonly number[] | null, centre: number): number {
  const mean = keys.reduce((sum, key) => sum + key, 0) / keys.length;
  const away = Math.abs(mean - centre) * 1.2;
  if (before === null) return away;
  return away + keys.reduce((sum, key, index) => sum + Math.abs(key - before[index]!), 0);
}
