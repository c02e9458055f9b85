import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOpenaiStandIn } from '../../../../tests/helpers/openai-stand-in/openai-stand-in.ts';
import { sampleFolder } from '../../../../tests/helpers/sample-media.ts';
import { speakAloud } from '../../../../tests/helpers/stand-in-media.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import type { Fault } from '../../../../tests/helpers/vendor-stand-in.ts';
import { transientContext } from '../../ports/engine-context.ts';
import { scenesQuestion } from '../contracts/language.contract.ts';
import type { OpenaiSettings } from './openai-client.ts';
import { openOpenaiLanguage } from './openai-language.ts';
import { openOpenaiPictures } from './openai-pictures.ts';
import { openOpenaiSpeech } from './openai-speech.ts';
import { openOpenaiTranscription } from './openai-transcription.ts';
import { redBox } from '../contracts/pictures.contract.ts';

let folder: string;
let speechPath: string;

beforeAll(async () => {
  folder = await sampleFolder();
  speechPath = path.join(folder, 'speech.wav');
  await writeFile(speechPath, await speakAloud('Stop.', 'nova'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Engine = {
  ask: (settings: OpenaiSettings, outputPath: string, signal: AbortSignal) => Promise<unknown>;
  /** Number of attempts after a failure that may have been charged, and after an unreadable reply. */
  tries: { unclear: number; unreadable: number };
};
const engines: Record<string, Engine> = {
  speech: {
    ask: (settings, outputPath, signal) =>
      openOpenaiSpeech({ ...settings, ffmpegPath: 'ffmpeg' }).speak({
        text: 'Stop.',
        voice: 'nova',
        style: 'natural',
        speed: 1,
        workFolder: path.dirname(outputPath),
        context: transientContext(signal),
      }),
    tries: { unclear: 3, unreadable: 1 },
  },
  'a language model': {
    ask: (settings, _outputPath, signal) => openOpenaiLanguage(settings).ask({ ...scenesQuestion, signal }),
    tries: { unclear: 3, unreadable: 3 },
  },
  'a picture': {
    ask: (settings, outputPath, signal) =>
      openOpenaiPictures(settings).draw({
        prompt: 'A red box',
        subject: redBox,
        shape: 'square',
        outputPath,
        context: transientContext(signal),
      }),
    // Pictures are expensive, and a lost reply may have been charged.
    tries: { unclear: 1, unreadable: 1 },
  },
  transcription: {
    ask: (settings, outputPath, signal) =>
      openOpenaiTranscription({ ...settings, ffmpegPath: 'ffmpeg' }).transcribe({
        audioPath: speechPath,
        workFolder: path.dirname(outputPath),
        signal,
      }),
    tries: { unclear: 3, unreadable: 3 },
  },
};

const emptyAccount = { error: { code: 'insufficient_quota', message: 'You exceeded your quota' } };

/** Every known fault of such a server: the resulting error and the number of attempts. */
const faults: Record<string, [fault: Fault, error: object, tries: number | keyof Engine['tries']]> = {
  'a wrong key': [{ kind: 'status', status: 401 }, { status: 401, retryable: false }, 1],
  'an empty account': [
    { kind: 'status', status: 429, json: emptyAccount },
    { status: 429, retryable: false },
    1,
  ],
  'a persistent rate limit': [{ kind: 'status', status: 429 }, { status: 429, retryable: true }, 3],
  'a server error': [{ kind: 'status', status: 500 }, { status: 500, retryable: true }, 'unclear'],
  'a reply that never starts': [{ kind: 'hang' }, { status: null, retryable: true }, 'unclear'],
  'a reply that never ends': [{ kind: 'hang-in-body' }, { status: null, retryable: true }, 'unclear'],
  'a lost reply': [{ kind: 'lost-answer' }, { status: null, retryable: true }, 'unclear'],
  'an HTML page': [{ kind: 'not-json' }, { status: null, retryable: true }, 'unreadable'],
  'an unexpected shape': [{ kind: 'wrong-shape' }, { status: null, retryable: true }, 'unreadable'],
};

describe.each(Object.entries(engines))(
  '%s by an OpenAI-compatible server @lists-022',
  (_engine, { ask, tries }) => {
    async function opened(pace: OpenaiSettings['pace'] = {}) {
      const standIn = await startOpenaiStandIn();
      const settings = { ...standIn.settings, pace: { ...standIn.settings.pace, ...pace } };
      const outputPath = path.join(await temporaryFolder(), 'output');
      return {
        standIn,
        outputPath,
        ask: (signal = new AbortController().signal) => ask(settings, outputPath, signal),
      };
    }

    test.each(Object.entries(faults))('%s', async (_name, [fault, error, times]) => {
      const { standIn, outputPath, ...engine } = await opened(
        fault.kind.startsWith('hang') ? { timeoutMs: 200 } : {},
      );
      standIn.fail('POST', /./, fault, 9);
      await expect(engine.ask()).rejects.toMatchObject({
        name: 'ProviderError',
        provider: 'OpenAI',
        ...error,
      });
      expect(standIn.questions.length).toBe(typeof times === 'number' ? times : tries[times]);
      expect(existsSync(outputPath)).toBe(false);
    });

    test('a rate limit followed by a slow reply is retried and succeeds', async () => {
      const { standIn, ...engine } = await opened();
      standIn.fail('POST', /./, { kind: 'status', status: 429 });
      standIn.fail('POST', /./, { kind: 'slow', ms: 200 });
      await engine.ask();
      expect(standIn.questions.length).toBe(2);
    });

    test('an abort during a request stops further attempts', async () => {
      const { standIn, ...engine } = await opened();
      standIn.fail('POST', /./, { kind: 'hang' }, 9);
      const leaving = new AbortController();
      const asking = engine.ask(leaving.signal);
      await expect.poll(() => standIn.questions.length).toBe(1);
      leaving.abort(new Error('the user cancelled'));
      await expect(asking).rejects.toThrow('the user cancelled');
      expect(standIn.questions.length).toBe(1);
    });
  },
);
