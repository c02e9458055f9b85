import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { transientContext } from '../../ports/engine-context.ts';
import { findEspeak, openEspeakSpeech } from './espeak-speech.ts';
import { speechContract } from '../contracts/speech.contract.ts';

const espeakPath = process.env['ESPEAK_NG_PATH'] ?? (await findEspeak());

describe.skipIf(espeakPath === null)('espeak-ng, if installed', () => {
  speechContract(async () => ({
    speech: openEspeakSpeech({ espeakPath: espeakPath!, ffmpegPath: 'ffmpeg' }),
    text: 'Остановись и посмотри на это, пожалуйста.',
  }));
});

test('a missing program is a provider error', async () => {
  const speech = openEspeakSpeech({ espeakPath: '/nowhere/espeak-ng', ffmpegPath: 'ffmpeg' });
  const order = { text: 'Привет', voice: 'nova', style: 'natural', speed: 1 } as const;
  const context = transientContext(new AbortController().signal);
  const spoken = speech.speak({ ...order, workFolder: await temporaryFolder(), context });
  await expect(spoken).rejects.toMatchObject({ name: 'ProviderError', provider: 'eSpeak NG' });
});
