import { mkdir, mkdtemp } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import {
  houseAudioArgs,
  houseContainerArgs,
  houseFrameRate,
  houseVideoArgs,
} from '../house-format/house-format.ts';
import { composeVideo } from './compose-video.ts';
import {
  makeTestMusic,
  makeTestPicture,
  makeTestSegment,
  readLevels,
  readPacketHashes,
  readPackets,
  testNoise,
  testSilence,
  testSong,
  testSpeech,
} from './test-parts.ts';
import type { Music, Segment, Timeline } from './timeline.ts';

const file = await testFolder();
const formats = Object.keys(videoFormats) as VideoFormat[];
/** Odd lengths, one of them longer than a group of pictures. */
const lengths = [7, 31, 4, 11, 2];
const sources = ['testsrc2', 'smptebars', 'testsrc', 'rgbtestsrc', 'pal75bars'];
const silent = { integratedLufs: null, truePeakDbtp: null };
const segmentsOf = new Map<VideoFormat, Segment[]>();

beforeAll(async () => {
  await mkdir(file('work'));
  for (const format of formats) {
    const { width, height } = videoFormats[format];
    const segments: Segment[] = [];
    for (const [index, frames] of lengths.slice(0, format === '9:16' ? 5 : 2).entries()) {
      const durationSeconds = frames / houseFrameRate;
      const path = file(`${width}x${height}-${index}.mp4`);
      const picture = `${sources[index]}=s=${width}x${height}:r=${houseFrameRate}:d=${durationSeconds}`;
      const encoding = [...houseVideoArgs(), ...houseAudioArgs(), ...houseContainerArgs()];
      await makeMedia(path, [picture, `${testSilence}:d=${durationSeconds}`], encoding);
      segments.push({ path, durationSeconds, loudness: silent, sound: index % 2 ? 'footage' : 'speech' });
    }
    segmentsOf.set(format, segments);
  }
}, 300_000);

async function compose(name: string, timeline: Timeline) {
  const outputPath = file(`${name.replace(':', 'x')}.mp4`);
  const composed = await composeVideo({ ...timeline, outputPath, workFolder: await mkdtemp(file('work/')) });
  return { ...composed, outputPath };
}

/** The parts do not change. */
const partHashes = new Map<string, Promise<string[]>>();

async function hashesOfParts(segments: readonly Segment[]): Promise<string[]> {
  const read = segments.map(({ path }) => {
    const hashes = partHashes.get(path) ?? readPacketHashes(path);
    partHashes.set(path, hashes);
    return hashes;
  });
  return (await Promise.all(read)).flat();
}

// The formats differ only in size.
const timelines = formats.flatMap((format) =>
  (format === '9:16' ? [1, 2, 5] : [2]).map((count) => ({ format, count })),
);

describe('a timeline', () => {
  it.each(timelines)('in $format of $count segments keeps their packets, in order', async (given) => {
    const { format, count } = given;
    const segments = segmentsOf.get(format)!.slice(0, count);
    const timeline = { format, segments };
    const { outputPath, frames, durationSeconds } = await compose(`${format}-${count}`, timeline);
    const expectedFrames = lengths.slice(0, count).reduce((sum, length) => sum + length, 0);
    expect(frames).toBe(expectedFrames);
    expect(durationSeconds).toBeCloseTo(expectedFrames / houseFrameRate);
    const { streams, hashes, times } = await readPackets(outputPath);
    expect(hashes).toEqual(await hashesOfParts(segments));
    const size = { ...videoFormats[format], nb_frames: `${expectedFrames}` };
    expect(streams[0]).toMatchObject({ codec_name: 'h264', start_pts: 0, ...size });
    expect(streams[1]).toMatchObject({ codec_name: 'aac', start_pts: 0, duration_ts: expectedFrames * 1600 });
    expect(times.toSorted((a, b) => a - b)).toEqual(times.map((_, frame) => frame * 512));
    if (count === 5) await runFfmpeg({ args: ['-xerror', '-i', outputPath, '-f', 'null', '-'] });
  });
});

it('the check detects a re-encoded part', async () => {
  const segments = segmentsOf.get('9:16')!.slice(0, 2);
  const path = file('again.mp4');
  const encoding = [...houseVideoArgs(), '-c:a', 'copy', ...houseContainerArgs()];
  await runFfmpeg({ args: ['-y', '-i', segments[1]!.path, ...encoding, path] });
  const { outputPath } = await compose('encoded-again', {
    format: '9:16',
    segments: [segments[0]!, { ...segments[1]!, path }],
  });
  const hashes = await readPacketHashes(outputPath);
  expect(hashes).toEqual(await hashesOfParts([segments[0]!, { ...segments[1]!, path }]));
  expect(hashes).not.toEqual(await hashesOfParts(segments));
});

it('a segment of another format is rejected with both sizes in the message', async () => {
  const [upright] = segmentsOf.get('9:16')!;
  const [, square] = segmentsOf.get('1:1')!;
  const mixed = compose('mixed', { format: '9:16', segments: [upright!, square!] });
  await expect(mixed).rejects.toThrow('segment 2 of 2 has 720×720, a 9:16 video needs 720×1280');
  const other = compose('other', { format: '4:5', segments: [upright!] });
  await expect(other).rejects.toThrow(RangeError);
  await expect(compose('none', { format: '9:16', segments: [] })).rejects.toThrow(RangeError);
});

describe('the sound of a timeline', () => {
  let music: Music;
  let picture: { path: string; frames: number };
  const segmentSeconds = 1.5;

  beforeAll(async () => {
    music = await makeTestMusic(file('song.flac'), { source: testSong(4), durationSeconds: 4, volume: 75 });
    picture = { path: file('long.mp4'), frames: segmentSeconds * houseFrameRate };
    await makeTestPicture(picture.path, { format: '1:1', source: 'smptebars', frames: picture.frames });
  });

  const segment = (name: string, source: string, sound: Segment['sound']) =>
    makeTestSegment(file(`${name}-sound.mp4`), { picture, source, sound });

  async function expectMastered({ outputPath, loudness }: Awaited<ReturnType<typeof compose>>) {
    expect(await measureLoudness({ path: outputPath })).toEqual(loudness);
    expect(Math.abs(loudness.integratedLufs! + 14)).toBeLessThanOrEqual(1);
    expect(loudness.truePeakDbtp).toBeLessThanOrEqual(-1);
    return readLevels(outputPath);
  }

  it('music stays 12 dB below one segment of speech', async () => {
    const segments = [await segment('only', `${testSpeech},volume=-20dB`, 'speech')];
    const levels = await expectMastered(await compose('one', { format: '1:1', segments, music }));
    const { voicesDb, musicDb } = levels(0, 1.2);
    expect(voicesDb - musicDb).toBeGreaterThanOrEqual(12);
    expect(musicDb).toBeGreaterThan(-55);
  });

  it('music stays 9 dB below each spoken segment of five and rises in between', async () => {
    const silent = await segment('silent', testSilence, 'footage');
    const loud = await segment('loud', `${testSpeech},volume=-6dB`, 'speech');
    const quiet = await segment('quiet', `${testSpeech},volume=-30dB`, 'speech');
    const noisy = await segment('noisy', testNoise, 'footage');
    const segments = [loud, silent, quiet, noisy, loud];
    const levels = await expectMastered(await compose('five', { format: '1:1', segments, music }));
    const at = (index: number) => levels(index * segmentSeconds, (index + 1) * segmentSeconds - 0.05);
    for (const index of [0, 2]) expect(at(index).voicesDb - at(index).musicDb).toBeGreaterThanOrEqual(9);
    const middleOf = (index: number) =>
      levels((index + 0.45) * segmentSeconds, (index + 0.55) * segmentSeconds).musicDb;
    expect(middleOf(1)).toBeGreaterThan(middleOf(0) + 2.5);
    expect(middleOf(1)).toBeGreaterThan(middleOf(2) + 2.5);
    expect(Math.abs(at(0).voicesDb - at(2).voicesDb)).toBeLessThan(1.5);
  });

  it('music and footage stay below a voice-over, which ends with the video', async () => {
    const path = await makeMedia(
      file('voice.wav'),
      [`${testSpeech},volume=-24dB`],
      ['-ar', '24000', '-ac', '1'],
    );
    const voiceOver = { path, loudness: await measureLoudness({ path }) };
    const segments = [
      await segment('footage', testNoise, 'footage'),
      await segment('mute', testSilence, 'footage'),
    ];
    const timeline = { format: '1:1', segments, music } as const;
    const spoken = await compose('voice-over', { ...timeline, voiceOver });
    expect(spoken.frames).toBe(2 * picture.frames);
    const levels = await expectMastered(spoken);
    // Over silent footage the voice alone is in the middle.
    const { voicesDb, musicDb } = levels(1.6, 2.6);
    expect(voicesDb - musicDb).toBeGreaterThanOrEqual(12);
    // The first pause of the voice: only the footage remains in the middle.
    const pause = levels(0.52, 0.68);
    expect(voicesDb - pause.voicesDb).toBeGreaterThanOrEqual(9);
    const without = readLevels((await compose('no-voice-over', timeline)).outputPath);
    expect((await without)(1.9, 2.3).musicDb).toBeGreaterThan(musicDb + 6);
  });
});
