import path from 'node:path';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import { finishSpeech } from '#studio/speech/finish-speech.ts';
import { mainScript } from '#studio/speech/text/main-script.ts';
import type { Speech } from '../../ports/speech.ts';
import { openFal, type FalSettings } from './fal-client.ts';
import { audioOutput } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';
import { malformed } from '../vendor/vendor-failure.ts';

const american = 'fal-ai/kokoro/american-english';
const voices: Record<Voice, { endpoint: string; voice: string }> = {
  alloy: { endpoint: american, voice: 'af_alloy' },
  echo: { endpoint: american, voice: 'am_echo' },
  fable: { endpoint: 'fal-ai/kokoro/british-english', voice: 'bm_fable' },
  onyx: { endpoint: american, voice: 'am_onyx' },
  nova: { endpoint: american, voice: 'af_nova' },
  shimmer: { endpoint: american, voice: 'af_sky' },
};
/** The model has no styles, so they are expressed by speed. */
const tempos: Record<SpeakingStyle, number> = { natural: 1, enthusiastic: 1.07, serious: 0.93 };
const operation = 'speech';

/** Kokoro at fal.ai: English only, without timings. */
export function openFalSpeech(settings: FalSettings & { ffmpegPath: string }): Speech {
  const fal = openFal(settings);
  return {
    engine: 'fal',
    reads: (text) => mainScript(text) === 'Latin',
    async speak({ text, voice, style, speed, workFolder, context }) {
      const spoken = voices[voice];
      const url = await runFalJob(fal, {
        operation,
        endpoint: spoken.endpoint,
        input: async () => ({ prompt: text, voice: spoken.voice, speed: speed * tempos[style] }),
        output: audioOutput,
        context,
      });
      const partPath = path.join(workFolder, 'spoken.audio');
      await fal.download({ url, path: partPath, kind: 'audio', signal: context.signal });
      const finished = await finishSpeech({
        partPaths: [partPath],
        tempo: 1,
        workDir: workFolder,
        signal: context.signal,
        ffmpegPath: settings.ffmpegPath,
      });
      if (!finished) throw malformed(fal.vendor.provider, operation, 'the result is not speech');
      return { ...finished, phones: null, words: null };
    },
  };
}
