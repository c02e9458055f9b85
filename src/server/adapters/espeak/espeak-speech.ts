import { execFile } from 'node:child_process';
import path from 'node:path';
import { FfmpegError } from '#studio/ffmpeg/ffmpeg-error.ts';
import { finishSpeech } from '#studio/speech/finish-speech.ts';
import { espeakReads, runEspeak } from '#studio/speech/run-espeak.ts';
import { ProviderError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';
import { malformedReplyError } from '../vendor/vendor-failure.ts';

const provider = 'eSpeak NG';
const operation = 'speaking';

/** Speaks scripts that the embedded voices cannot read, if espeak-ng is installed. Runs as a separate process. */
export function openEspeakSpeech({
  espeakPath,
  ffmpegPath,
}: {
  espeakPath: string;
  ffmpegPath: string;
}): Speech {
  return {
    engine: 'espeak',
    reads: espeakReads,
    async speak({ text, voice, style, speed, workFolder, context }) {
      const { signal } = context;
      const rawPath = path.join(workFolder, 'espeak.wav');
      try {
        await runEspeak({ espeakPath, text, voice, style, speed, outputPath: rawPath, signal });
      } catch (error) {
        if (!(error instanceof FfmpegError)) throw error;
        throw new ProviderError({ provider, operation, retryable: true, cause: error });
      }
      const finished = await finishSpeech({ partPaths: [rawPath], tempo: 1, workFolder, signal, ffmpegPath });
      if (!finished) throw malformedReplyError(provider, operation, 'it said nothing');
      return { ...finished, phones: null, words: null };
    },
  };
}

const program = 'espeak-ng';

/** The program's name if it is on the PATH and runs. */
export const findEspeak = (): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(program, ['--version'], { timeout: 5_000 }, (error) => resolve(error ? null : program));
  });
