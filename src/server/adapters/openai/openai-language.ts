import { z } from 'zod';
import { ProviderError } from '../../errors.ts';
import type { Language, LanguageQuestion } from '../../ports/language.ts';
import { openOpenai, type OpenaiSettings } from './openai-client.ts';
import { readVendorJson } from '../vendor/read-vendor-json.ts';
import { malformedReplyError, refused } from '../vendor/vendor-failure.ts';

const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});
type Message = { role: 'system' | 'user' | 'assistant'; content: string };
const operation = 'asking a language model';

/** From the strictest response format to the plainest. */
const answerFormats = ['json_schema', 'json_object', 'plain'] as const;
type AnswerFormat = (typeof answerFormats)[number];

export function openOpenaiLanguage(settings: OpenaiSettings): Language {
  const { vendor, model, urlOf, headers, timeoutMs } = openOpenai(settings);
  /** A response format that a server has refused is not tried again. */
  let formatIndex = 0;

  async function requestCompletion(
    messages: Message[],
    format: object | null,
    signal: AbortSignal,
  ): Promise<string> {
    const { choices } = await vendor.request(operation, {
      url: urlOf('/chat/completions'),
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ model, messages, ...(format ? { response_format: format } : {}) }),
      timeoutMs,
      retries: 2,
      read: readVendorJson(vendor.provider, operation, answerSchema),
      signal,
    });
    const { message, finish_reason: ending } = choices[0]!;
    if (message.refusal || ending === 'content_filter') {
      throw refused(vendor.provider, operation, 'the model refused to answer');
    }
    if (ending === 'length') throw malformedReplyError(vendor.provider, operation, 'the answer was cut off');
    return message.content ?? '';
  }

  async function requestInSupportedFormat(messages: Message[], question: LanguageQuestion<unknown>) {
    for (;;) {
      try {
        return await requestCompletion(
          messages,
          formatOf(answerFormats[formatIndex]!, question),
          question.signal,
        );
      } catch (error) {
        const isUnknownFormat =
          error instanceof ProviderError && (error.status === 400 || error.status === 422);
        if (!isUnknownFormat || formatIndex === answerFormats.length - 1) throw error;
        formatIndex += 1;
      }
    }
  }

  return {
    async ask(question) {
      const schema = JSON.stringify(z.toJSONSchema(question.answer));
      const messages: Message[] = [
        {
          role: 'system',
          content: `${question.instructions}\n\nAnswer with one JSON object that fits this JSON schema, and nothing else:\n${schema}`,
        },
        { role: 'user', content: question.input },
      ];
      const first = await requestInSupportedFormat(messages, question);
      const read = readObject(first, question.answer);
      if (read.success) return read.data;
      const repair = `That does not fit the schema: ${read.problem}. Answer again with the whole corrected JSON object.`;
      const second = await requestInSupportedFormat(
        [...messages, { role: 'assistant', content: first }, { role: 'user', content: repair }],
        question,
      );
      const repaired = readObject(second, question.answer);
      if (repaired.success) return repaired.data;
      throw malformedReplyError(vendor.provider, operation, 'the answer does not fit, also when asked again');
    },
  };
}

function formatOf(format: AnswerFormat, { name, answer }: LanguageQuestion<unknown>): object | null {
  if (format === 'plain') return null;
  if (format === 'json_object') return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name, strict: true, schema: z.toJSONSchema(answer) } };
}

type ReadObject<T> = { success: true; data: T } | { success: false; problem: string };

/** Models like to put their JSON between prose or in a code fence. */
function readObject<T>(content: string, schema: z.ZodType<T>): ReadObject<T> {
  let json: unknown;
  try {
    json = JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    return { success: false, problem: 'it is not JSON' };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { success: true, data: parsed.data };
  const [issue] = parsed.error.issues;
  return { success: false, problem: `${issue?.path.join('.') || 'the object'}: ${issue?.message}` };
}
