import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { readWavSamples, writeWavSamples } from '../speech/wav.ts';
import { buildMusicFilter } from './build-music-filter.ts';

const rate = 48_000;
const tenth = rate / 10;

/** Half a second with a click in each tenth, for a video of 1.8 s: returns the samples of the clicks. */
async function playClicks(isLoop: boolean): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'music-filter-'));
  try {
    const samples = new Int16Array(0.5 * rate);
    for (let click = 0; click < 5; click++) {
      for (let index = 0; index < 48; index++) samples[click * tenth + index] = 12_000;
    }
    const [inputPath, outputPath] = [join(folder, 'clicks.wav'), join(folder, 'music.wav')];
    await writeFile(inputPath, writeWavSamples({ sampleRate: rate, samples }));
    const spans = [{ seconds: 1.8, db: 0 }];
    const filter = buildMusicFilter({ input: '[0:a]', durationSeconds: 0.5, isLoop, spans });
    const output = ['-map', '[music]', '-ac', '1', '-c:a', 'pcm_s16le', outputPath];
    await runFfmpeg({ args: ['-y', '-i', inputPath, '-filter_complex', filter, ...output] });
    const heard = readWavSamples(await readFile(outputPath)).samples;
    return [...heard.keys()].filter((at) => heard[at]! > 300 && Math.abs(heard[at - 1] ?? 0) < 50);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('looping music stays on its beat in every loop; a crossfaded loop starts early @fix-054', async () => {
  const clicks = await playClicks(true);
  expect(clicks.length).toBeGreaterThan(15);
  expect(clicks).toEqual(clicks.map((_, click) => click * tenth));
  const crossfaded = await playClicks(false);
  expect(crossfaded.filter((at) => at % tenth !== 0)).not.toEqual([]);
});
