import { describe, expect, it } from 'vitest';
import type { ReelLine } from '../reel/reel-plan.ts';
import { speak } from '../reel/test-reels.ts';
import { minStaySeconds, maxCharactersPerSecond, planPhrases, type Phrase } from './phrases.ts';

const stays = (phrase: Phrase): number => phrase.endSeconds - phrase.startSeconds;
const faults = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.filter(
    (phrase) =>
      stays(phrase) < minStaySeconds || [...phrase.text].length / stays(phrase) > maxCharactersPerSecond,
  );
const untilOf = (lines: readonly ReelLine[], index: number, end: number): number =>
  (lines[index + 1]?.startSeconds ?? end) - 0.12;

describe('captions', () => {
  it.each([
    { durationSeconds: 15, maxCharacters: 28 },
    { durationSeconds: 15, maxCharacters: 34 },
    { durationSeconds: 30, maxCharacters: 30 },
  ])(
    'of $durationSeconds s in at most $maxCharacters letters are readable',
    ({ durationSeconds, maxCharacters }) => {
      const lines = speak(durationSeconds);
      for (const [index, line] of lines.entries()) {
        const phrases = planPhrases(line, maxCharacters, untilOf(lines, index, durationSeconds));
        expect(phrases.map((phrase) => phrase.text).join(' ')).toBe(line.text);
        expect(faults(phrases)).toEqual([]);
        for (const [at, phrase] of phrases.slice(1).entries())
          expect(phrase.startSeconds).toBeGreaterThanOrEqual(phrases[at]!.endSeconds - 1e-9);
      }
    },
  );

  it('the check detects unreadable captions of one word each', () => {
    const [line] = speak(15);
    const single = line!.words.map((word) => ({
      text: word.word,
      times: [word.startSeconds],
      startSeconds: word.startSeconds,
      endSeconds: word.endSeconds,
    }));
    expect(faults(single).length).toBeGreaterThan(0);
  });

  it('keep the words of a name together', () => {
    const text = 'Come along with Zoë & Søn Studio from here.';
    const words = text.split(' ').map((word, at) => ({
      word,
      startSeconds: 1 + at * 0.32,
      endSeconds: 1.3 + at * 0.32,
    }));
    const line: ReelLine = { role: 'promise', text, startSeconds: 1, endSeconds: 3.9, words };
    for (const maxCharacters of [26, 28, 30]) {
      const captions = planPhrases(line, maxCharacters, 5).map((phrase) => phrase.text);
      expect(captions.filter((caption) => caption.includes('Zoë & Søn Studio'))).toHaveLength(1);
    }
  });

  it('keep the words of a script without spaces', () => {
    const line: ReelLine = {
      role: 'benefit',
      text: '新鮮なコーヒーを毎朝お届けします',
      startSeconds: 1,
      endSeconds: 3,
      words: [{ word: '新鮮なコーヒーを毎朝お届けします', startSeconds: 1, endSeconds: 3 }],
    };
    expect(planPhrases(line, 30, 4)).toMatchObject([{ text: line.text, times: [1] }]);
  });
});
