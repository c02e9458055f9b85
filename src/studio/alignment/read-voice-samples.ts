import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { readWavSamples } from '../speech/wav.ts';
import { analysisRate } from './power-spectra.ts';

export type AudioTask = { audioPath: string; workFolder: string; signal?: AbortSignal; ffmpegPath?: string };

/** Decodes the sound of any audio or video file to mono at `analysisRate`. Throws FfmpegError if there is none. */
export async function readVoiceSamples({ audioPath, workFolder, signal, ffmpegPath }: AudioTask) {
  const path = join(workFolder, `voice-${crypto.randomUUID()}.wav`);
  const format = ['-ar', String(analysisRate), '-ac', '1', '-c:a', 'pcm_s16le'];
  try {
    await runFfmpeg({ args: ['-y', '-i', audioPath, '-map', '0:a:0', ...format, path], signal, ffmpegPath });
    return readWavSamples(await readFile(path)).samples;
  } finally {
    await rm(path, { force: true });
  }
}
