import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectMedia } from '../ffmpeg/media/inspect-media.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { makeMedia, readLumas, testFolder } from '../ffmpeg/test-media.ts';
import { houseAudioArgs, houseContainerArgs, houseVideoArgs } from './house-format.ts';
import { normaliseClip } from './normalise-clip.ts';
import type { Normalisation } from './normalise-clip.ts';

const file = await testFolder();
const workFolder = file('work');
const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12', '-pix_fmt', 'yuv420p'];
/** Each frame's luma encodes its number: steps large enough to survive the encoder, again after 13. */
const lumaOf = (frame: number) => 20 + 16 * (frame % 13);
const counter = (rate: number) =>
  `nullsrc=s=90x160:r=${rate}:d=2,geq=lum='20+16*mod(N,13)':cb=128:cr=128,format=yuv420p`;
const tone = 'sine=f=440:d=2:r=44100';

beforeAll(() => mkdir(workFolder));

async function normalise(path: string, options: Partial<Normalisation> = {}) {
  const facts = await inspectMedia({ path, kind: 'video' });
  const outputPath = `${path}.house.mp4`;
  const clip = await normaliseClip({ inputPath: path, facts, outputPath, workFolder, ...options });
  return { clip, outputPath, after: await inspectMedia({ path: outputPath, kind: 'video' }) };
}

/** Exact lengths in timescale units, as the file's own index states them. */
async function readLengths(path: string) {
  const args = ['-show_entries', 'stream=duration_ts,start_pts,nb_frames', '-of', 'json'];
  const { streams } = JSON.parse(await runFfprobe({ args, path })) as {
    streams: { duration_ts: number; nb_frames: string; start_pts: number }[];
  };
  const [picture, sound] = streams;
  return {
    frames: Number(picture?.nb_frames),
    samples: sound?.duration_ts,
    starts: streams.map((stream) => stream.start_pts),
  };
}

describe('normaliseClip', () => {
  it('keeps every frame, and sound and picture have the same length', async () => {
    const path = await makeMedia(file('count.mp4'), [counter(30), tone], [...quick, '-c:a', 'aac']);
    const { clip, outputPath, after } = await normalise(path);
    expect(clip).toMatchObject({ frames: 60, durationSeconds: 2, hasSound: true });
    expect(clip.loudness.integratedLufs).toBeCloseTo(-21.8, 0);
    expect(after.isHouseFormat).toBe(true);
    expect(await readLengths(outputPath)).toEqual({ frames: 60, samples: 96_000, starts: [0, 0] });
    expect(near(await readLumas(outputPath), lumaOf)).toBe(true);
  });

  it('a trim is exact to the frame', async () => {
    const path = await makeMedia(file('trim.mp4'), [counter(30), tone], [...quick, '-c:a', 'aac']);
    const { clip, outputPath } = await normalise(path, { startSeconds: 17 / 30, endSeconds: 42 / 30 });
    expect(clip.frames).toBe(25);
    expect(await readLengths(outputPath)).toMatchObject({ frames: 25, samples: 40_000 });
    expect(near(await readLumas(outputPath), (frame) => lumaOf(frame + 17))).toBe(true);
  });

  it('sound and picture stay in sync across a trim', async () => {
    const flash = `color=black:s=90x160:r=30:d=2,geq=lum='if(eq(N,45),235,16)':cb=128:cr=128`;
    const click = `aevalsrc='if(between(t,1.5,1.533),0.8*sin(6283*t),0)':s=48000:d=2`;
    const path = await makeMedia(file('clap.mp4'), [flash, click], [...quick, '-c:a', 'aac']);
    const { outputPath } = await normalise(path, { startSeconds: 0.7, endSeconds: 1.9 });
    const lumas = await readLumas(outputPath);
    expect(lumas.indexOf(Math.max(...lumas))).toBe(24);
    await runFfmpeg({ args: ['-i', outputPath, '-vn', '-ac', '1', '-f', 's16le', file('clap.pcm')] });
    const samples = new Int16Array((await readFile(file('clap.pcm'))).buffer);
    const onset = samples.findIndex((sample) => Math.abs(sample) > 8_000) / 48_000;
    expect(onset).toBeGreaterThan(0.79);
    expect(onset).toBeLessThan(0.82);
  });

  it('a slow clip shows at its start the frame that was on at the cut', async () => {
    const path = await makeMedia(file('slow.mp4'), [counter(2)], quick);
    const { clip, outputPath } = await normalise(path, { startSeconds: 0.75, endSeconds: 1.25 });
    const lumas = await readLumas(outputPath);
    expect(clip.frames).toBe(15);
    expect(near(lumas.slice(0, 7), () => lumaOf(1))).toBe(true);
    expect(near(lumas.slice(8), () => lumaOf(2))).toBe(true);
  });

  it('a clip without sound gets silence, and says so', async () => {
    const { clip, outputPath } = await normalise(await makeMedia(file('mute.mp4'), [counter(30)], quick));
    expect(clip).toMatchObject({ hasSound: false, loudness: { integratedLufs: null, truePeakDbtp: null } });
    expect(await readLengths(outputPath)).toMatchObject({ samples: 96_000 });
  });

  it.each([
    ['odd measures', ['testsrc2=s=321x241:r=25:d=1', tone], ['-c:v', 'libx264', '-pix_fmt', 'yuv444p']],
    ['ten bits', ['testsrc2=s=360x640:r=24:d=1'], ['-c:v', 'libx264', '-pix_fmt', 'yuv420p10le']],
    ['transparency', ['testsrc2=s=128x128:r=30:d=1,format=rgba'], ['-c:v', 'png']],
    ['29.97 frames a second', ['testsrc2=s=360x640:r=30000/1001:d=1'], quick],
    ['sound longer than the picture', ['testsrc2=s=90x160:r=30:d=1', tone], [...quick, '-c:a', 'aac']],
    [
      'six channels',
      ['testsrc2=s=90x160:r=30:d=1', `${tone},pan=5.1|c0=c0|c2=c0`],
      [...quick, '-c:a', 'aac'],
    ],
  ])('%s are converted to house format', async (name, sources, options) => {
    const path = await makeMedia(file(`${name}.mov`), [...sources], [...options, '-f', 'mov']);
    const { clip, after } = await normalise(path);
    expect(clip.frames).toBe(30);
    expect(after.isHouseFormat).toBe(true);
  });

  it.each(['arib-std-b67', 'smpte2084'])(
    'a clip filmed in %s is converted to house format and keeps the brightness of its greys',
    async (transfer) => {
      const asFilmed = [
        'zscale=tin=bt709:min=bt709:pin=bt709:rin=tv:t=linear:npl=203,format=gbrpf32le,zscale=p=bt2020',
        `zscale=t=${transfer}:m=bt2020nc:r=tv:npl=203,format=yuv420p10le`,
      ];
      const plain = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
      for (const luma of [60, 170]) {
        const grey = `nullsrc=s=90x160:r=30:d=0.2,geq=lum=${luma}:cb=128:cr=128,format=yuv420p`;
        const before = await makeMedia(file(`grey-${luma}.mp4`), [grey], [...quick, ...plain]);
        const path = file(`grey-${luma}-${transfer}.mov`);
        await runFfmpeg({
          args: ['-i', before, '-vf', asFilmed.join(','), ...hdr(transfer), '-crf', '4', path],
        });
        const { outputPath, after } = await normalise(path);
        expect(after.isHouseFormat).toBe(true);
        const lumas = await readLumas(outputPath);
        expect(
          near(lumas, () => luma),
          `${luma} became ${lumas.join()}`,
        ).toBe(true);
      }
    },
  );

  it('interlaced frames are deinterlaced', async () => {
    const fields = `nullsrc=s=720x1280:r=50:d=0.6,geq=lum='40+80*mod(N,3)':cb=128:cr=128,format=yuv420p`;
    const path = file('interlaced.avi');
    const woven = ['-vf', 'tinterlace=mode=interleave_top', '-c:v', 'mpeg2video', '-q:v', '2'];
    await makeMedia(path, [fields], [...woven, '-flags', '+ildct+ilme']);
    const { outputPath } = await normalise(path);
    const lines = async (parity: string): Promise<number[]> => {
      const half = `${outputPath}.${parity}.mkv`;
      await runFfmpeg({ args: ['-y', '-i', outputPath, '-vf', `field=${parity}`, '-c:v', 'ffv1', half] });
      return readLumas(half);
    };
    const even = await lines('bottom');
    expect((await lines('top')).map((luma, frame) => Math.abs(luma - even[frame]!) < 20)).not.toContain(
      false,
    );
  });

  it('a variable frame rate becomes constant without shifting times', async () => {
    const uneven = [...quick, '-vf', `select='lt(mod(n,10),4)'`, '-fps_mode', 'vfr'];
    const path = await makeMedia(file('vfr.mkv'), [counter(30)], uneven);
    const { outputPath, after } = await normalise(path);
    expect(after.isHouseFormat).toBe(true);
    const shown = (frame: number) => lumaOf(frame - Math.max(0, (frame % 10) - 3));
    expect(near((await readLumas(outputPath)).slice(0, 53), shown)).toBe(true);
  });

  it('a phone clip is upright', async () => {
    const lying = await makeMedia(file('lying.mp4'), ['color=white:s=160x90:r=30:d=1'], quick);
    await runFfmpeg({
      args: ['-i', lying, '-metadata:s:v:0', 'rotate=90', '-c', 'copy', file('upright.mp4')],
    });
    const { outputPath, after } = await normalise(file('upright.mp4'));
    expect(after).toMatchObject({ isHouseFormat: true, video: { rotation: 0 } });
    // Unturned it would lie on a blurred backdrop; upright it fills the frame, white to the corner.
    expect(await cornerLuma(outputPath)).toBeGreaterThan(225);
  });

  it('a landscape clip is shown whole on a blurred backdrop', async () => {
    const stripes = `nullsrc=s=320x180:r=30:d=0.5,geq=lum='if(lt(X,40),235,if(gt(X,280),235,100))':cb=128:cr=128`;
    const { outputPath } = await normalise(await makeMedia(file('wide.mp4'), [stripes], quick));
    expect(await cornerLuma(outputPath)).toBeLessThan(110);
    expect(await cornerLuma(outputPath, 'crop=16:16:0:632')).toBeGreaterThan(225);
    expect(await cornerLuma(outputPath, 'crop=16:16:704:632')).toBeGreaterThan(225);
  });

  it('a placed picture covers its area, and its edges fade into a darker backdrop', async () => {
    const grey = 'color=0xb0b0b0:s=320x180:r=30:d=0.5';
    const path = await makeMedia(file('placed.mp4'), [grey], quick);
    const placement = { x: 0, y: 437.5, width: 720, height: 405 };
    const { outputPath } = await normalise(path, { placement });
    const lumaAt = (y: number) => cornerLuma(outputPath, `crop=16:2:350:${y}`);
    const [backdrop, picture] = [await lumaAt(300), await lumaAt(640)];
    expect(backdrop).toBeLessThan(picture * 0.7);
    // Half-way through the feather, at both seams.
    const between = (luma: number) => luma > backdrop + 15 && luma < picture - 15;
    expect(between(await lumaAt(452))).toBe(true);
    expect(between(await lumaAt(828))).toBe(true);
    const { outputPath: hard } = await normalise(path);
    expect(Math.abs((await cornerLuma(hard, 'crop=16:2:350:452')) - picture)).toBeLessThan(4);
  });

  it('a picture larger than the frame shows the part at its position', async () => {
    const halves = `nullsrc=s=320x180:r=30:d=0.5,geq=lum='if(lt(X,160),235,40)':cb=128:cr=128`;
    const path = await makeMedia(file('halves.mp4'), [halves], quick);
    const width = (1280 / 180) * 320;
    const at = async (x: number) => {
      const placement = { x, y: 0, width, height: 1280 };
      return cornerLuma((await normalise(path, { placement })).outputPath, 'crop=16:16:350:20');
    };
    expect(await at(0)).toBeGreaterThan(220);
    expect(await at(720 - width)).toBeLessThan(60);
  });

  it('the overlay keeps its position and colours', async () => {
    const canvas = createCanvas(720, 1280);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 100, 100);
    const overlayPng = canvas.toBuffer('image/png');
    const path = await makeMedia(file('plain.mp4'), ['color=black:s=90x160:r=30:d=1'], quick);
    const { outputPath } = await normalise(path, { overlayPng });
    expect(await cornerLuma(outputPath)).toBeGreaterThan(230);
    expect(await cornerLuma(outputPath, 'crop=16:16:112:112')).toBeLessThan(20);
    const lumas = await readLumas(outputPath);
    expect(new Set(lumas).size).toBe(1);
  });

  it('a clip in house format is copied byte for byte, unless it is trimmed', async () => {
    const path = await makeMedia(file('first.mp4'), ['testsrc2=s=90x160:r=30:d=1.5', tone], quick);
    const { outputPath } = await normalise(path);
    await copyFile(outputPath, file('house.mp4'));
    const again = await normalise(file('house.mp4'));
    expect(await readFile(again.outputPath)).toEqual(await readFile(outputPath));
    const larger = { x: -72, y: -128, width: 864, height: 1536 };
    const zoomed = await normalise(file('house.mp4'), { placement: larger });
    expect(await readFile(zoomed.outputPath)).not.toEqual(await readFile(outputPath));
    const cut = await normalise(file('house.mp4'), { endSeconds: 1 });
    expect(cut.clip.frames).toBe(30);
  });

  it('a clip that only resembles house format is encoded', async () => {
    const foreign = houseVideoArgs().map((arg) => (arg === 'veryfast' ? 'medium' : arg));
    const options = [...foreign, ...houseAudioArgs(), ...houseContainerArgs()];
    const sources = ['testsrc2=s=720x1280:r=30:d=0.5', 'sine=d=0.5:r=48000'];
    const path = await makeMedia(file('foreign.mp4'), sources, options);
    expect((await inspectMedia({ path, kind: 'video' })).isHouseFormat).toBe(true);
    const { outputPath } = await normalise(path);
    expect((await readFile(outputPath)).equals(await readFile(path))).toBe(false);
  });

  it('a clip with undecodable pictures is rejected and leaves no output', async () => {
    const path = await makeMedia(file('noise.mp4'), ['testsrc2=s=90x160:r=30:d=1'], quick);
    const facts = await inspectMedia({ path, kind: 'video' });
    const bytes = await readFile(path);
    bytes.fill(0x11, bytes.indexOf('mdat') + 4, bytes.indexOf('moov') - 4);
    await writeFile(path, bytes);
    const run = normaliseClip({ inputPath: path, facts, outputPath: file('never.mp4'), workFolder });
    await expect(run).rejects.toMatchObject({ reason: 'damaged' });
    expect(await readdir(file(''))).not.toContain('never.mp4');
  });
});

function hdr(transfer: string): string[] {
  const colour = ['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc'];
  return ['-c:v', 'libx264', '-pix_fmt', 'yuv420p10le', ...colour];
}

function near(lumas: number[], expected: (frame: number) => number): boolean {
  return lumas.length > 0 && lumas.every((luma, frame) => Math.abs(luma - expected(frame)) <= 6);
}

async function cornerLuma(path: string, crop = 'crop=16:16:0:0'): Promise<number> {
  const piece = `${path}.piece.mkv`;
  await runFfmpeg({ args: ['-y', '-i', path, '-vf', crop, '-frames:v', '5', '-c:v', 'ffv1', piece] });
  return (await readLumas(piece)).at(-1)!;
}
