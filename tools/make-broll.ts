import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileTypeFromFile } from 'file-type';
import { brollStyles } from '#studio/broll/plan/broll-styles.ts';
import { cleanPhoto, type PhotoType } from '#studio/broll/photo/clean-photo.ts';
import { renderBroll } from '#studio/broll/render-broll.ts';
import { FfmpegError } from '#studio/ffmpeg/ffmpeg-error.ts';
import { MediaRefusal } from '#studio/ffmpeg/media-refusal.ts';
import { videoFormats, type VideoFormat } from '#studio/ffmpeg/video-formats.ts';

const formats = Object.keys(videoFormats) as VideoFormat[];
const help = `Turns photos into a film of moving shots.

  node tools/make-broll.ts photo… out.mp4 [options]

  --style    ${brollStyles.join(', ')} (calm)
  --format   ${formats.join(', ')} (9:16)
  --seconds  5 to 30 (10)
  --text     a line on the first photo; repeated, on the next ones
  --help     this text
`;

class UsageError extends Error {}

/** Throws UsageError for unknown options and invalid values. */
function readOrder(args: string[]) {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const seconds = Number(values.seconds ?? 10);
  if (!(seconds >= 1 && seconds <= 30)) throw new UsageError('--seconds needs a number up to 30.');
  const style = brollStyles.find((each) => each === (values.style ?? 'calm'));
  if (!style) throw new UsageError(`--style is one of ${brollStyles.join(', ')}.`);
  const format = formats.find((each) => each === (values.format ?? '9:16'));
  if (!format) throw new UsageError(`--format is one of ${formats.join(', ')}.`);
  const outputPath = positionals.at(-1);
  const photoPaths = positionals.slice(0, -1);
  if (!outputPath || photoPaths.length === 0) throw new UsageError('Name the photos and the new file.');
  return { photoPaths, outputPath, texts: values.text ?? [], style, format, seconds };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        style: text,
        format: text,
        seconds: text,
        text: { ...text, multiple: true },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const types: Record<string, PhotoType> = { jpg: 'jpg', png: 'png', webp: 'webp', heic: 'heic' };

async function clean(photoPath: string, outputPath: string): Promise<void> {
  await readFile(photoPath).catch(() => {
    throw new UsageError(`There is no photo "${photoPath}".`);
  });
  const type = types[(await fileTypeFromFile(photoPath))?.ext ?? ''];
  if (!type) throw new UsageError(`"${photoPath}" is not a JPEG, PNG, WebP or HEIC photo.`);
  await cleanPhoto({ path: photoPath, type, outputPath });
}

async function run(args: string[]): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const order = readOrder(args);
  if (!order) {
    say(help);
    return;
  }
  const workFolder = await mkdtemp(path.join(tmpdir(), 'make-broll-'));
  try {
    const photos = [];
    for (const [index, photoPath] of order.photoPaths.entries()) {
      const cleaned = path.join(workFolder, `photo-${index}.jpg`);
      await clean(photoPath, cleaned);
      photos.push({ path: cleaned, text: order.texts[index] ?? '' });
    }
    const { style, format, seconds } = order;
    const outputPath = path.join(workFolder, 'broll.mp4');
    const made = await renderBroll({ photos, style, format, seconds, outputPath, workFolder });
    // The work folder may be on another disk, across which files cannot be renamed.
    await copyFile(outputPath, order.outputPath);
    say(`${order.outputPath}: ${made.durationSeconds.toFixed(1)} s, ${format}, ${style}`);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isExpected =
    error instanceof UsageError || error instanceof MediaRefusal || error instanceof FfmpegError;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\nSee node tools/make-broll.ts --help.\n`);
  process.exitCode = 1;
}
