import { describe, expect, test } from 'vitest';
import { startOpenaiStandIn } from '../../../../tests/helpers/openai-stand-in/openai-stand-in.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { transientContext } from '../../ports/engine-context.ts';
import { openOpenaiSpeech } from './openai-speech.ts';
import { speechContract } from '../contracts/speech.contract.ts';

async function opened() {
  const standIn = await startOpenaiStandIn();
  const speech = openOpenaiSpeech({ ...standIn.settings, ffmpegPath: 'ffmpeg' });
  const say = async (text = 'Stop scrolling.') =>
    speech.speak({
      text,
      voice: 'echo',
      style: 'serious',
      speed: 1,
      workFolder: await temporaryFolder(),
      context: transientContext(new AbortController().signal),
    });
  const bodies = () =>
    standIn.asked('POST', /speech$/).map(({ body }) => JSON.parse(body.toString()) as Record<string, string>);
  return { standIn, speech, say, bodies };
}

describe('speech by an OpenAI-compatible server @lists-010', () => {
  speechContract(opened);
});

test('voice, style and model are requested, as WAV', async () => {
  const { say, bodies } = await opened();
  await say();
  expect(bodies()).toEqual([
    {
      model: 'a-model',
      voice: 'echo',
      input: 'Stop scrolling.',
      response_format: 'wav',
      instructions: 'Speak in a calm, serious and trustworthy manner.',
    },
  ]);
});

test('a long text is split into sentences, and none is lost', async () => {
  const { say, bodies } = await opened();
  const text = `${'Go. '.repeat(1_023)}Now it is the end of the first part. And here is the second.`;
  const { durationSeconds } = await say(text);
  const inputs = bodies().map(({ input }) => input!);
  expect(inputs.length).toBe(2);
  expect(Math.max(...inputs.map(({ length }) => length))).toBeLessThanOrEqual(4_096);
  expect(inputs.join(' ')).toBe(text);
  const { durationSeconds: ofOnePart } = await say('Go. '.repeat(15));
  expect(durationSeconds).toBeGreaterThan(ofOnePart + 1);
});

test('a rate limit is retried after Retry-After', async () => {
  const { standIn, say } = await opened();
  standIn.fail('POST', /speech$/, { kind: 'status', status: 429, headers: { 'retry-after': '1' } });
  await say();
  const [first, second] = standIn.asked('POST', /speech$/);
  expect(second!.atMs - first!.atMs).toBeGreaterThan(950);
});

test('errors contain no key, text or URL', async () => {
  const { standIn, say } = await opened();
  standIn.fail('POST', /speech$/, {
    kind: 'status',
    status: 400,
    json: { error: { message: 'Secret words.', code: 'bad_thing' } },
  });
  const error = (await say('Secret words.').catch((thrown: unknown) => thrown)) as Error;
  const said = JSON.stringify([error, error.message, (error.cause as Error).message]);
  expect(said).toContain('bad_thing');
  expect(said).not.toMatch(/Secret|sk-standin|127\.0\.0\.1/);
});
