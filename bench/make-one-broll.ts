import path from 'node:path';
import { renderBroll } from '#studio/broll/render-broll.ts';

/** Makes one film of four photos, in a separate process to measure its CPU time. */
const [workFolder] = process.argv.slice(2) as [string];
const photo = (index: number) => ({
  path: path.join(workFolder, `photo-${index}.jpg`),
  text: 'Made by hand',
});
await renderBroll({
  photos: [0, 1, 2, 3].map(photo),
  style: 'calm',
  format: '9:16',
  seconds: 10,
  outputPath: path.join(workFolder, 'broll.mp4'),
  workFolder,
});
