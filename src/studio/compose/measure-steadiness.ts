import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

const sampleRate = 8_000;
/** Long enough to smooth a period of the lowest voice, short enough to see the pause between two words. */
const windowSamples = 0.04 * sampleRate;
const maxHeardSeconds = 30;
/** A pause is this far below the loud parts, in dB. */
const pauseDepthDb = 10;
/** Speech pauses for a fifth of its time at least, also over the noise of a room; music for a tenth at most. */
const maxPauseShare = 0.15;

/**
 * Whether the sound of one of our own files goes on evenly, as that of a kitchen, a street or a song does, and speech does
 * not. Listens to its first half minute.
 */
export async function isSteadySound(
  path: string,
  run: { workFolder: string; signal?: AbortSignal; tools?: Partial<FfmpegTools> },
): Promise<boolean> {
  const pcmPath = join(run.workFolder, `steady-${crypto.randomUUID()}.pcm`);
  const input = ['-y', '-vn', '-t', `${maxHeardSeconds}`, '-i', path, '-map', '0:a:0'];
  const output = ['-ac', '1', '-ar', `${sampleRate}`, '-c:a', 'pcm_s16le', '-f', 's16le', pcmPath];
  try {
    await runFfmpeg({ args: [...input, ...output], signal: run.signal, ffmpegPath: run.tools?.ffmpegPath });
    const bytes = await readFile(pcmPath);
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
    return pauseShareOf(samples) <= maxPauseShare;
  } finally {
    await rm(pcmPath, { force: true });
  }
}

function pauseShareOf(samples: Int16Array): number {
  const levels = Array.from({ length: Math.floor(samples.length / windowSamples) }, (_, index) => {
    const heard = samples.subarray(index * windowSamples, (index + 1) * windowSamples);
    const power = heard.reduce((sum, sample) => sum + sample ** 2, 0) / windowSamples;
    return 10 * Math.log10(power + 1);
  });
  if (levels.length === 0) return 1;
  const loudDb = levels.toSorted((a, b) => a - b)[Math.floor(0.9 * (levels.length - 1))]!;
  return levels.filter((level) => level < loudDb - pauseDepthDb).length / levels.length;
}
