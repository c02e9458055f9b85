import { expect, it } from 'vitest';
import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { readLumas, testFolder, makeMedia } from '../ffmpeg/test-media.ts';
import { findShots } from './find-shots.ts';
import { isFaintOn, plateFor, readLogo } from './logo.ts';
import { renderReel } from './render-reel.ts';
import { planShots } from './reference/plan-shots.ts';
import { beatsAt, reelPlan } from './test-reels.ts';

const at = await testFolder();

const threeShots = () =>
  makeMedia(
    at('three.mp4'),
    ['color=red:s=320x180:r=30:d=1.5', 'testsrc2=s=320x180:r=30:d=1', 'color=blue:s=320x180:r=30:d=1.5'],
    ['-filter_complex', 'concat=n=3:v=1', '-c:v', 'libx264', '-preset', 'ultrafast'],
  );

it('finds the cuts of a video, and none in a video of one shot', async () => {
  const cuts = await findShots(await threeShots());
  expect(cuts).toHaveLength(2);
  expect(cuts[0]).toBeCloseTo(1.5, 1);
  expect(cuts[1]).toBeCloseTo(2.5, 1);
  expect(await findShots(await makeMedia(at('one.mp4'), ['testsrc2=s=320x180:r=30:d=2']))).toEqual([]);
});

it('cuts reference shots on beats, fills similar aspect ratios, and shows others whole', () => {
  const { beats } = beatsAt(120, 10);
  const scenes = [
    { kind: 'line' as const, from: 0, to: 120 },
    { kind: 'line' as const, from: 120, to: 150 },
  ];
  const reference = { path: 'x.mp4', durationSeconds: 5, shots: [1.7, 3.4], width: 1920, height: 1080 };
  const wide = planShots(reference, scenes, beats, { x: 0, y: 0, width: 1280, height: 720 });
  const starts = wide.flat().map(({ from }) => from);
  expect(wide.flat().length).toBeGreaterThan(scenes.length);
  for (const from of starts) expect(from % 15).toBe(0);
  expect(wide.flat().every(({ fit }) => fit === 'fill')).toBe(true);
  for (const [index, shots] of wide.entries()) {
    expect(shots[0]!.from).toBe(scenes[index]!.from);
    expect(shots.at(-1)!.to).toBe(scenes[index]!.to);
  }
  const tall = planShots(reference, scenes, beats, { x: 0, y: 0, width: 640, height: 800 });
  expect(tall.flat().every(({ fit }) => fit === 'fit-blurred')).toBe(true);
});

it('puts a plate only under a logo that would be invisible on its background', async () => {
  const logoOf = async (name: string, outer: string, inner: string) => {
    const context = createCanvas(120, 60).getContext('2d');
    context.fillStyle = outer;
    context.fillRect(10, 10, 100, 40);
    context.fillStyle = inner;
    context.fillRect(20, 20, 80, 20);
    await writeFile(at(name), context.canvas.toBuffer('image/png'));
    return readLogo(at(name));
  };
  const white = await logoOf('white.png', '#ffffff', '#ffffff');
  expect([isFaintOn(white, '#fafafa'), plateFor(white), isFaintOn(white, '#101418')]).toEqual([
    true,
    '#15171c',
    false,
  ]);
  // Its white middle lies on black within the logo: only the outline counts.
  const framed = await logoOf('framed.png', '#000000', '#ffffff');
  expect([isFaintOn(framed, '#fafafa'), isFaintOn(framed, '#101418'), plateFor(framed)]).toEqual([
    false,
    true,
    '#ffffff',
  ]);
});

it('renders a reel over a reference video as a house clip', async () => {
  const plan = reelPlan('minimalist', '1:1', {
    durationSeconds: 5,
    reference: { path: at('three.mp4'), durationSeconds: 4 },
  });
  const lines = plan.lines.map((line) => ({ ...line, words: [] })).slice(0, 2);
  const outputPath = at('reel.mp4');
  const made = await renderReel({ plan: { ...plan, lines }, outputPath, workFolder: at('.') });
  expect(made).toEqual({ durationSeconds: 5, frames: 150 });
  expect(await readLumas(outputPath)).toHaveLength(150);
});
