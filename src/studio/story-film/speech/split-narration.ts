import { findQuotes } from '../../story-script/text/find-quotations.ts';
import type { StoryScene } from '../../story/story.ts';

/** A part of a narration for one voice; `characterId` null is the narrator. */
export type SpokenRun = { text: string; characterId: string | null };

/**
 * Splits a narration into runs of the narrator and of characters, in order. Joined, the texts are the narration with its
 * quotation marks. Every run has words, unless the whole narration has none.
 */
export function splitNarration(scene: Pick<StoryScene, 'narration' | 'quotations'>): SpokenRun[] {
  const { narration } = scene;
  const runs: SpokenRun[] = [];
  let at = 0;
  for (const { from, to, characterId } of spokenQuotes(scene)) {
    runs.push({ text: narration.slice(at, from), characterId: null });
    runs.push({ text: narration.slice(from, to), characterId });
    at = to;
  }
  runs.push({ text: narration.slice(at), characterId: null });
  return joinSilent(runs);
}

/** The quotations of characters, with their marks and the adjacent punctuation. */
function spokenQuotes({ narration, quotations }: Pick<StoryScene, 'narration' | 'quotations'>) {
  const quotes = findQuotes(narration);
  const speakers = speakersOf(
    quotes.map(({ text }) => text),
    quotations,
  );
  return quotes.flatMap(({ start, end }, index) => {
    const characterId = speakers[index];
    if (!characterId) return [];
    const clinging = /^[,.;:!?…]*/u.exec(narration.slice(end + 1))![0].length;
    return [{ from: start - 1, to: end + 1 + clinging, characterId }];
  });
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Matches speakers by words; a rewritten quotation keeps the speaker of its position if none was added or removed. */
function speakersOf(quotes: string[], quotations: StoryScene['quotations']): (string | null)[] {
  let next = 0;
  return quotes.map((text, index) => {
    const letters = lettersOf(text);
    const found = quotations.findIndex(
      (known, position) => position >= next && lettersOf(known.text) === letters,
    );
    if (found >= 0) next = found + 1;
    const known =
      found >= 0 ? quotations[found] : quotes.length === quotations.length ? quotations[index] : null;
    return known?.characterId ?? null;
  });
}

/** Joins runs without letters or digits, and runs of the same voice, to the preceding run. */
function joinSilent(runs: SpokenRun[]): SpokenRun[] {
  const joined: SpokenRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSilent = !/[\p{L}\p{N}]/u.test(run.text);
    if (last && (isSilent || last.characterId === run.characterId)) last.text += run.text;
    else if (last && !/[\p{L}\p{N}]/u.test(last.text))
      joined[joined.length - 1] = { ...run, text: last.text + run.text };
    else if (run.text !== '') joined.push({ ...run });
  }
  return joined;
}
