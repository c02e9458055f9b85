import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { inMemoryEngineContext } from '../../../../tests/helpers/in-memory-engine-context.ts';
import { makeClip, makeHouseClip, sampleFolder } from '../../../../tests/helpers/sample-media.ts';
import { paintPicture, speakAloud } from '../../../../tests/helpers/stand-in-media.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import type { EngineContext } from '../../ports/engine-context.ts';
import { blueOrder } from '../contracts/background-removal.contract.ts';
import { openFalBackgroundRemoval } from './fal-background-removal.ts';
import type { FalSettings } from './fal-client.ts';
import { openFalImageToVideo } from './fal-image-to-video.ts';
import { openFalLipSync } from './fal-lip-sync.ts';
import { openFalPictures } from './fal-pictures.ts';
import { openFalSpeech } from './fal-speech.ts';
import { redBox } from '../contracts/pictures.contract.ts';

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };

let folder: string;
let clipPath: string;
let houseClipPath: string;
let picturePath: string;
let speechPath: string;

beforeAll(async () => {
  folder = await sampleFolder();
  clipPath = await makeClip(path.join(folder, 'plain.mp4'), { seconds: 1, size: '180x320' });
  houseClipPath = await makeHouseClip(folder, { seconds: 0.2, size: '180x320' });
  picturePath = path.join(folder, 'picture.png');
  await writeFile(picturePath, paintPicture(90, 160));
  speechPath = path.join(folder, 'speech.wav');
  await writeFile(speechPath, await speakAloud('Stop.', 'nova'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Order = (settings: FalSettings, context: EngineContext, outputPath: string) => Promise<unknown>;
const orders: Record<string, Order> = {
  'lip-sync': (settings, context, outputPath) =>
    openFalLipSync({
      ...settings,
      model: 'fal-ai/latentsync',
      tools,
    }).synchronise({
      clipPath,
      analysis: {},
      external: null,
      text: 'Stop.',
      speech: { path: speechPath, durationSeconds: 0.5, findPhones: async () => null },
      overlayLines: [],
      outputPath,
      workFolder: path.dirname(outputPath),
      onProgress: () => {},
      context,
    }),
  speech: (settings, context, outputPath) =>
    openFalSpeech({ ...settings, ffmpegPath: 'ffmpeg' }).speak({
      text: 'Stop.',
      voice: 'nova',
      style: 'natural',
      speed: 1,
      workFolder: path.dirname(outputPath),
      context,
    }),
  'a picture': (settings, context, outputPath) =>
    openFalPictures(settings).draw({
      prompt: 'A red box',
      subject: redBox,
      shape: 'square',
      outputPath,
      context,
    }),
  'image-to-video': (settings, context, outputPath) =>
    openFalImageToVideo(settings).animate({
      picturePath,
      prompt: 'It turns',
      durationSeconds: 5,
      outputPath,
      context,
    }),
  'background removal': (settings, context, outputPath) =>
    openFalBackgroundRemoval({ ...settings, tools }).replace(blueOrder(houseClipPath, outputPath, context)),
};

const theOrder = /^\/(?!storage|upload)/;
/** More than the client sends: each of its requests gets the fault. */
const everyRetry = 9;

/** Every known fault of fal: the resulting error, and how many jobs fal has afterwards. */
const faults = {
  'the submission is refused': {
    fault: { kind: 'status', status: 500 },
    error: { status: 500 },
    jobCount: 0,
  },
  'a persistent rate limit': {
    fault: { kind: 'status', status: 429 },
    error: { status: 429, retryable: true },
    jobCount: 0,
  },
  'the submission gets no reply': {
    fault: { kind: 'hang' },
    error: { status: null, retryable: true },
    jobCount: 0,
  },
  'the reply to the submission is lost': {
    fault: { kind: 'lost-answer' },
    error: { status: null, retryable: true },
    jobCount: 1,
  },
  'the reply to the submission is an HTML page': {
    fault: { kind: 'not-json' },
    error: { status: null },
    jobCount: 0,
  },
  'the model rejects its input': { fault: 'fail-422', error: { status: 422, retryable: false }, jobCount: 1 },
  'completed with an error': { fault: 'say-error', error: { retryable: false }, jobCount: 1 },
  'the runner disconnects twice': { fault: 'fail-503', error: { status: 503 }, jobCount: 2 },
  'the result has an unexpected shape': { fault: 'malformed', error: { status: null }, jobCount: 1 },
  'the result has expired': { fault: 'expired', error: { status: 404, retryable: false }, jobCount: 1 },
  'the result is on a foreign host': { fault: 'foreign-host', error: { retryable: false }, jobCount: 1 },
  'the result is of the wrong type': { fault: 'no-media', error: { status: null }, jobCount: 1 },
} as const;

describe.each(Object.entries(orders))('%s by fal.ai @lists-021', (_engine, order) => {
  async function opened(pace: FalSettings['pace'] = {}) {
    const standIn = await startFalStandIn();
    standIn.behave({ polls: 0 });
    const settings = { ...standIn.settings, pace: { ...standIn.settings.pace, ...pace } };
    const outputPath = path.join(await temporaryFolder(), 'output');
    return { standIn, outputPath, order: (context: EngineContext) => order(settings, context, outputPath) };
  }

  test.each(Object.entries(faults))('%s', async (_name, { fault, error, jobCount }) => {
    const { standIn, outputPath, ...engine } = await opened({ timeoutMs: 400 });
    if (typeof fault === 'string') standIn.behave({ outcomes: [fault, fault] });
    else standIn.fail('POST', theOrder, fault, everyRetry);
    const ordered = engine.order(inMemoryEngineContext().context);
    await expect(ordered).rejects.toMatchObject({ name: 'ProviderError', provider: 'fal.ai', ...error });
    expect([standIn.orders().length, existsSync(outputPath)]).toEqual([jobCount, false]);
  });

  test('a slow, briefly unreachable job abandoned by one worker is finished by the next', async () => {
    const { standIn, ...engine } = await opened();
    standIn.behave({ outcomes: ['never'] });
    standIn.fail('POST', theOrder, { kind: 'slow', ms: 100 });
    standIn.fail('GET', /status$/, { kind: 'status', status: 502 });
    const dying = new AbortController();
    const { context } = inMemoryEngineContext({ signal: dying.signal });
    const first = engine.order(context);
    await expect.poll(() => standIn.asked('GET', /status$/).length).toBeGreaterThan(1);
    dying.abort(new Error('the worker stops'));
    await expect(first).rejects.toThrow('the worker stops');
    standIn.orders()[0]!.isDone = true;
    await engine.order({ ...context, signal: new AbortController().signal });
    expect([standIn.orders().length, standIn.asked('PUT', /cancel$/).length]).toEqual([1, 0]);
  });

  test('an abort cancels the job at fal', async () => {
    const { standIn, ...engine } = await opened();
    standIn.behave({ outcomes: ['never'] });
    const cancelling = new AbortController();
    const changes = { signal: cancelling.signal, isCancelled: async () => true };
    const ordered = engine.order(inMemoryEngineContext(changes).context);
    await expect.poll(() => standIn.orders().length).toBe(1);
    cancelling.abort(new Error('the user cancelled'));
    await expect(ordered).rejects.toThrow('the user cancelled');
    expect(standIn.orders()[0]!.cancelled).toBe(true);
  });

  test('an abort while the job is being submitted cancels it at fal @fix-051', async () => {
    const { standIn, ...engine } = await opened();
    standIn.behave({ outcomes: ['never'] });
    standIn.fail('POST', theOrder, { kind: 'slow', ms: 200 });
    const cancelling = new AbortController();
    const changes = { signal: cancelling.signal, isCancelled: async () => true };
    const ordered = engine.order(inMemoryEngineContext(changes).context);
    await expect.poll(() => standIn.asked('POST', theOrder).length).toBe(1);
    cancelling.abort(new Error('the user cancelled'));
    await expect(ordered).rejects.toThrow('the user cancelled');
    expect(standIn.orders().map(({ cancelled }) => cancelled)).toEqual([true]);
  });
});
