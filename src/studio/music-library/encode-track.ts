import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { sampleRate } from './sound.ts';
import type { Sound } from './sound.ts';

/** Encodes a loop as AAC in MP4. The edit list cuts the encoder delay, so that whole bars remain. */
export async function encodeTrack(sound: Sound, outputPath: string, ffmpegPath?: string): Promise<void> {
  const shape = ['-f', 'f32le', '-ar', `${sampleRate}`, '-ac', '2', '-i', 'pipe:0'];
  // Noise substitution and intensity stereo smear drums and echoes, and this bitrate does not need them.
  const coder = ['-c:a', 'aac', '-b:a', '160k', '-aac_pns', '0', '-aac_is', '0', '-cutoff', '16000'];
  const container = [
    '-movie_timescale',
    `${sampleRate}`,
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ];
  const args = ['-y', ...shape, ...coder, ...container, '-movflags', '+faststart', '-f', 'ipod', outputPath];
  await runFfmpeg({ args, input: readInterleaved(sound), ffmpegPath });
}

async function* readInterleaved({ left, right }: Sound): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < left.length; start += sampleRate) {
    const end = Math.min(left.length, start + sampleRate);
    const pairs = new Float32Array((end - start) * 2);
    for (let index = start; index < end; index++) {
      pairs[(index - start) * 2] = left[index]!;
      pairs[(index - start) * 2 + 1] = right[index]!;
    }
    yield new Uint8Array(pairs.buffer);
  }
}
