import type { Chord } from './chord-symbol.ts';

type Hand = { /** Key number round which the chords lie. */ centre: number; voices: number };

/** Lays out one chord after another so that each voice moves as little as it can. Low to high. */
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

/** Too many tones: the bass has the root already. Too few: the root again. */
function pickTones({ tones }: Chord, voices: number): number[] {
  if (tones.length > voices) return tones.slice(1, voices + 1);
  return Array.from({ length: voices }, (_, index) => tones[index % tones.length]!);
}

/** Every inversion, close and with its second voice from above dropped an octave, near the centre. */
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

/** Each tone at the next place above the one before; the lowest about half an octave under the centre. */
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
