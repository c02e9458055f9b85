import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { useFont } from './scene.ts';

/** Size of link preview pictures in chats and networks (ogp.me; X requires at least 300×157). */
const size = { width: 1200, height: 630 };
const quality = 86;
const frame = { width: 236, height: 420, radius: 26 };

/** The headline beside three videos: `hookline.jpg`, the preview of a pasted link. */
export async function drawLinkPicture(job: {
  ids: readonly string[];
  /** The folder of the videos' posters and of the output. */
  folder: string;
}): Promise<void> {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const ground = context.createLinearGradient(0, 0, size.width, size.height);
  ground.addColorStop(0, '#dc2f4b');
  ground.addColorStop(1, '#6f3cf0');
  context.fillStyle = ground;
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = '#ffffff';
  useFont(context, 34, 700);
  context.fillText('Hookline', 72, 112);
  useFont(context, 66, 800);
  context.fillText('Stop the scroll.', 70, 290);
  context.fillText('Skip the shoot.', 70, 368);
  useFont(context, 28, 600);
  context.fillText('Short videos that start with a hook,', 72, 446);
  context.fillText('made in minutes, without filming.', 72, 484);
  const places = [
    { x: 620, y: 140, tilt: -0.07 },
    { x: 946, y: 140, tilt: 0.07 },
    { x: 783, y: 92, tilt: 0 },
  ];
  // The middle video is on top.
  const [left, middle, right] = job.ids;
  for (const [index, id] of [left, right, middle].entries()) {
    const picture = await loadImage(path.join(job.folder, `${id}.webp`));
    drawFrame(context, picture, places[index]!, index === 2 ? 1.08 : 0.94);
  }
  await writeFile(path.join(job.folder, 'hookline.jpg'), await canvas.encode('jpeg', quality));
}

function drawFrame(
  context: SKRSContext2D,
  picture: Awaited<ReturnType<typeof loadImage>>,
  place: { x: number; y: number; tilt: number },
  scale: number,
): void {
  context.save();
  context.translate(place.x + frame.width / 2, place.y + frame.height / 2);
  context.rotate(place.tilt);
  context.scale(scale, scale);
  context.translate(-frame.width / 2, -frame.height / 2);
  context.beginPath();
  context.roundRect(0, 0, frame.width, frame.height, frame.radius);
  context.shadowColor = 'rgb(20 8 40 / 45%)';
  context.shadowBlur = 44;
  context.shadowOffsetY = 16;
  context.fillStyle = '#14121b';
  context.fill();
  context.shadowColor = 'transparent';
  context.clip();
  context.drawImage(picture, 0, 0, frame.width, frame.height);
  context.restore();
}
