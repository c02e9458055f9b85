import { z } from 'zod';
import type { OpenaiSettings } from '#server/adapters/openai/openai-client.ts';
import { voices } from '#contract/voices.ts';
import { readWavSamples } from '#studio/speech/wav.ts';
import { paintPicture, speakAloud, withoutLength } from '../stand-in-media.ts';
import {
  Refusal,
  startVendorStandIn,
  type Answer,
  type Question,
  type WhenOver,
} from '../vendor-stand-in.ts';
import { fitSchema } from './fit-schema.ts';

const wrong = (status: number, code: string | null, message: string): Refusal =>
  new Refusal(status, { error: { message, type: 'invalid_request_error', param: null, code } });

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw wrong(400, 'invalid_value', `${issue?.path.join('.')}: ${issue?.message}`);
}

const speechSchema = z.strictObject({
  model: z.string(),
  voice: z.enum(voices),
  input: z.string().min(1).max(4_096),
  instructions: z.string().optional(),
  response_format: z.literal('wav'),
});
const chatSchema = z.strictObject({
  model: z.string(),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .min(1),
  response_format: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('json_object') }),
      z.strictObject({
        type: z.literal('json_schema'),
        json_schema: z.strictObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.literal(true),
          schema: z.looseObject({}),
        }),
      }),
    ])
    .optional(),
});
const pictureSchema = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1),
  n: z.literal(1),
  size: z.enum(['1024x1024', '1536x1024', '1024x1536']),
});

/** The text of every transcript. */
export const transcript = 'Stop scrolling and look at this';

type Behaviour = {
  /** Formats that this server rejects with 400. */
  unknownFormats: string[];
  /** Replies that replace a matching object, one per request. */
  replies: string[];
  refusal: string | null;
  finishReason: string;
};

/** A local stand-in for the parts of OpenAI's API that we use. */
export async function startOpenaiStandIn(whenOver?: WhenOver) {
  const apiKey = 'sk-standin-1234567890';
  const behaviour: Behaviour = { unknownFormats: [], replies: [], refusal: null, finishReason: 'stop' };
  const jsonOf = ({ headers, body }: Question): unknown => {
    authorise(headers.authorization);
    return JSON.parse(body.toString()) as unknown;
  };
  const authorise = (header: string | undefined): void => {
    if (header !== `Bearer ${apiKey}`) throw wrong(401, 'invalid_api_key', 'Incorrect API key provided');
  };

  async function speak(question: Question): Promise<Answer> {
    const { input, voice } = read(speechSchema, jsonOf(question));
    // The beginning of a long text is enough for the tests.
    return { bytes: withoutLength(await speakAloud(input.slice(0, 60), voice)), type: 'audio/wav' };
  }

  function chat(question: Question): Answer {
    const { response_format: format, messages } = read(chatSchema, jsonOf(question));
    if (format && behaviour.unknownFormats.includes(format.type)) {
      throw wrong(400, null, `'response_format.type' must not be ${format.type}`);
    }
    const schema =
      format?.type === 'json_schema'
        ? format.json_schema.schema
        : (JSON.parse(/JSON schema[^{]*(\{.*\})/s.exec(messages[0]!.content)![1]!) as object);
    const content = behaviour.replies.shift() ?? JSON.stringify(fitSchema(schema));
    const { refusal, finishReason } = behaviour;
    const message = refusal ? { content: null, refusal } : { content };
    return {
      json: { choices: [{ message: { role: 'assistant', ...message }, finish_reason: finishReason }] },
    };
  }

  async function transcribe({ headers, body }: Question): Promise<Answer> {
    authorise(headers.authorization);
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    if (form.get('response_format') !== 'verbose_json' || form.get('timestamp_granularities[]') !== 'word') {
      return { json: { text: transcript } };
    }
    const wav = new Uint8Array(await (form.get('file') as File).arrayBuffer());
    const { samples, sampleRate } = readWavSamples(wav);
    const seconds = samples.length / sampleRate;
    const words = transcript.split(' ');
    const share = seconds / words.length;
    return {
      json: {
        task: 'transcribe',
        language: 'english',
        duration: seconds,
        text: transcript,
        words: words.map((word, index) => ({ word, start: index * share, end: (index + 0.9) * share })),
      },
    };
  }

  const server = await startVendorStandIn(
    () => [
      ['POST', /^\/v1\/audio\/speech$/, speak],
      ['POST', /^\/v1\/chat\/completions$/, chat],
      ['POST', /^\/v1\/audio\/transcriptions$/, transcribe],
      [
        'POST',
        /^\/v1\/images\/generations$/,
        (question) => {
          const [width = 1, height = 1] = read(pictureSchema, jsonOf(question)).size.split('x').map(Number);
          const picture = paintPicture(width, height).toString('base64');
          return { json: { created: 1, data: [{ b64_json: picture }] } };
        },
      ],
    ],
    whenOver,
  );
  const settings: OpenaiSettings = {
    baseUrl: `${server.url}/v1`,
    apiKey,
    model: 'a-model',
    pace: { firstRetryMs: 20, timeoutMs: 20_000 },
  };
  return {
    ...server,
    apiKey,
    settings,
    behave: (changes: Partial<Behaviour>) => void Object.assign(behaviour, changes),
  };
}
