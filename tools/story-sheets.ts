import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { composeFrame } from '#studio/illustration/frame/compose-frame.ts';
import { drawFrame } from '#studio/illustration/frame/paint/draw-frame.ts';
import { shrinkPlan } from '#studio/illustration/frame/paint/shrink-plan.ts';
import { storyStyles, type StoryStyle } from '#studio/illustration/styles/styles.ts';
import { toldStories } from './story-sheets/told-stories.ts';

/**
 * Contact sheets of storyboard frames: one picture per style, one row per story.
 *
 *   node tools/story-sheets.ts <folder> [style,style] [first story,last story] [format]
 */
const [folder, wantedStyles, range = '', format = '9:16'] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/story-sheets.ts <folder> [styles] [first,last] [format]');
await mkdir(folder, { recursive: true });

const frameWidth = 300;
const gap = 6;
const [first = 0, last = toldStories.length - 1] = range.split(',').filter(Boolean).map(Number);
const stories = toldStories.slice(first, last + 1);

for (const style of (wantedStyles ? wantedStyles.split(',') : storyStyles) as StoryStyle[]) {
  const rows = stories.map(({ scenes, characters, products, title }) =>
    scenes.map((scene, index) => {
      const seed = `${title}/${index}`;
      const order = { scene, characters, products, style, seed, format: format as '9:16' };
      return drawFrame(shrinkPlan(composeFrame(order), 0.5));
    }),
  );
  const frames = rows.flat();
  const frameHeight = Math.round((frameWidth * frames[0]!.height) / frames[0]!.width);
  const columns = Math.max(...rows.map(({ length }) => length));
  const sheet = createCanvas(columns * (frameWidth + gap), rows.length * (frameHeight + gap));
  const context = sheet.getContext('2d');
  rows.forEach((row, down) =>
    row.forEach((frame, across) =>
      context.drawImage(
        frame,
        across * (frameWidth + gap),
        down * (frameHeight + gap),
        frameWidth,
        frameHeight,
      ),
    ),
  );
  const file = path.join(folder, `${style}-${first}.png`);
  await writeFile(file, sheet.toBuffer('image/png'));
  process.stdout.write(`${file}\n`);
}
