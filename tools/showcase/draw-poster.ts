import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { drawPresenterPoster } from '#studio/presenter/draw-presenter-poster.ts';
import type { PresenterId } from '#studio/presenter/presenters.ts';

const atSeconds = 1.3;
const size = { width: 406, height: 720 };
const quality = 82;

async function writeSmall(picture: Buffer | string, file: string): Promise<void> {
  const canvas = createCanvas(size.width, size.height);
  canvas.getContext('2d').drawImage(await loadImage(picture), 0, 0, size.width, size.height);
  await writeFile(file, await canvas.encode('webp', quality));
}

/** A moment of the hook: `<id>.webp`. */
export async function drawPoster(job: {
  video: string;
  id: string;
  workFolder: string;
  folder: string;
}): Promise<void> {
  const still = path.join(job.workFolder, `${job.id}.png`);
  const seek = ['-y', '-ss', `${atSeconds}`, '-i', job.video, '-frames:v', '1'];
  await runFfmpeg({ args: [...seek, '-update', '1', still] });
  await writeSmall(still, path.join(job.folder, `${job.id}.webp`));
}

/** A presenter's poster, sized for the landing page. */
export const drawPresenter = async (id: PresenterId, folder: string): Promise<void> =>
  writeSmall(await drawPresenterPoster(id, 'png'), path.join(folder, `${id}.webp`));
