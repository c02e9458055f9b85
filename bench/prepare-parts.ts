import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultVideoFormat, type VideoFormat } from '#contract/video-formats.ts';
import type { Composition } from '#studio/compose/compose-video.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { measureLoudness } from '#studio/ffmpeg/loudness/measure-loudness.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';
import { prepareMusic } from '#studio/music/prepare-music.ts';
import type { measureFinalStep } from './final-step.ts';
import { ffmpeg, makeMusic, probe } from '../tests/helpers/sample-media.ts';

/** A landscape 1080p60 product clip with realistic noise and motion. */
export async function makeProduct(file: string, seconds: number): Promise<string> {
  const picture = `testsrc2=s=1920x1080:r=60:d=${seconds},noise=alls=12:allf=t+u`;
  const sound = `anoisesrc=d=${seconds}:c=pink:a=0.1`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
  await ffmpeg([
    ...inputs,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '26',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    file,
  ]);
  return file;
}

export type Parts = {
  planFile: string;
  product: string;
  music: string;
  timeline: Parameters<typeof measureFinalStep>[0];
};

/** Everything that is prepared before the last click; `hookPath` is a rendered hook. */
export async function prepareParts(folder: string, hookPath: string): Promise<Parts> {
  const inFolder = (name: string): string => path.join(folder, name);
  const product = await makeProduct(inFolder('product.mp4'), 40);
  const music = await makeMusic(inFolder('music.mp3'), 60);
  const clip = await normaliseClip({
    inputPath: product,
    facts: await inspectMedia({ path: product, kind: 'video' }),
    outputPath: inFolder('clip.mp4'),
    workFolder: folder,
  });
  const prepared = await prepareMusic({
    inputPath: music,
    facts: await inspectMedia({ path: music, kind: 'audio' }),
    outputPath: inFolder('music.flac'),
    workFolder: folder,
  });
  const hook = {
    path: hookPath,
    durationSeconds: Number((await probe(hookPath)).format.duration),
    loudness: await measureLoudness({ path: hookPath }),
    sound: 'speech' as const,
  };
  const { durationSeconds, loudness } = clip;
  const footage = { path: inFolder('clip.mp4'), durationSeconds, loudness, sound: 'footage' as const };
  const shared = {
    format: defaultVideoFormat as VideoFormat,
    music: {
      path: prepared.path,
      durationSeconds: prepared.durationSeconds,
      loudness: prepared.loudness,
      volume: 75,
    },
    workFolder: folder,
  };
  const plan: Composition = {
    ...shared,
    segments: [hook, footage],
    outputPath: inFolder('composed.mp4'),
  };
  const planFile = inFolder('plan.json');
  await writeFile(planFile, JSON.stringify(plan));
  const short = await normaliseClip({
    inputPath: product,
    facts: await inspectMedia({ path: product, kind: 'video' }),
    outputPath: inFolder('clip-of-15.mp4'),
    workFolder: folder,
    endSeconds: 15,
  });
  const of15 = { ...footage, ...short, path: inFolder('clip-of-15.mp4') };
  return { planFile, product, music, timeline: { ...shared, hook, clip: of15 } };
}
