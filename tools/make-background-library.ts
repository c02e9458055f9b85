// Makes assets/backgrounds/<id>.jpg and, for moving backdrops, <id>.mp4 from the built-in backdrops. Run manually when a
// backdrop changes: node tools/make-background-library.ts [id…]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtInBackdrops, type BackdropId } from '#studio/backdrops/built-in-backdrops.ts';
import { drawBackdrop } from '#studio/backdrops/draw-backdrop.ts';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';

const folder = join(import.meta.dirname, '..', 'assets', 'backgrounds');
const size = { width: 270, height: 480 };
/** Loop duration of a moving backdrop in seconds. */
const loopSeconds = 8;
const framesPerSecond = 15;
const jpegQuality = 82;

async function* framesOf(id: BackdropId): AsyncGenerator<Uint8Array> {
  for (let frame = 0; frame < loopSeconds * framesPerSecond; frame += 1)
    yield new Uint8Array(drawBackdrop(id, { ...size, seconds: frame / framesPerSecond }).data());
}

async function encodeLoop(id: BackdropId): Promise<void> {
  const pictures = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${size.width}x${size.height}`];
  const input = ['-y', ...pictures, '-r', `${framesPerSecond}`, '-i', 'pipe:0'];
  const encoding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-pix_fmt', 'yuv420p', '-an'];
  const args = [...input, ...encoding, '-movflags', '+faststart', join(folder, `${id}.mp4`)];
  await runFfmpeg({ args, input: framesOf(id) });
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const { id, isMoving } of builtInBackdrops) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const poster = drawBackdrop(id, { ...size, seconds: 0 });
  await writeFile(join(folder, `${id}.jpg`), await poster.encode('jpeg', jpegQuality));
  if (isMoving) await encodeLoop(id);
  console.log(id);
}
