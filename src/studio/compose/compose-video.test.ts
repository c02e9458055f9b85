import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import { measureSpans } from '../ffmpeg/loudness/measure-spans.ts';
import { readTopLevelBoxes } from '../ffmpeg/media/mp4-boxes.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { makeMedia, readLumas, testFolder } from '../ffmpeg/test-media.ts';
import { houseAudioArgs, houseContainerArgs, houseVideoArgs } from '../house-format/house-format.ts';
import { composeVideo } from './compose-video.ts';
import {
  makeTestMusic,
  makeTestPicture,
  makeTestSegment,
  readLevels,
  readPacketHashes,
  readPackets,
  testNoise as noise,
  testSilence as silence,
  testSong as song,
  testSpeech as speech,
} from './test-parts.ts';
import type { Music, Segment } from './timeline.ts';

const file = await testFolder();
const hookFrames = 61;
const productFrames = 107;
const hookSeconds = hookFrames / 30;
const totalSeconds = (hookFrames + productFrames) / 30;

let pictures: Record<'hook' | 'product', { path: string; frames: number }>;

beforeAll(async () => {
  pictures = {
    hook: await makeTestPicture(file('hook-picture.mp4'), { source: 'testsrc2', frames: hookFrames }),
    product: await makeTestPicture(file('product-picture.mp4'), {
      source: 'smptebars',
      frames: productFrames,
    }),
  };
  await mkdir(file('work'));
});

const clips = new Map<string, Promise<Segment>>();
const tracks = new Map<string, Promise<Music>>();

/** Most tests have the same hook or product; composing changes no clip. */
function clip(of: 'hook' | 'product', source: string): Promise<Segment> {
  const key = `${of} ${source}`;
  const sound = of === 'hook' ? 'speech' : 'footage';
  const path = file(`part-${clips.size}.mp4`);
  const made = clips.get(key) ?? makeTestSegment(path, { picture: pictures[of], source, sound });
  clips.set(key, made);
  return made;
}

async function track(source: string, durationSeconds: number, volume: number): Promise<Music> {
  const path = file(`track-${tracks.size}.flac`);
  const made = tracks.get(source) ?? makeTestMusic(path, { source, durationSeconds, volume });
  tracks.set(source, made);
  return { ...(await made), volume };
}

async function compose(name: string, parts: { hook: Segment; product: Segment; music?: Music }) {
  const outputPath = file(`${name}-out.mp4`);
  const workFolder = await mkdtemp(file('work/'));
  const { hook, product, music } = parts;
  const timeline = { format: '9:16', segments: [hook, product], music } as const;
  const commands: string[] = [];
  const log = (command: string) => void commands.push(command);
  return { ...(await composeVideo({ ...timeline, outputPath, workFolder, log })), outputPath, commands };
}

describe('the sound', () => {
  const volumeOf = (source: string, db: number) => `${source},volume=${db}dB`;
  it.each([
    ['music at 75', -20, volumeOf(noise, -10), song(6), 6, 75],
    ['everything loud, music at 100', 0, volumeOf(noise, 24), volumeOf(song(6), 6), 6, 100],
    ['everything quiet, music at 100', -40, volumeOf(noise, -40), volumeOf(song(6), -40), 6, 100],
    ['half a second of music under a silent product', -20, 'anullsrc=r=48000', song(0.5), 0.5, 75],
    [
      'music that starts with a bang',
      -20,
      noise,
      `${song(6)},volume='if(lt(t,2),1,0.05)':eval=frame`,
      6,
      100,
    ],
    ['a minute of music', -20, volumeOf(noise, 0), song(60), 60, 100],
    [
      'peaks far above the loudness',
      -20,
      `aevalsrc='if(lt(mod(t,0.5),0.002),0.9,0)':s=48000:d=4`,
      song(4),
      4,
      75,
    ],
    // A usual video takes one run; peaks far above the loudness are mastered in steps.
  ])('%s', async (name, hookDb, productSound, musicSource, musicSeconds, volume) => {
    const hook = await clip('hook', `${volumeOf(speech, hookDb)}`);
    const product = await clip('product', `${productSound}`);
    const music = await track(musicSource, musicSeconds, volume);
    const { outputPath, loudness, commands } = await compose(name, { hook, product, music });
    if (name === 'music at 75') {
      expect(commands).toHaveLength(1);
      expect(Math.abs(loudness.integratedLufs! + 14)).toBeLessThanOrEqual(0.5);
    }
    if (name === 'peaks far above the loudness') expect(commands.length).toBeGreaterThan(1);

    expect(await measureLoudness({ path: outputPath })).toEqual(loudness);
    expect(Math.abs(loudness.integratedLufs! + 14)).toBeLessThanOrEqual(1);
    expect(loudness.truePeakDbtp).toBeLessThanOrEqual(-1);
    const levels = await readLevels(outputPath);
    const { voicesDb, musicDb } = levels(0, hookSeconds);
    expect(voicesDb - musicDb).toBeGreaterThanOrEqual(volume === 100 ? 7 : 10);
    expect(musicDb).toBeGreaterThan(-55);
  });

  it('the volume of the clip: the same file at 100, quieter at 25, and only music when it is muted', async () => {
    const hook = await clip('hook', `${speech},volume=-20dB`);
    const product = await clip('product', `${noise},volume=-4dB`);
    const music = await track(song(6), 6, 75);
    const at = async (volume?: number) => {
      const made = await compose(`level ${volume}`, { hook, product: { ...product, volume }, music });
      expect(Math.abs(made.loudness.integratedLufs! + 14)).toBeLessThanOrEqual(0.5);
      expect(made.loudness.truePeakDbtp).toBeLessThanOrEqual(-1);
      const levels = await readLevels(made.outputPath);
      const spans = [
        { startSeconds: 0, endSeconds: hookSeconds },
        { startSeconds: hookSeconds, endSeconds: totalSeconds },
      ];
      const [hookLufs, productLufs] = await measureSpans(spans, { path: made.outputPath });
      return { ...made, hookLufs, productLufs, ...levels(hookSeconds + 0.5, totalSeconds - 1.6) };
    };
    const [usual, full, quiet, muted] = [await at(), await at(100), await at(25), await at(0)];
    expect(await readFile(full.outputPath)).toEqual(await readFile(usual.outputPath));
    for (const { outputPath } of [quiet, muted])
      expect(await readPacketHashes(outputPath)).toEqual(await readPacketHashes(usual.outputPath));
    const clipOverMusic = ({ voicesDb, musicDb }: typeof usual) => voicesDb - musicDb;
    expect(clipOverMusic(quiet)).toBeLessThan(clipOverMusic(usual) - 9);
    // The voice does not get louder when the clip gives way to the music.
    expect(quiet.hookLufs! - usual.hookLufs!).toBeLessThan(1.5);
    expect(Math.abs(quiet.productLufs! - usual.productLufs!)).toBeLessThan(1.5);
    expect(muted.voicesDb).toBeLessThan(muted.musicDb - 50);
    expect(muted.musicDb).toBeGreaterThan(usual.musicDb + 3);
  });

  it('speech alone sets the loudness', async () => {
    const hook = await clip('hook', `${speech},volume=-25dB`);
    const product = await clip('product', silence);
    const mute = await track('anullsrc=r=48000:cl=mono:d=1', 1, 75);
    const { loudness } = await compose('alone', { hook, product, music: mute });
    expect(Math.abs(loudness.integratedLufs! + 14)).toBeLessThanOrEqual(1);
    expect(loudness.truePeakDbtp).toBeLessThanOrEqual(-1);
  });

  it('silence stays silent', async () => {
    const hook = await clip('hook', silence);
    const product = await clip('product', silence);
    const { loudness, frames } = await compose('mute', { hook, product });
    expect(loudness.integratedLufs).toBeNull();
    expect(frames).toBe(hookFrames + productFrames);
  });

  it('short music loops without gaps or bumps and fades out at the end', async () => {
    const hook = await clip('hook', `${speech},volume=-20dB`);
    const product = await clip('product', silence);
    const music = await track('anoisesrc=c=white:r=48000:seed=5:a=0.3:d=0.9', 0.9, 75);
    const { outputPath } = await compose('seam', { hook, product, music });
    const levels = await readLevels(outputPath);
    const spans = Array.from({ length: 60 }, (_, span) => hookSeconds + 0.7 + span * 0.02);
    const heard = spans.map((start) => levels(start, start + 0.02).musicDb);
    expect(Math.max(...heard) - Math.min(...heard)).toBeLessThan(3);
    const end = [1.6, 0.75, 0.05].map(
      (before) => levels(totalSeconds - before, totalSeconds - before + 0.05).musicDb,
    );
    expect(end[1]! - end[0]!).toBeGreaterThan(-9);
    expect(end[1]! - end[0]!).toBeLessThan(-4);
    expect(end[2]! - end[0]!).toBeLessThan(-25);
  });
});

describe('the file', () => {
  it('the picture has the packets of the parts without gaps, and the sound has its length', async () => {
    const hook = await clip('hook', speech);
    const product = await clip('product', noise);
    const music = await track(song(3), 3, 75);
    const { outputPath, frames, durationSeconds } = await compose('join', { hook, product, music });

    expect(frames).toBe(168);
    expect(durationSeconds).toBeCloseTo(5.6);
    const parts = [...(await readPacketHashes(hook.path)), ...(await readPacketHashes(product.path))];
    const { streams, hashes, times } = await readPackets(outputPath);
    expect(hashes).toEqual(parts);
    const [picture, sound] = streams;
    const whole = { codec_name: 'h264', start_pts: 0, duration_ts: 168 * 512, nb_frames: '168' };
    expect(picture).toMatchObject(whole);
    expect(sound).toMatchObject({ codec_name: 'aac', start_pts: 0, duration_ts: 168 * 1600 });
    expect(times.toSorted((a, b) => a - b)).toEqual(times.map((_, frame) => frame * 512));
    const boxes = (await readTopLevelBoxes(outputPath)).boxes.map((box) => box.type);
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    await runFfmpeg({ args: ['-xerror', '-i', outputPath, '-f', 'null', '-'] });
  });

  it('progress rises to 1; aborting leaves no output', async () => {
    const hook = await clip('hook', speech);
    const product = await clip('product', noise);
    const workFolder = await mkdtemp(file('work/'));
    const timeline = { format: '9:16', segments: [hook, product] } as const;
    const fractions: number[] = [];
    const onProgress = (fraction: number) => void fractions.push(fraction);
    await composeVideo({ ...timeline, outputPath: file('whole.mp4'), workFolder, onProgress });
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));

    const controller = new AbortController();
    const stopped = composeVideo({
      ...timeline,
      outputPath: file('stopped.mp4'),
      workFolder,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(existsSync(file('stopped.mp4'))).toBe(false);
  });

  it('a clip of another encoder is copied too: one header holds both parameter sets', async () => {
    const hook = await clip('hook', speech);
    const options = ['-t', '2', '-c:v', 'libx264', '-bf', '3', ...houseAudioArgs(), ...houseContainerArgs()];
    const sources = ['testsrc2=s=720x1280:r=30,format=yuv420p', 'anullsrc=r=48000:cl=stereo'];
    const path = await makeMedia(file('beside.mp4'), sources, ['-preset', 'veryfast', ...options]);
    const loudness = { integratedLufs: null, truePeakDbtp: null };
    const product: Segment = { path, durationSeconds: 2, loudness, sound: 'footage' };
    const { outputPath, frames } = await compose('beside', { hook, product });
    const parts = [...(await readPacketHashes(hook.path)), ...(await readPacketHashes(path))];
    const { hashes, times } = await readPackets(outputPath);
    expect(hashes).toEqual(parts);
    await runFfmpeg({ args: ['-xerror', '-err_detect', 'explode', '-i', outputPath, '-f', 'null', '-'] });
    expect(await readLumas(outputPath)).toHaveLength(frames);
    expect(times.toSorted((a, b) => a - b)).toEqual(times.map((_, frame) => frame * 512));
  });

  it('clips with conflicting parameter sets are re-encoded', async () => {
    const hook = await clip('hook', speech);
    const foreign = houseVideoArgs().map((arg) => (arg === 'veryfast' ? 'medium' : arg));
    const options = ['-t', '1', ...foreign, ...houseAudioArgs(), ...houseContainerArgs()];
    const sources = ['color=white:s=720x1280:r=30', 'anullsrc=r=48000:cl=stereo'];
    const path = await makeMedia(file('foreign.mp4'), sources, options);
    const loudness = { integratedLufs: null, truePeakDbtp: null };
    const product: Segment = { path, durationSeconds: 1, loudness, sound: 'footage' };
    const { outputPath, frames } = await compose('foreign', { hook, product });
    await runFfmpeg({ args: ['-xerror', '-i', outputPath, '-f', 'null', '-'] });
    const lumas = await readLumas(outputPath);
    expect(lumas).toHaveLength(frames);
    expect(Math.min(...lumas.slice(hookFrames))).toBeGreaterThan(225);
    expect(Math.max(...lumas.slice(0, hookFrames))).toBeLessThan(200);
  });
});
