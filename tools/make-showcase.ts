// Makes assets/showcase: the videos of the landing page, made by a running app through its API and then scaled down, and
// the preview picture of links to Hookline. Run manually: node tools/make-showcase.ts
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as generations from '#contract/calls/generations.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import * as hooks from '#contract/calls/hooks.ts';
import { showcase } from '../src/web/app/pages/landing/showcase.ts';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { presenterIds } from '#studio/presenter/presenters.ts';
import { markVideo } from '#studio/provenance/mark-video.ts';
import type { Person } from '../tests/helpers/api.ts';
import { startApp } from '../tests/helpers/running-app.ts';
import { sampleFolder } from '../tests/helpers/sample-media.ts';
import { hookEnd, videoEnd } from '../tests/helpers/video-steps.ts';
import { bottleScene } from './showcase/bottle-scene.ts';
import { drawLinkPicture } from './showcase/draw-link-picture.ts';
import { drawPoster, drawPresenter } from './showcase/draw-poster.ts';
import { plannerScene } from './showcase/planner-scene.ts';
import { savingsScene } from './showcase/savings-scene.ts';
import { filmScene, type Scene } from './showcase/scene.ts';

const folder = path.join(import.meta.dirname, '..', 'assets', 'showcase');
const maxBytes = 700_000;

/** The picture of the product clip, its overlay and its music. */
const products: Record<string, { scene: Scene; overlayText: string; trackId: string }> = {
  planner: { scene: plannerScene, overlayText: '', trackId: 'fresh-start' },
  savings: { scene: savingsScene, overlayText: '', trackId: 'night-drive' },
  bottle: { scene: bottleScene, overlayText: '', trackId: 'slow-sunday' },
};

async function makeVideo(person: Person, id: string, workFolder: string): Promise<string> {
  const { presenter, hookText } = showcase.find((video) => video.id === id)!;
  const { scene, overlayText, trackId } = products[id]!;
  const clip = path.join(workFolder, `${id}-clip.mp4`);
  await filmScene(scene, clip);
  const started = await person.call(hooks.startHook, {
    body: { templateId: presenter.toLowerCase(), hookText, textOverlayEnabled: true, generationId: null },
  });
  const upload = await person.upload(clip);
  const params = { generationId: started.generationId };
  await person.call(videoParts.addProduct, { params, body: { videoFileId: upload.id, overlayText } });
  await person.call(videoParts.chooseAudio, {
    params,
    body: { audioSource: 'library', audioTrackId: trackId, audioVolume: 75 },
  });
  await hookEnd(person, started.hookGenerationId);
  await person.call(generations.processGeneration, { params, query: { async: 'true' }, body: {} });
  const finished = await videoEnd(person, started.generationId);
  if (!finished.videoUrl) throw new Error(`${id} is ${finished.status}`);
  return finished.videoUrl;
}

/** Scales to 405×720 and restores the AI mark, which ffmpeg drops. */
async function makeSmall(video: string, id: string, workFolder: string): Promise<void> {
  const small = path.join(workFolder, `${id}-small.mp4`);
  const picture = [
    '-vf',
    'scale=406:720:flags=lanczos',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '25',
  ];
  const sound = ['-c:a', 'aac', '-b:a', '72k', '-ac', '1'];
  const container = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-map_metadata', '-1'];
  await runFfmpeg({ args: ['-y', '-i', video, ...picture, ...sound, ...container, small] });
  const outputPath = path.join(folder, `${id}.mp4`);
  await markVideo({
    path: small,
    outputPath,
    title: showcase.find((entry) => entry.id === id)!.hookText,
    creatorTool: 'Hookline',
    digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
  });
  const { size } = await stat(outputPath);
  process.stdout.write(`${id}: ${Math.round(size / 1_000)} kB\n`);
  if (size > maxBytes) throw new Error(`${id}.mp4 is too large for a landing page`);
}

const workFolder = await sampleFolder();
const app = await startApp();
try {
  await mkdir(folder, { recursive: true });
  const person = await app.api.signIn('Showcase');
  await person.buy('creator');
  for (const { id } of showcase) {
    const url = await makeVideo(person, id, workFolder);
    const video = path.join(workFolder, `${id}.mp4`);
    await writeFile(video, Buffer.from(await (await fetch(new URL(url, app.url))).arrayBuffer()));
    await makeSmall(video, id, workFolder);
    await drawPoster({ video, id, workFolder, folder });
  }
  for (const presenterId of presenterIds) await drawPresenter(presenterId, folder);
  await drawLinkPicture({ ids: showcase.map(({ id }) => id), folder });
} finally {
  await app.stop();
  await rm(workFolder, { recursive: true, force: true });
}
