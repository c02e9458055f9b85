// Makes assets/story-styles/<style>.jpg, the pictures of the style chooser of stories. Run manually when a style changes:
// node tools/make-story-swatches.ts [style…]
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSwatch } from '#studio/illustration/asset-pictures.ts';
import { storyStyles } from '#studio/illustration/styles/styles.ts';

const folder = path.join(import.meta.dirname, '..', 'assets', 'story-styles');
const width = 400;
const maxBytes = 60_000;

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const style of storyStyles) {
  if (wanted.length > 0 && !wanted.includes(style)) continue;
  const swatch = drawSwatch(style, width);
  const qualities = [86, 80, 74, 68, 60, 50];
  const bytes = qualities
    .map((quality) => swatch.toBuffer('image/jpeg', quality))
    .find(({ length }) => length <= maxBytes);
  if (!bytes) throw new Error(`${style} takes more than ${maxBytes} bytes in every quality.`);
  await writeFile(path.join(folder, `${style}.jpg`), bytes);
  process.stdout.write(`${style} ${bytes.length}\n`);
}
