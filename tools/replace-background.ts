import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtInBackdrops } from '#studio/backdrops/built-in-backdrops.ts';
import { FfmpegError } from '#studio/ffmpeg/ffmpeg-error.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { MediaRefusal } from '#studio/ffmpeg/media-refusal.ts';
import { nearestFormat } from '#studio/ffmpeg/media/nearest-format.ts';
import type { BackgroundSource } from '#studio/greenscreen/backgrounds/background-source.ts';
import { replaceBackground } from '#studio/greenscreen/replace-background.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';

const builtIn: readonly string[] = builtInBackdrops.map(({ id }) => id);
const help = `Replaces the background of a clip.

  node tools/replace-background.ts in.mp4 out.mp4 --background <background> [options]

  --background   #rrggbb, an image or video file, blur (the clip's own background out of focus),
                 or a built-in one: ${builtIn.join(', ')}
  --engine       auto (default), chroma-key or matting
  --fit          fill (default) or fit, for images and videos
  --blur         0 to 1, how strongly blur blurs (0.5)
  --softness     0 to 1, of the edge (0.5)
  --shadow       0 to 1, cast on the background (0)
  --x, --y       where the subject stands, in fractions of the frame (0); write --x=-0.1 for a negative one
  --scale        0.3 to 2, size of the subject (1)
  --sound        own (default), background or both
  --help         this text
`;

class UsageError extends Error {}

/** Throws UsageError for unknown options and invalid values. */
function readOrder(args: string[]) {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const number = (name: Option, usual: number) => {
    const value = Number(values[name] ?? usual);
    if (values[name] === '' || !Number.isFinite(value))
      throw new UsageError(`--${name} needs a number, not "${values[name]}".`);
    return value;
  };
  const choice = <Choice extends string>(name: Option, choices: readonly Choice[]): Choice => {
    const value = (values[name] ?? choices[0]) as Choice;
    if (!choices.includes(value))
      throw new UsageError(`--${name} is one of ${choices.join(', ')}, not "${value}".`);
    return value;
  };
  const [inputPath, outputPath, ...others] = positionals;
  if (!inputPath || !outputPath || others.length > 0) throw new UsageError('Name the clip and the new file.');
  const { background } = values;
  if (background === undefined) throw new UsageError('Say what stands behind the subject: --background.');
  return {
    inputPath,
    outputPath,
    background,
    strength: number('blur', 0.5),
    fit: choice('fit', ['fill', 'fit']),
    engine: choice('engine', ['auto', 'chroma-key', 'matting']),
    sound: choice('sound', ['own', 'background', 'both']),
    look: {
      softness: number('softness', 0.5),
      shadow: number('shadow', 0),
      subject: { x: number('x', 0), y: number('y', 0), scale: number('scale', 1) },
    },
  };
}

const text = { type: 'string' } as const;
const options = {
  help: { type: 'boolean' },
  background: text,
  engine: text,
  fit: text,
  blur: text,
  softness: text,
  shadow: text,
  x: text,
  y: text,
  scale: text,
  sound: text,
} as const;
type Option = Exclude<keyof typeof options, 'help'>;

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function readBackground(
  name: string,
  { fit, strength }: { fit: 'fill' | 'fit'; strength: number },
): Promise<BackgroundSource> {
  if (name.startsWith('#')) return { type: 'colour', rgb: name };
  if (name === 'blur') return { type: 'blur', strength };
  if (builtIn.includes(name)) return { type: 'built-in', id: name };
  if (!(await isFile(name))) throw new UsageError(`There is no file and no built-in background "${name}".`);
  const isImage = /\.(jpe?g|png|webp)$/i.test(name);
  return { type: isImage ? 'image' : 'video', path: name, fit };
}

const isFile = (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => found.isFile(),
    () => false,
  );

async function run(args: string[]): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const order = readOrder(args);
  if (!order) {
    say(help);
    return;
  }
  if (!(await isFile(order.inputPath))) throw new UsageError(`There is no clip "${order.inputPath}".`);
  const background = await readBackground(order.background, order);
  const workFolder = await mkdtemp(path.join(tmpdir(), 'replace-background-'));
  try {
    const facts = await inspectMedia({ path: order.inputPath, kind: 'video' });
    const format = nearestFormat(facts.video!.width, facts.video!.height);
    const clipPath = path.join(workFolder, 'clip.mp4');
    await normaliseClip({ inputPath: order.inputPath, facts, format, outputPath: clipPath, workFolder });
    const finishedPath = path.join(workFolder, 'finished.mp4');
    const { engine, sound, look } = order;
    const job = { clipPath, format, engine, background, look, sound, outputPath: finishedPath, workFolder };
    const result = await replaceBackground(job);
    // The work folder may be on another disk, across which files cannot be renamed.
    await copyFile(finishedPath, order.outputPath);
    say(`${order.outputPath}: ${result.durationSeconds.toFixed(1)} s, ${format}, by ${result.engine}`);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isExpected =
    error instanceof UsageError ||
    error instanceof MediaRefusal ||
    error instanceof RangeError ||
    error instanceof FfmpegError;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\nSee node tools/replace-background.ts --help.\n`);
  process.exitCode = 1;
}
