import path from 'node:path';
import type { SpeakingStyle } from '#contract/voices.ts';
import { cutText } from '#studio/speech/text/cut-text.ts';
import { finishSpeech } from '#studio/speech/finish-speech.ts';
import type { Speech } from '../../ports/speech.ts';
import { openOpenai, type OpenaiSettings } from './openai-client.ts';
import { saveVendorFile } from '../vendor/save-vendor-file.ts';
import { malformedReplyError } from '../vendor/vendor-failure.ts';

const maxInputCharacters = 4_096;
/** Ten minutes at 24 kHz. */
const maxPartBytes = 30_000_000;
const operation = 'speaking';

/** Models such as tts-1 ignore it. */
const instructions: Record<SpeakingStyle, string> = {
  natural: 'Speak naturally and clearly, as in a short social video.',
  enthusiastic: 'Speak with warm, lively enthusiasm, as somebody who has just discovered something great.',
  serious: 'Speak in a calm, serious and trustworthy manner.',
};

/**
 * Speech by OpenAI or a compatible server. Without timings: callers that animate a mouth align the audio with the text.
 */
export function openOpenaiSpeech(settings: OpenaiSettings & { ffmpegPath: string }): Speech {
  const { vendor, model, urlOf, headers, timeoutMs } = openOpenai(settings);
  return {
    engine: 'openai',
    reads: (text) => /[\p{L}\p{N}]/u.test(text),
    async speak({ text, voice, style, speed, workFolder, context }) {
      const { signal } = context;
      const partPaths: string[] = [];
      for (const [index, input] of cutText(text, maxInputCharacters).entries()) {
        const partPath = path.join(workFolder, `spoken-${index}.wav`);
        const body = { model, voice, input, response_format: 'wav', instructions: instructions[style] };
        await vendor.request(operation, {
          url: urlOf('/audio/speech'),
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', accept: 'application/octet-stream' },
          body: JSON.stringify(body),
          timeoutMs,
          retries: 2,
          read: (response) =>
            saveVendorFile(response, {
              provider: vendor.provider,
              operation,
              path: partPath,
              maxBytes: maxPartBytes,
            }),
          signal,
        });
        partPaths.push(partPath);
      }
      // The app applies the speed itself, because newer models ignore the parameter.
      const finished = await finishSpeech({
        partPaths,
        tempo: speed,
        workFolder,
        signal,
        ffmpegPath: settings.ffmpegPath,
      });
      if (!finished) throw malformedReplyError(vendor.provider, operation, 'the response is not speech');
      return { ...finished, phones: null, words: null };
    },
  };
}
