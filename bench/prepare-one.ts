import path from 'node:path';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';

/** Prepares one product clip like the worker; does nothing without arguments. */
const [inputPath, outputPath, startSeconds, endSeconds] = process.argv.slice(2);
if (inputPath && outputPath) {
  const facts = await inspectMedia({ path: inputPath, kind: 'video' });
  const workFolder = path.dirname(outputPath);
  const trim = startSeconds ? { startSeconds: Number(startSeconds), endSeconds: Number(endSeconds) } : {};
  await normaliseClip({ inputPath, facts, outputPath, workFolder, ...trim });
}
