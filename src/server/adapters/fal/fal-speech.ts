import path from 'node:path';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import { finishSpeech } from '#studio/speech/finish-speech.ts';
import { mainScript } from '#studio/speech/text/main-script.ts';
import type { Speech } from '../../ports/speech.ts';
import { openFal, type FalSettings } from './fal-client.ts';
import { audioOutput } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';
import { malformedReplyError } from '../vendor/vendor-failure.ts';

const american = 'fal-ai/kokoro/american-english';
const british = 'fal-ai/kokoro/british-english';
const falVoices: Record<Voice, { endpoint: string; id: string }> = {
  alloy: { endpoint: american, id: 'af_alloy' },
  echo: { endpoint: american, id: 'am_echo' },
  fable: { endpoint: british, id: 'bm_fable' },
  onyx: { endpoint: american, id: 'am_onyx' },
  nova: { endpoint: american, id: 'af_nova' },
  // Kokoro has no voice of that name.
  shimmer: { endpoint: american, id: 'af_sky' },
};
/** The model has no speaking styles; speed stands in for them. */
const styleSpeeds: Record<SpeakingStyle, number> = { natural: 1, enthusiastic: 1.07, serious: 0.93 };
const operation = 'speech';

/** Kokoro at fal.ai: English voices, which read any text in Latin script; without timings. */
export function openFalSpeech(settings: FalSettings & { ffmpegPath: string }): Speech {
  const fal = openFal(settings);
  return {
    engine: 'fal',
    reads: (text) => mainScript(text) === 'Latin',
    async speak({ text, voice, style, speed, workFolder, context }) {
      const { endpoint, id } = falVoices[voice];
      const url = await runFalJob(fal, {
        operation,
        endpoint,
        input: async () => ({ prompt: text, voice: id, speed: speed * styleSpeeds[style] }),
        output: audioOutput,
        context,
      });
      const spokenPath = path.join(workFolder, 'spoken.audio');
      await fal.download({ url, path: spokenPath, kind: 'audio', signal: context.signal });
      const finished = await finishSpeech({
        partPaths: [spokenPath],
        // The model has already applied the speed.
        tempo: 1,
        workFolder,
        signal: context.signal,
        ffmpegPath: settings.ffmpegPath,
      });
      if (!finished) throw malformedReplyError(fal.vendor.provider, operation, 'the result is not speech');
      return { ...finished, phones: null, words: null };
    },
  };
}
