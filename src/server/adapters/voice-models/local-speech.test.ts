import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { transientContext } from '../../ports/engine-context.ts';
import { openLocalSpeech } from './local-speech.ts';
import { speechContract } from '../contracts/speech.contract.ts';

/** A fake sherpa-onnx-node with the same API; its voices are tones, one pitch per speaker. */
const packageSource = `
class OfflineTts {
  constructor(config) {
    const { kokoro } = config.model;
    for (const name of ['model', 'voices', 'tokens', 'dataDir']) if (!kokoro[name]) throw new Error(name + ' is missing');
    this.numSpeakers = 11;
    this.sampleRate = 24000;
  }
  generate({ text, sid, speed, enableExternalBuffer }) {
    if (enableExternalBuffer !== false) throw new Error('memory cannot be shared');
    if (text.includes('break')) throw new Error('broken');
    const length = Math.round((text.length * 0.07 * 24000) / speed);
    const samples = Float32Array.from({ length }, (_, at) => 0.4 * Math.sin((at * (110 + 20 * sid) * 2 * Math.PI) / 24000));
    return { samples, sampleRate: 24000 };
  }
}
module.exports = { OfflineTts };
`;

async function opened(files: string[] = ['model.onnx', 'voices.bin', 'tokens.txt']) {
  const folder = await temporaryFolder();
  const packageName = path.join(folder, 'package.cjs');
  await writeFile(packageName, packageSource);
  const modelFolder = path.join(folder, 'kokoro');
  await mkdir(path.join(modelFolder, 'espeak-ng-data'), { recursive: true });
  for (const file of files) await writeFile(path.join(modelFolder, file), '');
  return { speech: await openLocalSpeech({ folder: modelFolder, ffmpegPath: 'ffmpeg', packageName }) };
}

describe('a local voice model @lists-012', () => {
  speechContract(opened);
});

test('a missing package fails at startup with installation instructions', async () => {
  const folder = await temporaryFolder();
  const opening = openLocalSpeech({ folder, ffmpegPath: 'ffmpeg', packageName: 'not-installed-voices' });
  await expect(opening).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('npm install --no-save sherpa-onnx-node') as string,
  });
});

test.each([
  ['a model', ['tokens.txt'], '.onnx'],
  ['its tokens', ['model.onnx'], 'tokens.txt'],
])('a folder without %s fails at startup', async (_name, files, missing) => {
  await expect(opened(files)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(missing) as string,
  });
});

test('a model that throws is a provider error', async () => {
  const { speech } = await opened();
  const order = { text: 'break', voice: 'nova', style: 'natural', speed: 1 } as const;
  const context = transientContext(new AbortController().signal);
  const spoken = speech.speak({ ...order, workFolder: await temporaryFolder(), context });
  await expect(spoken).rejects.toMatchObject({ name: 'ProviderError' });
});
