import { assert, constantFrom, array, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { narratives as heldOut } from '../../story-script/test-narratives/held-out.ts';
import { narratives } from '../../story-script/test-narratives/table.ts';
import { splitNarration } from './split-narration.ts';

const textOf = (runs: ReturnType<typeof splitNarration>): string => runs.map(({ text }) => text).join('');
const scenes = [...narratives, ...heldOut].flatMap(({ text }) => readNarrative(text).story.scenes);

describe('a narration in runs', () => {
  test('contains the whole narration of every test scene, and every run has words', () => {
    expect(scenes.length).toBeGreaterThan(150);
    for (const scene of scenes) {
      const runs = splitNarration(scene);
      expect(textOf(runs)).toBe(scene.narration);
      for (const { text } of runs) expect(text).toMatch(/[\p{L}\p{N}]/u);
    }
  });

  test('assigns only quotations to their characters', () => {
    const said = scenes.flatMap(({ quotations }) =>
      quotations.filter(({ characterId }) => characterId !== null),
    );
    expect(said.length).toBeGreaterThan(20);
    for (const scene of scenes) {
      const spoken = splitNarration(scene).filter(({ characterId }) => characterId !== null);
      for (const { text, characterId } of scene.quotations)
        if (characterId)
          expect(spoken.some((run) => run.characterId === characterId && run.text.includes(text))).toBe(true);
      if (scene.quotations.every(({ characterId }) => characterId === null)) expect(spoken).toEqual([]);
    }
  });

  test('keeps every character of any text', () => {
    const part = constantFrom(
      '"',
      '“',
      '”',
      "'",
      '’',
      'Hello',
      ' ',
      ', ',
      '.',
      '!',
      '\n',
      '…',
      'she said',
      '5',
    );
    const anyText = array(part, { maxLength: 40 }).map((parts) => parts.join(''));
    assert(
      property(anyText, string(), (narration, other) => {
        for (const text of [narration, other]) {
          const quotations = [{ text: 'Hello', characterId: 'a' }];
          expect(textOf(splitNarration({ narration: text, quotations }))).toBe(text);
        }
      }),
    );
  });

  test('keeps the speaker of rewritten words and uses the narrator for added words', () => {
    const quotations = [{ text: 'Good morning.', characterId: 'ana' }];
    const [, run] = splitNarration({ narration: 'Ana said, "Good evening."', quotations });
    expect(run).toEqual({ text: '"Good evening."', characterId: 'ana' });
    const added = splitNarration({ narration: 'Ana said, "Good evening." "Or not."', quotations });
    expect(added).toEqual([{ text: 'Ana said, "Good evening." "Or not."', characterId: null }]);
  });
});
