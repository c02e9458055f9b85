import { expect, test } from 'vitest';
import { writeReelScript } from '#studio/reel-script/write-reel-script.ts';
import type { ReelBrief, ReelLine } from '#studio/reel-script/reel-script.ts';
import { startOpenaiStandIn } from '../../../../tests/helpers/openai-stand-in/openai-stand-in.ts';
import { openOpenaiLanguage } from '../../adapters/openai/openai-language.ts';
import { askForScript } from './ask-for-script.ts';

const brief: ReelBrief = {
  brandName: 'Loam',
  industry: 'Healthcare',
  intent: 'offer',
  offer: 'First visit for 20 euros',
  durationSeconds: 15,
  version: 0,
};
const good = writeReelScript(brief).lines;
const changed = (index: number, text: string): ReelLine[] =>
  good.map((line, at) => (at === index ? { ...line, text } : line));

async function ask(...answers: ReelLine[][]) {
  const standIn = await startOpenaiStandIn();
  standIn.behave({ replies: answers.map((lines) => JSON.stringify({ lines })) });
  const language = { engine: 'openai', ...openOpenaiLanguage(standIn.settings) };
  const script = askForScript(language, brief, new AbortController().signal);
  const settled = await Promise.allSettled([script]);
  const inputs = standIn
    .asked('POST', /completions$/)
    .map(
      ({ body }) => (JSON.parse(body.toString()) as { messages: { content: string }[] }).messages[1]!.content,
    );
  return { outcome: settled[0], inputs };
}

test('a valid script is accepted unchanged, including the user’s own number', async () => {
  const { outcome, inputs } = await ask(good);
  expect(outcome).toEqual({ status: 'fulfilled', value: good });
  expect(good.some(({ text }) => text.includes('20 euros'))).toBe(true);
  expect(JSON.parse(inputs[0]!)).toMatchObject({ brandName: 'Loam', offer: brief.offer, words: 32 });
});

test.each([
  ['claim: guarantee', changed(1, 'We guarantee it.')],
  ['claim: cured', changed(1, 'You are cured soon.')],
  ['roles', good.slice(1)],
  ['length', changed(1, 'And then you wait some more. '.repeat(8).trim())],
  ['grammar: no end', changed(1, 'We look after you')],
])(
  'a faulty script (%s) is sent back once with the fault, and the second is accepted',
  async (fault, bad) => {
    const { outcome, inputs } = await ask(bad, good);
    expect(outcome).toEqual({ status: 'fulfilled', value: good });
    const second = JSON.parse(inputs[1]!) as { because: string[]; rejected: ReelLine[] };
    expect(second.because.join()).toContain(fault);
    expect(second.rejected).toEqual(bad);
  },
);

test('a script that stays faulty is rejected with the codes of its faults', async () => {
  const bad = changed(1, 'We promise a full recovery in 3 days.');
  const { outcome } = await ask(bad, bad);
  expect(outcome).toMatchObject({
    status: 'rejected',
    reason: {
      name: 'ProviderError',
      provider: 'openai',
      retryable: false,
      cause: { message: expect.stringContaining('claim: 3') },
    },
  });
});
