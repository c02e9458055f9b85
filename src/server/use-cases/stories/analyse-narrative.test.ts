import { expect, onTestFinished, test } from 'vitest';
import { startOpenaiStandIn } from '../../../../tests/helpers/openai-stand-in/openai-stand-in.ts';
import { narrative, tellOf } from '../../../../tests/helpers/test-story.ts';
import { openOpenaiLanguage } from '../../adapters/openai/openai-language.ts';
import { ProviderError } from '../../errors.ts';
import type { Language } from '../../ports/language.ts';
import { checkNarrative } from './check-narrative.ts';
import { analyseNarrative } from './analyse-narrative.ts';

const { signal } = new AbortController();

const tell = (text: string, ask?: (input: string) => unknown) => {
  const model = { engine: 'openai', ask: async ({ input }: { input: string }) => ask?.(input) };
  const languages = ask ? [model as Language & { engine: 'openai' }] : [];
  return analyseNarrative({ languages, log: { warn: () => {} } }, text, signal);
};

test('a connected language model splits the narrative', async () => {
  const { story, reading } = await tell(narrative, () => tellOf(narrative));
  expect(story.characters.map(({ name }) => name)).toEqual(['Maya', 'Tom']);
  expect(reading).toMatchObject({ engine: 'openai', engineNotes: [] });
});

test('a story that violates the rules is sent back once, with its faults @story-022', async () => {
  const asked: string[] = [];
  const shortened = { ...tellOf(narrative), scenes: tellOf(narrative).scenes.slice(1) };
  const { reading } = await tell(narrative, (input) => {
    asked.push(input);
    return asked.length === 1 ? shortened : tellOf(narrative);
  });
  expect(reading.engine).toBe('openai');
  expect(JSON.parse(asked[1]!)).toMatchObject({ because: ['sentence-lost'] });
});

test.each([
  [
    'is unreachable',
    () => {
      throw new ProviderError({
        provider: 'P',
        operation: 'o',
        retryable: true,
        cause: new Error('HTTP 500'),
      });
    },
    'HTTP 500',
  ],
  ['invents sentences twice', () => tellOf(`${narrative}\n\nThen a dragon came.`), /words-added/],
  ['names unknown characters', () => ({ ...tellOf(narrative), characters: [] }), /unknown-character/],
])(
  'the embedded rules replace a model that %s, and the reason is stored @story-023',
  async (_name, ask, reason) => {
    const { story, reading } = await tell(narrative, ask);
    expect(reading).toMatchObject({
      engine: 'embedded',
      engineNotes: [
        {
          code: 'engine_replaced',
          part: 'story',
          failed: 'openai',
          used: 'embedded',
          reason: expect.stringMatching(reason) as string,
        },
      ],
    });
    expect(story.scenes.map(({ narration }) => narration).join(' ')).toContain('Maya opens her small café');
  },
);

test('a model that hangs is replaced by the embedded rules after a timeout; a slow one is waited for @story-024', async () => {
  const standIn = await startOpenaiStandIn(onTestFinished);
  const language = { ...openOpenaiLanguage(standIn.settings), engine: 'openai' as const };
  const ask = (modelTimeoutMs: number) =>
    analyseNarrative({ languages: [language], log: { warn: () => {} }, modelTimeoutMs }, narrative, signal);
  standIn.behave({ replies: [JSON.stringify(tellOf(narrative)), JSON.stringify(tellOf(narrative))] });
  standIn.fail('POST', /completions$/, { kind: 'slow', ms: 300 });
  expect((await ask(20_000)).reading).toMatchObject({ engine: 'openai', engineNotes: [] });
  standIn.fail('POST', /completions$/, { kind: 'hang' }, 9);
  const startedAt = performance.now();
  expect((await ask(1_000)).reading).toMatchObject({
    engine: 'embedded',
    engineNotes: [{ code: 'engine_replaced', part: 'story', failed: 'openai', reason: 'no story in 1 s' }],
  });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test('a client that disconnects aborts the model, and no fallback starts', async () => {
  const leaving = new AbortController();
  const model = {
    engine: 'openai' as const,
    ask: () => {
      leaving.abort(new Error('gone'));
      return Promise.reject(new Error('gone'));
    },
  };
  const told = analyseNarrative({ languages: [model], log: { warn: () => {} } }, narrative, leaving.signal);
  await expect(told).rejects.toThrow('gone');
});

test.each([
  ['only emoji', '🎉🎈 '.repeat(30)],
  ['only punctuation', '... !!! --- '.repeat(10)],
])('%s contain no story, and no model is queried', async (_name, text) => {
  await expect(
    tell(text, () => {
      throw new Error('asked');
    }),
  ).rejects.toMatchObject({ code: 'narrative_empty', status: 422 });
});

test.each([
  ['a script', `<script>alert('x')</script><img src=x onerror=alert(1)> Tom opens his shop. It rains.`],
  ['one very long sentence', 'and then she walked on '.repeat(400)],
  [
    'Chinese',
    '清晨，小美打开了她的咖啡店。雨下得很大，街上没有人。中午，邻居老王走了进来，点了一杯咖啡。傍晚，小美数着钱。第二天，门口排起了长队。',
  ],
])('%s is processed like any other text', async (_name, text) => {
  const { story } = await tell(checkNarrative(text));
  const letters = (words: string): string => words.replaceAll(/[^\p{L}\p{N}]/gu, '');
  expect(letters(story.scenes.map(({ narration }) => narration).join(''))).toBe(letters(text));
});

test.each([
  ['  too short  ', 'narrative_too_short', '41 more characters needed'],
  ['x'.repeat(10_001), 'narrative_too_long', 'Please keep your story under 10,000 characters'],
])('a narrative of the wrong length gets its own error @story-007', (text, code, message) => {
  expect(() => checkNarrative(text)).toThrow(expect.objectContaining({ code, message }) as Error);
});
