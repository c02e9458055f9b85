import type { FalSettings } from '#server/adapters/fal/fal-client.ts';
import {
  Refusal,
  startVendorStandIn,
  type Answer,
  type Question,
  type WhenOver,
} from '../vendor-stand-in.ts';
import { models, type MadeFile } from './models.ts';
import { openFalWebhookSender, type Forgery } from './webhooks.ts';

type Outcome =
  | 'succeed'
  /** The model rejects its input. */
  | 'fail-422'
  /** The runner disconnected; not charged. */
  | 'fail-503'
  /** The status reports an error, but the result request does not fail. */
  | 'say-error'
  | 'malformed'
  /** The result file is gone. */
  | 'expired'
  /** The result is on a host outside fal. */
  | 'foreign-host'
  | 'no-media'
  /** Starts like a video. */
  | 'broken-video'
  | 'never';
type Job = {
  id: string;
  /** Where to send the webhook. */
  webhookUrl: string | null;
  isDone: boolean;
  root: string;
  endpoint: string;
  input: unknown;
  polls: number;
  outcome: Outcome;
  cancelled: boolean;
  output: Promise<object> | null;
};

const brokenVideo = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42and no more');
const infrastructure = { detail: 'Runner disconnected', error_type: 'runner_disconnected' };
const inference = (type: string) => ({
  detail: [{ loc: ['body'], msg: 'no', type, url: 'https://docs.fal.ai' }],
});

/** A local stand-in for the parts of fal.ai's queue and storage that we use, including faults. */
export async function startFalStandIn(whenOver?: WhenOver) {
  const apiKey = 'standin-id:standin-secret';
  const jobs = new Map<string, Job>();
  const files = new Map<string, MadeFile>();
  const webhooks = openFalWebhookSender();
  const behaviour = { outcomes: [] as Outcome[], /** Status polls before the job completes. */ polls: 2 };
  let origin = (): string => '';

  const authorise = ({ headers }: Question): void => {
    if (headers.authorization !== `Key ${apiKey}`) throw new Refusal(401, { detail: 'Invalid credentials' });
  };
  const keep = (file: MadeFile) => {
    const id = crypto.randomUUID();
    files.set(id, file);
    return { url: `${origin()}/files/${id}`, content_type: file.type, file_size: file.bytes.length };
  };
  const fetchFile = async (url: string): Promise<Uint8Array> => {
    const file = files.get(url.split('/').at(-1)!);
    if (!file) throw new Refusal(422, inference('file_download_error'));
    return file.bytes;
  };
  const jobOf = (root: string, id: string): Job => {
    const job = jobs.get(id);
    // As at fal, a job is found only under the path of its own app.
    if (!job || job.root !== root) throw new Refusal(404, { detail: 'Not found' });
    return job;
  };

  function submit(question: Question, endpoint: string): Answer {
    authorise(question);
    const model = models[endpoint];
    if (!model) throw new Refusal(404, { detail: `Application '${endpoint}' not found` });
    const parsed = model.input.safeParse(JSON.parse(question.body.toString()));
    const outcome = behaviour.outcomes.shift() ?? 'succeed';
    const root = endpoint.split('/').slice(0, 2).join('/');
    const id = crypto.randomUUID();
    const input = parsed.success ? parsed.data : null;
    jobs.set(id, {
      id,
      webhookUrl: question.url.searchParams.get('fal_webhook'),
      isDone: false,
      root,
      endpoint,
      input,
      polls: 0,
      outcome: input ? outcome : 'fail-422',
      cancelled: false,
      output: null,
    });
    const url = `${origin()}/${root}/requests/${id}`;
    return {
      json: {
        status: 'IN_QUEUE',
        request_id: id,
        gateway_request_id: id,
        response_url: url,
        status_url: `${url}/status`,
        cancel_url: `${url}/cancel`,
        queue_position: 0,
      },
    };
  }

  /** Sends the webhook, with the result. Returns the receiver's status, or null without a webhook URL. */
  async function notify(job: Job, forgery: Forgery = {}): Promise<number | null> {
    if (!job.webhookUrl) return null;
    const isFailure = job.outcome.startsWith('fail') || job.outcome === 'say-error';
    const ending = isFailure ? { status: 'ERROR', error: 'Invalid status code: 422' } : { status: 'OK' };
    const payload = { images: [{ url: 'https://v3.fal.media/files/what-nobody-should-fetch.png' }] };
    const event = { request_id: job.id, gateway_request_id: job.id, ...ending, payload };
    return webhooks.send(job.webhookUrl, event, forgery);
  }
  const make = (job: Job): Promise<object> =>
    (job.output ??= models[job.endpoint]!.make(job.input, fetchFile, keep));
  /** Completes the job, whatever the number of polls. */
  function finish(job: Job): Promise<number | null> {
    job.isDone = true;
    return notify(job);
  }

  function status(question: Question, root: string, id: string): Answer {
    authorise(question);
    const job = jobOf(root, id);
    job.polls += 1;
    const isOver = job.outcome !== 'never' && job.polls > behaviour.polls;
    if (isOver && !job.isDone) void finish(job);
    if (!job.isDone)
      return { status: 202, json: { status: job.polls === 1 ? 'IN_QUEUE' : 'IN_PROGRESS', request_id: id } };
    const error = job.outcome === 'say-error' || job.outcome.startsWith('fail') ? { error: 'it failed' } : {};
    return { json: { status: 'COMPLETED', request_id: id, metrics: { inference_time: 1 }, ...error } };
  }

  async function result(question: Question, root: string, id: string): Promise<Answer> {
    authorise(question);
    const job = jobOf(root, id);
    switch (job.outcome) {
      case 'fail-422':
        throw new Refusal(422, inference('content_policy_violation'));
      case 'fail-503':
        throw new Refusal(503, infrastructure);
      case 'malformed':
        return { json: { something: 'else' } };
      case 'no-media':
        return { json: mediaOutput(keep({ bytes: Buffer.from('no media at all'), type: 'video/mp4' })) };
      case 'broken-video':
        return { json: mediaOutput(keep({ bytes: brokenVideo, type: 'video/mp4' })) };
      case 'foreign-host':
        return { json: mediaOutput({ url: 'http://127.0.0.2:9/stolen' }) };
      case 'say-error':
      case 'expired':
        return { json: mediaOutput({ url: `${origin()}/files/${crypto.randomUUID()}` }) };
      default:
        return { json: await make(job) };
    }
  }

  const server = await startVendorStandIn((originOf) => {
    origin = originOf;
    return [
      ['GET', /^\/\.well-known\/jwks\.json$/, () => ({ json: webhooks.jwks() })],
      [
        'POST',
        /^\/storage\/upload\/initiate$/,
        (question) => {
          authorise(question);
          const id = crypto.randomUUID();
          return { json: { upload_url: `${origin()}/upload/${id}`, file_url: `${origin()}/files/${id}` } };
        },
      ],
      [
        'PUT',
        /^\/upload\/([\w-]+)$/,
        ({ headers, body }, [id]) => {
          if (headers.authorization) throw new Refusal(400, { detail: 'Only one auth mechanism allowed' });
          files.set(id!, { bytes: body, type: headers['content-type'] ?? '' });
          return { json: {} };
        },
      ],
      [
        'GET',
        /^\/files\/([\w-]+)$/,
        (_question, [id]) => {
          const file = files.get(id!);
          if (!file) throw new Refusal(404, { detail: 'Not found' });
          return file;
        },
      ],
      [
        'GET',
        /^\/([\w-]+\/[\w-]+)\/requests\/([\w-]+)\/status$/,
        (question, [root, id]) => status(question, root!, id!),
      ],
      [
        'GET',
        /^\/([\w-]+\/[\w-]+)\/requests\/([\w-]+)$/,
        (question, [root, id]) => result(question, root!, id!),
      ],
      [
        'PUT',
        /^\/([\w-]+\/[\w-]+)\/requests\/([\w-]+)\/cancel$/,
        (question, [root, id]) => {
          authorise(question);
          const job = jobOf(root!, id!);
          if (job.isDone) throw new Refusal(400, { status: 'ALREADY_COMPLETED' });
          job.cancelled = true;
          return { status: 202, json: { status: 'CANCELLATION_REQUESTED' } };
        },
      ],
      ['POST', /^\/((?:[\w.-]+\/)+[\w.-]+)$/, (question, [endpoint]) => submit(question, endpoint!)],
    ];
  }, whenOver);
  const settings: FalSettings = {
    apiKey,
    queueUrl: server.url,
    restUrl: server.url,
    pace: { firstRetryMs: 20, pollEveryMs: 20, timeoutMs: 20_000 },
  };
  return {
    ...server,
    apiKey,
    settings,
    jwksUrl: `${server.url}/.well-known/jwks.json`,
    webhooks,
    notify,
    finish,
    /** Makes the job's result before it is requested, as a vendor does. */
    make,
    /** Every submitted job, in order. */
    orders: () => [...jobs.values()],
    behave: (changes: Partial<typeof behaviour>) => void Object.assign(behaviour, changes),
  };
}

/** The file under every model's own output field. */
const mediaOutput = (file: object) => ({ video: file, audio: file, images: [file] });
