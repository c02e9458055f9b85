import { mkdir, mkdtemp } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { measureSpans } from '../ffmpeg/loudness/measure-spans.ts';
import { testFolder } from '../ffmpeg/test-media.ts';
import { composeVideo } from './compose-video.ts';
import {
  makeTestMusic,
  makeTestPicture,
  makeTestSegment,
  testNoise,
  testSong,
  testSpeech,
} from './test-parts.ts';
import type { Segment } from './timeline.ts';

const file = await testFolder();
const [hookSeconds, productSeconds] = [2, 5];
let hook: Segment;
const products: Record<string, Segment> = {};

beforeAll(async () => {
  await mkdir(file('work'));
  const picture = (name: string, seconds: number) =>
    makeTestPicture(file(`${name}-picture.mp4`), { source: 'smptebars', frames: seconds * 30 });
  const [short, long] = [await picture('hook', hookSeconds), await picture('product', productSeconds)];
  const noise = testNoise.replace('d=4', 'd=6');
  hook = await makeTestSegment(file('hook.mp4'), {
    picture: short,
    source: `${testSpeech},volume=-20dB`,
    sound: 'speech',
  });
  for (const [name, db] of Object.entries({ usual: -4, room: -34 })) {
    const source = `${noise},volume=${db}dB`;
    products[name] = await makeTestSegment(file(`${name}.mp4`), { picture: long, source, sound: 'footage' });
  }
});

/** Loudness of the voice's part and of the product's, measured in the finished file. */
async function listen(product: Segment, musicVolume: number | null) {
  const workFolder = await mkdtemp(file('work/'));
  const outputPath = `${workFolder}.mp4`;
  const song = { source: testSong(7), durationSeconds: 7, volume: musicVolume ?? 0 };
  const music = musicVolume === null ? {} : { music: await makeTestMusic(`${workFolder}.flac`, song) };
  const timeline = { format: '9:16', segments: [hook, product], ...music } as const;
  const { loudness } = await composeVideo({ ...timeline, outputPath, workFolder });
  const spans = [
    { startSeconds: 0, endSeconds: hookSeconds },
    { startSeconds: hookSeconds + 0.4, endSeconds: hookSeconds + productSeconds },
  ];
  const [voiceLufs, productLufs] = await measureSpans(spans, { path: outputPath });
  return { loudness, voiceLufs: voiceLufs!, productLufs };
}

it.each([
  ['usual', 25, null],
  ['usual', 25, 30],
  ['usual', 0, 75],
  ['usual', 0, 30],
  ['room', 100, 75],
] as const)(
  'a %s clip at %i with music at %j leaves the voice where it was',
  async (name, volume, musicVolume) => {
    const heard = await listen({ ...products[name]!, volume }, musicVolume);
    expect(Math.abs(heard.loudness.integratedLufs! + 14)).toBeLessThanOrEqual(0.5);
    expect(heard.loudness.truePeakDbtp).toBeLessThanOrEqual(-1);
    expect(heard.voiceLufs).toBeLessThanOrEqual(-12);
    expect(heard.voiceLufs - heard.productLufs!).toBeLessThanOrEqual(3);
  },
);

it.each([
  ['usual', 0],
  ['usual', 5],
  ['room', 100],
] as const)('of a %s clip at %i without music nothing counts but the voice', async (name, volume) => {
  const heard = await listen({ ...products[name]!, volume }, null);
  expect(Math.abs(heard.loudness.integratedLufs! + 14)).toBeLessThanOrEqual(0.5);
  expect(heard.voiceLufs).toBeLessThanOrEqual(-13.5);
  expect(heard.productLufs ?? -Infinity).toBeLessThan(heard.voiceLufs - 20);
});
