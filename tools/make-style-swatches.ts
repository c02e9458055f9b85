// Makes assets/reel-styles/<style>-<format>.jpg and .mp4, the animations of the style chooser. Run manually when a style
// changes: node tools/make-style-swatches.ts [style…]
import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { videoFormats, type VideoFormat } from '#studio/ffmpeg/video-formats.ts';
import { renderFilm } from '#studio/motion/render-film.ts';
import { drawStyleSwatch } from '#studio/reel/draw-style-swatch.ts';
import { reelStyles, type ReelStyle } from '#studio/reel/reel-plan.ts';

const folder = path.join(import.meta.dirname, '..', 'assets', 'reel-styles');
/** Scale relative to the film: sharp in the chooser, with even dimensions in every format. */
const scale = 0.7;
const maxBytes = 150_000;

const wanted: readonly string[] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const workFolder = await mkdtemp(path.join(tmpdir(), 'hookline-swatches-'));
try {
  for (const style of reelStyles.filter((each) => wanted.length === 0 || wanted.includes(each)))
    for (const format of Object.keys(videoFormats) as VideoFormat[]) await makeSwatch(style, format);
} finally {
  await rm(workFolder, { recursive: true, force: true });
}

async function makeSwatch(style: ReelStyle, format: VideoFormat): Promise<void> {
  const name = `${style}-${format.replace(':', 'x')}`;
  const film = path.join(workFolder, `${name}.mp4`);
  await renderFilm({ film: drawStyleSwatch(style, format), outputPath: film, workFolder });
  const { width, height } = videoFormats[format];
  const picture = ['-vf', `scale=${Math.round(width * scale)}:${Math.round(height * scale)}:flags=lanczos`];
  const [loop, poster] = [path.join(workFolder, `${name}-loop.mp4`), path.join(workFolder, `${name}.jpg`)];
  const encoding = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '33', '-pix_fmt', 'yuv420p', '-an'];
  await runFfmpeg({ args: ['-y', '-i', film, ...picture, ...encoding, '-movflags', '+faststart', loop] });
  await runFfmpeg({
    args: ['-y', '-i', film, ...picture, '-frames:v', '1', '-q:v', '5', poster],
  });
  for (const file of [loop, poster]) {
    const { size } = await stat(file);
    if (size > maxBytes) throw new Error(`${file} has ${size} bytes, more than ${maxBytes}.`);
    // Moved into place when complete, so that it is never read half-written.
    const kept = path.join(folder, `${name}${path.extname(file)}`);
    await copyFile(file, `${kept}.part`);
    await rename(`${kept}.part`, kept);
    console.log(path.basename(kept), size);
  }
}
