import { mkdir } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { inspectMedia } from '../ffmpeg/media/inspect-media.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { prepareMusic } from './prepare-music.ts';

const file = await testFolder();
const workFolder = file('work');
beforeAll(() => mkdir(workFolder));

async function prepare(path: string) {
  const facts = await inspectMedia({ path, kind: 'audio' });
  return prepareMusic({ inputPath: path, facts, outputPath: `${path}.ready.flac`, workFolder });
}

it.each([
  ['song.mp3', ['-c:a', 'libmp3lame', '-ar', '22050']],
  ['song.m4a', ['-c:a', 'aac']],
  ['song.opus', ['-c:a', 'libopus']],
  ['song.wav', ['-c:a', 'pcm_u8', '-ar', '8000']],
])('%s is converted to 48 kHz stereo with its length and loudness', async (name, options) => {
  const music = await prepare(await makeMedia(file(name), ['sine=f=440:d=2:r=44100'], options));
  const args = ['-show_entries', 'stream=codec_name,sample_rate,channels', '-of', 'csv=p=0'];
  expect(await runFfprobe({ args, path: music.path })).toBe('flac,48000,2');
  expect(music.durationSeconds).toBeGreaterThan(1.99);
  expect(music.durationSeconds).toBeLessThan(2.1);
  expect(Math.abs(music.loudness.integratedLufs! + 22)).toBeLessThan(1);
});

it('silence is music without loudness', async () => {
  const music = await prepare(await makeMedia(file('hush.wav'), ['anullsrc=d=1']));
  expect(music.loudness).toEqual({ integratedLufs: null, truePeakDbtp: null });
  expect(music.durationSeconds).toBe(1);
});

it('cover art is dropped', async () => {
  const options = ['-c:v', 'mjpeg', '-disposition:v', 'attached_pic', '-frames:v', '1', '-c:a', 'libmp3lame'];
  const sources = ['color=red:s=64x64:d=1:r=1', 'sine=d=1'];
  const music = await prepare(await makeMedia(file('cover.mp3'), sources, options));
  const args = ['-show_entries', 'stream=codec_type', '-of', 'csv=p=0'];
  expect(await runFfprobe({ args, path: music.path })).toBe('audio');
});
