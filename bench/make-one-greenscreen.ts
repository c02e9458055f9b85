import path from 'node:path';
import { defaultLook } from '#studio/greenscreen/clip/look.ts';
import { replaceBackground } from '#studio/greenscreen/replace-background.ts';
import type { BackgroundSource } from '#studio/greenscreen/backgrounds/background-source.ts';

/** Replaces the background of one clip, in a separate process to measure its CPU time. */
const [workFolder, background] = process.argv.slice(2) as [string, string];
await replaceBackground({
  clipPath: path.join(workFolder, 'clip.mp4'),
  format: '9:16',
  engine: 'auto',
  background: JSON.parse(background) as BackgroundSource,
  look: defaultLook,
  sound: 'own',
  outputPath: path.join(workFolder, 'replaced.mp4'),
  workFolder,
});
