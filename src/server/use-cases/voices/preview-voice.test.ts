import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SpeakingStyle } from '#contract/voices.ts';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { correlation, readSpeechSamples } from '#studio/speech/listen.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { openEmbeddedSpeech } from '../../adapters/embedded/embedded-speech.ts';
import type { HookRow } from '../../db/hooks.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { speakHook, type SpeakDeps } from '../hooks/speak-hook.ts';
import { previewVoice } from './preview-voice.ts';

const script = 'Is *this* worth a shot? Yes!';
const deps = {
  ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
  voices: [openEmbeddedSpeech({ ffmpegPath: 'ffmpeg' })],
  log: { warn: () => {} },
};
const { signal } = new AbortController();

async function hearPreview(style: SpeakingStyle): Promise<Int16Array> {
  const folder = await temporaryFolder();
  const [coded, plain] = [path.join(folder, 'preview.m4a'), path.join(folder, 'preview.wav')];
  const blob = await previewVoice(deps, { voice: 'nova', style, speed: 1, script, signal });
  await writeFile(coded, Buffer.from(await blob.arrayBuffer()));
  await runFfmpeg({ args: ['-y', '-i', coded, '-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le', plain] });
  return (await readSpeechSamples(plain)).samples;
}

/** The speech that a hook's job stores before it films. */
async function hearHook(style: SpeakingStyle): Promise<Int16Array> {
  const workFolder = await temporaryFolder();
  let samples: Int16Array = new Int16Array();
  const put = async (_key: string, file: string) => {
    ({ samples } = await readSpeechSamples(file));
  };
  const context = { workFolder, signal, step: (_name: string, work: () => Promise<unknown>) => work() };
  const hook = { id: 'h', user_id: 'u', text: script, voice: 'nova', style, speed: 1, variation: 0 } as const;
  await speakHook(
    { ...deps, storage: { put } } as unknown as SpeakDeps,
    hook as HookRow & typeof hook,
    context as unknown as JobContext,
  );
  return samples;
}

function likeness(left: Int16Array, right: Int16Array): number {
  const length = Math.min(left.length, right.length);
  return correlation([...left.subarray(0, length)], [...right.subarray(0, length)]);
}

test('a preview matches the hook’s speech apart from its encoding; another style does not', async () => {
  const [preview, hook, other] = [
    await hearPreview('natural'),
    await hearHook('natural'),
    await hearHook('serious'),
  ];
  expect(hook.length).toBeGreaterThan(48_000);
  // The encoder pads its last frame.
  expect(Math.abs(preview.length - hook.length)).toBeLessThan(2048);
  expect(likeness(preview, hook)).toBeGreaterThan(0.97);
  expect(likeness(preview, other)).toBeLessThan(0.5);
});
