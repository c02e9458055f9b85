import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectMedia } from '../ffmpeg/media/inspect-media.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import type { MediaFacts } from '../ffmpeg/media/media-facts.ts';
import { makeMedia, readLuma, readLumas, readQuarters, testFolder } from '../ffmpeg/test-media.ts';
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

/** 2 seconds with sound. */
let counted: string;

beforeAll(async () => {
  await mkdir(workFolder);
  counted = await makeMedia(file('count.mp4'), [counter(30), tone], [...quick, '-c:a', 'aac']);
});

const inspect = (path: string) => inspectMedia({ path, kind: 'video' });
const inspected = new Map<string, MediaFacts>();

async function normalise(path: string, options: Partial<Normalisation> = {}) {
  const facts = inspected.get(path) ?? (await inspect(path));
  inspected.set(path, facts);
  const outputPath = `${path}.house.mp4`;
  const clip = await normaliseClip({ inputPath: path, facts, outputPath, workFolder, ...options });
  return { clip, outputPath };
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
    const { clip, outputPath } = await normalise(counted);
    expect(clip).toMatchObject({ frames: 60, durationSeconds: 2, hasSound: true });
    expect(clip.loudness.integratedLufs).toBeCloseTo(-21.8, 0);
    expect((await inspect(outputPath)).isHouseFormat).toBe(true);
    expect(await readLengths(outputPath)).toEqual({ frames: 60, samples: 96_000, starts: [0, 0] });
    expect(near(await readLumas(outputPath), lumaOf)).toBe(true);
  });

  it('a trim is exact to the frame', async () => {
    const { clip, outputPath } = await normalise(counted, { startSeconds: 17 / 30, endSeconds: 42 / 30 });
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

  it('a slow clip shows at its start the frame that was on at the cut; without sound it gets silence', async () => {
    const path = await makeMedia(file('slow.mp4'), [counter(2)], quick);
    const { clip, outputPath } = await normalise(path, { startSeconds: 0.75, endSeconds: 1.25 });
    const lumas = await readLumas(outputPath);
    expect(clip.frames).toBe(15);
    expect(near(lumas.slice(0, 7), () => lumaOf(1))).toBe(true);
    expect(near(lumas.slice(8), () => lumaOf(2))).toBe(true);
    expect(clip).toMatchObject({ hasSound: false, loudness: { integratedLufs: null, truePeakDbtp: null } });
    expect(await readLengths(outputPath)).toMatchObject({ samples: 24_000 });
  });

  it.each([
    [
      'odd measures, and sound longer than the picture,',
      ['testsrc2=s=321x241:r=50:d=0.5', tone],
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p'],
    ],
    [
      'ten bits',
      ['testsrc2=s=180x320:r=24:d=0.5'],
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le'],
    ],
    ['transparency', ['testsrc2=s=128x128:r=30:d=0.5,format=rgba'], ['-c:v', 'png']],
    [
      '29.97 frames a second, and six channels,',
      ['testsrc2=s=180x320:r=30000/1001:d=0.5', `${tone},pan=5.1|c0=c0|c2=c0`],
      [...quick, '-c:a', 'aac'],
    ],
  ])('%s are converted to house format', async (name, sources, options) => {
    const path = await makeMedia(file(`${name}.mov`), [...sources], [...options, '-f', 'mov']);
    const { clip, outputPath } = await normalise(path);
    expect(clip.frames).toBe(15);
    expect((await inspect(outputPath)).isHouseFormat).toBe(true);
  });

  describe.each(['arib-std-b67', 'smpte2084'])('a clip filmed in %s', (transfer) => {
    it('is converted to house format and keeps the brightness of its greys', async () => {
      const asFilmed = [
        'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709',
        'zscale=tin=bt709:min=bt709:pin=bt709:rin=tv:t=linear:npl=203,format=gbrpf32le,zscale=p=bt2020',
        `zscale=t=${transfer}:m=bt2020nc:r=tv:npl=203,format=yuv420p10le`,
      ];
      const greys = `nullsrc=s=90x160:r=30:d=0.2,geq=lum='if(lt(X,45),60,170)':cb=128:cr=128,format=yuv420p`;
      const path = file(`greys-${transfer}.mov`);
      await makeMedia(path, [greys], ['-vf', asFilmed.join(','), ...hdr(transfer), '-crf', '4']);
      const { outputPath } = await normalise(path);
      expect((await inspect(outputPath)).isHouseFormat).toBe(true);
      const quarters = await readQuarters(outputPath);
      for (const [side, luma] of [60, 170].entries())
        expect(
          near(
            quarters.map((quarter) => quarter[side]!),
            () => luma,
          ),
          `${luma} became ${quarters.join()}`,
        ).toBe(true);
    });
  });

  it('interlaced frames are deinterlaced', async () => {
    const fields = `nullsrc=s=16x16:r=50:d=0.6,geq=lum='40+80*mod(N,3)':cb=128:cr=128,format=yuv420p,scale=720:1280`;
    const path = file('interlaced.avi');
    const woven = ['-vf', 'tinterlace=mode=interleave_top', '-c:v', 'mpeg2video', '-q:v', '2'];
    await makeMedia(path, [fields], [...woven, '-flags', '+ildct+ilme']);
    const { outputPath } = await normalise(path);
    const even = await readLumas(outputPath, 'field=bottom');
    expect(
      (await readLumas(outputPath, 'field=top')).map((luma, frame) => Math.abs(luma - even[frame]!) < 20),
    ).not.toContain(false);
  });

  it('a variable frame rate becomes constant without shifting times', async () => {
    const uneven = [...quick, '-vf', `select='lt(mod(n,10),4)'`, '-fps_mode', 'vfr'];
    const path = await makeMedia(file('vfr.mkv'), [counter(30)], uneven);
    const { outputPath } = await normalise(path);
    expect((await inspect(outputPath)).isHouseFormat).toBe(true);
    const shown = (frame: number) => lumaOf(frame - Math.max(0, (frame % 10) - 3));
    expect(near((await readLumas(outputPath)).slice(0, 53), shown)).toBe(true);
  });

  it('a phone clip is upright', async () => {
    const lying = await makeMedia(file('lying.mp4'), ['color=white:s=160x90:r=30:d=0.2'], quick);
    await runFfmpeg({
      args: ['-i', lying, '-metadata:s:v:0', 'rotate=90', '-c', 'copy', file('upright.mp4')],
    });
    const { outputPath } = await normalise(file('upright.mp4'));
    expect(await inspect(outputPath)).toMatchObject({ isHouseFormat: true, video: { rotation: 0 } });
    // Unturned it would lie on a blurred backdrop; upright it fills the frame, white to the corner.
    expect((await readCells(outputPath))(0, 0)).toBeGreaterThan(225);
  });

  it('a landscape clip is shown whole on a blurred backdrop', async () => {
    const stripes = `nullsrc=s=320x180:r=30:d=0.2,geq=lum='if(lt(X,40),235,if(gt(X,280),235,100))':cb=128:cr=128`;
    const { outputPath } = await normalise(await makeMedia(file('wide.mp4'), [stripes], quick));
    const lumaAt = await readCells(outputPath);
    expect(lumaAt(0, 0)).toBeLessThan(110);
    expect(lumaAt(0, 640)).toBeGreaterThan(225);
    expect(lumaAt(719, 640)).toBeGreaterThan(225);
  });

  it('a placed picture covers its area, and its edges fade into a darker backdrop', async () => {
    const grey = 'color=0xb0b0b0:s=320x180:r=30:d=0.2';
    const path = await makeMedia(file('placed.mp4'), [grey], quick);
    const placement = { x: 0, y: 437.5, width: 720, height: 405 };
    const { outputPath } = await normalise(path, { placement });
    const lumaAt = await readCells(outputPath);
    const [backdrop, picture] = [lumaAt(350, 300), lumaAt(350, 640)];
    expect(backdrop).toBeLessThan(picture * 0.7);
    // Half-way through the feather, at both seams.
    const between = (luma: number) => luma > backdrop + 15 && luma < picture - 15;
    expect(between(lumaAt(350, 452))).toBe(true);
    expect(between(lumaAt(350, 828))).toBe(true);
    const hard = await readCells((await normalise(path)).outputPath);
    expect(Math.abs(hard(350, 452) - picture)).toBeLessThan(4);
  });

  it('a picture larger than the frame shows the part at its position', async () => {
    const halves = `nullsrc=s=320x180:r=30:d=0.2,geq=lum='if(lt(X,160),235,40)':cb=128:cr=128`;
    const path = await makeMedia(file('halves.mp4'), [halves], quick);
    const width = (1280 / 180) * 320;
    const at = async (x: number) => {
      const placement = { x, y: 0, width, height: 1280 };
      return (await readCells((await normalise(path, { placement })).outputPath))(350, 20);
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
    const path = await makeMedia(file('plain.mp4'), ['color=black:s=90x160:r=30:d=0.5'], quick);
    const { outputPath } = await normalise(path, { overlayPng });
    const lumaAt = await readCells(outputPath);
    expect(lumaAt(0, 0)).toBeGreaterThan(230);
    expect(lumaAt(112, 112)).toBeLessThan(20);
    const lumas = await readLumas(outputPath);
    expect(new Set(lumas).size).toBe(1);
  });

  it('a clip in house format is copied byte for byte, unless it is trimmed', async () => {
    const path = await makeMedia(
      file('first.mp4'),
      ['testsrc2=s=90x160:r=30:d=1.2', `${tone},atrim=end=1.2`],
      quick,
    );
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
    const { outputPath } = await normalise(path);
    expect(inspected.get(path)!.isHouseFormat).toBe(true);
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

/** The mean luma of the cell of 16 by 2 pixels at a position in the fifth frame of a clip in house format. */
async function readCells(path: string): Promise<(x: number, y: number) => number> {
  const cells = await readLuma(path, `select=eq(n\\,4),scale=${720 / 16}:${1280 / 2}:flags=area`);
  return (x, y) => cells[Math.floor(y / 2) * (720 / 16) + Math.floor(x / 16)]!;
}
