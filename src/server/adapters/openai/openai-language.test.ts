import { describe, expect, test } from 'vitest';
import { startOpenaiStandIn } from '../../../../tests/helpers/openai-stand-in/openai-stand-in.ts';
import { languageContract, scenesQuestion } from '../contracts/language.contract.ts';
import { openOpenaiLanguage } from './openai-language.ts';

async function opened() {
  const standIn = await startOpenaiStandIn();
  const language = openOpenaiLanguage(standIn.settings);
  const ask = () => language.ask({ ...scenesQuestion, signal: new AbortController().signal });
  const formats = () =>
    standIn
      .asked('POST', /completions$/)
      .map(
        ({ body }) =>
          (JSON.parse(body.toString()) as { response_format?: { type: string } }).response_format?.type,
      );
  return { standIn, language, ask, formats };
}

describe('an OpenAI-compatible language model', () => {
  languageContract(opened);
});

const good = JSON.stringify({
  title: 'Friends',
  scenes: [
    { place: 'inside', people: [] },
    { place: 'outside', people: ['Ada'] },
  ],
  mood: null,
});

test.each([
  ['json_schema', [], ['json_schema', 'json_schema']],
  ['json_object', ['json_schema'], ['json_schema', 'json_object', 'json_object']],
  ['no format', ['json_schema', 'json_object'], ['json_schema', 'json_object', undefined, undefined]],
])('a server that supports only %s is asked that way from then on', async (_name, unknownFormats, asked) => {
  const { standIn, ask, formats } = await opened();
  standIn.behave({ unknownFormats });
  await ask();
  await ask();
  expect(formats()).toEqual(asked);
});

test('JSON between prose and code fences is found', async () => {
  const { standIn, ask } = await opened();
  standIn.behave({ replies: [`Sure!\n\`\`\`json\n${good}\n\`\`\`\nAnything else?`] });
  expect(await ask()).toMatchObject({ title: 'Friends' });
});

test('a reply that does not match is requested once more, with the validation errors', async () => {
  const { standIn, ask } = await opened();
  standIn.behave({ replies: ['{"title": 7}', good] });
  expect(await ask()).toMatchObject({ title: 'Friends' });
  const [, second] = standIn.asked('POST', /completions$/);
  const { messages } = JSON.parse(second!.body.toString()) as {
    messages: { role: string; content: string }[];
  };
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages.at(-1)!.content).toContain('title');
});

test('a reply that never matches is a provider error', async () => {
  const { standIn, ask, formats } = await opened();
  standIn.behave({ replies: ['no', 'still no'] });
  await expect(ask()).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
  expect(formats().length).toBe(2);
});

test.each([
  ['a refusal', { refusal: 'I cannot do that' }, false],
  ['a filtered reply', { finishReason: 'content_filter' }, false],
  ['a truncated reply', { finishReason: 'length' }, true],
])('%s is a provider error', async (_name, behaviour, retryable) => {
  const { standIn, ask } = await opened();
  standIn.behave(behaviour);
  await expect(ask()).rejects.toMatchObject({ name: 'ProviderError', retryable });
});
