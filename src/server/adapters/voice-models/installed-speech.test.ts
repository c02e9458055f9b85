import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { transientContext } from '../../ports/engine-context.ts';
import { tryEngines } from '../../use-cases/hooks/try-engines.ts';
import { openEmbeddedSpeech } from '../embedded/embedded-speech.ts';
import { openInstalledSpeech } from './installed-speech.ts';
import { choiceFile, modelFolder } from './installed-model.ts';

const name = 'kitten-nano-en-v0_8-int8';
/** A tone generator; it checks Kitten's settings, and fails or crashes if the text says so. */
const packageSource = `
class OfflineTts {
  constructor({ model }) { if (!model.kitten.voices) throw new Error('no voices'); this.numSpeakers = 8; }
  generate({ text }) {
    if (text.includes('break')) throw new Error('broken');
    if (text.includes('crash')) process.kill(process.pid, 'SIGSEGV');
    return { sampleRate: 24000, samples: Float32Array.from({ length: 24000 }, (_, at) => 0.4 * Math.sin(at / 10)) };
  }
}
module.exports = { OfflineTts };`;

async function opened() {
  const dataFolder = await temporaryFolder();
  const packageName = path.join(dataFolder, 'package.cjs');
  await writeFile(packageName, packageSource);
  const lines: string[] = [];
  const log = {
    info: (facts: object, text: string) => void lines.push(`info ${JSON.stringify(facts)} ${text}`),
    warn: (_facts: object, text: string) => void lines.push(`warn ${text}`),
  };
  const speech = openInstalledSpeech({ dataFolder, ffmpegPath: 'ffmpeg', log, packageName });
  const speak = async (text: string) => {
    const context = transientContext(new AbortController().signal);
    const order = { text, voice: 'nova', style: 'natural', speed: 1 } as const;
    return speech.speak({ ...order, workFolder: await temporaryFolder(), context });
  };
  return { dataFolder, speech, speak, lines };
}

async function install(dataFolder: string) {
  const folder = modelFolder(dataFolder, name);
  await mkdir(folder, { recursive: true });
  for (const file of ['model.onnx', 'voices.bin', 'tokens.txt']) await writeFile(path.join(folder, file), '');
  await writeFile(choiceFile(dataFolder), name);
}

test('a model installed later is used without a restart, and the log names it', async () => {
  const { dataFolder, speech, speak, lines } = await opened();
  expect(speech.reads('Hello.')).toBe(false);
  await install(dataFolder);
  expect(speech.reads('Hello.')).toBe(true);
  expect((await speak('Hello.')).durationSeconds).toBeGreaterThan(0.5);
  expect(lines).toEqual([expect.stringMatching(`info .*${name}.*nova`) as string]);
});

test.each([
  ['throws', 'break', false],
  ['was removed', 'Hello.', true],
])('a model that %s falls back to the next voice and logs a warning', async (_what, text, isGone) => {
  const { dataFolder, speech, speak, lines } = await opened();
  await install(dataFolder);
  if (isGone) await rm(modelFolder(dataFolder, name), { recursive: true });
  await expect(speak(text)).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
  expect(lines).toEqual([expect.stringMatching(/^warn /) as string]);
  expect(speech.reads(text)).toBe(!isGone);
});

test('a native crash of the model ends only its own process, and the embedded voice takes over', async () => {
  const { dataFolder, speech, lines } = await opened();
  await install(dataFolder);
  const context = transientContext(new AbortController().signal);
  const workFolder = await temporaryFolder();
  const order = {
    text: 'It may crash.',
    voice: 'nova',
    style: 'natural',
    speed: 1,
    workFolder,
    context,
  } as const;
  const engines = [speech, openEmbeddedSpeech({ ffmpegPath: 'ffmpeg' })];
  const log = { warn: (_facts: object, text: string) => void lines.push(`warn ${text}`) };
  const { made, engine, notes } = await tryEngines('voice', engines, (one) => one.speak(order), log);
  expect(engine).toBe('embedded');
  expect(made.durationSeconds).toBeGreaterThan(0.5);
  expect(notes).toMatchObject([{ code: 'engine_replaced', failed: 'local', used: 'embedded' }]);
  expect(lines).toEqual([
    expect.stringMatching(/^warn installed voice model failed/) as string,
    expect.stringMatching(/^warn engine failed/) as string,
  ]);
});
