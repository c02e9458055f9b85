import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import type { Transcription } from '../../ports/transcription.ts';
import { openOpenai, type OpenaiSettings } from './openai-client.ts';
import { readVendorJson } from '../vendor/read-vendor-json.ts';

const answerSchema = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number().min(0), end: z.number().min(0) })),
});
const operation = 'transcribing';

/** Needs a model that returns word timings, such as whisper-1. */
export function openOpenaiTranscription(settings: OpenaiSettings & { ffmpegPath: string }): Transcription {
  const { vendor, model, urlOf, headers, timeoutMs } = openOpenai(settings);
  return {
    async transcribe({ audioPath, workFolder, signal }) {
      const smallPath = path.join(workFolder, `transcribe-${crypto.randomUUID()}.wav`);
      try {
        // The model's input format; the limit of 25 MB is about 13 minutes of it.
        const format = ['-ar', '16000', '-ac', '1', '-c:a', 'pcm_s16le'];
        await runFfmpeg({
          args: ['-y', '-i', audioPath, '-map', '0:a:0', ...format, smallPath],
          signal,
          ffmpegPath: settings.ffmpegPath,
        });
        const body = new FormData();
        body.set('file', new Blob([await readFile(smallPath)], { type: 'audio/wav' }), 'speech.wav');
        body.set('model', model);
        body.set('response_format', 'verbose_json');
        body.append('timestamp_granularities[]', 'word');
        const { text, words } = await vendor.request(operation, {
          url: urlOf('/audio/transcriptions'),
          method: 'POST',
          headers,
          body,
          timeoutMs,
          retries: 2,
          read: readVendorJson(vendor.provider, operation, answerSchema),
          signal,
        });
        return {
          text: text.trim(),
          words: words.map(({ word, start, end }) => ({
            word: word.trim(),
            startSeconds: start,
            endSeconds: Math.max(start, end),
          })),
        };
      } finally {
        await rm(smallPath, { force: true });
      }
    },
  };
}
