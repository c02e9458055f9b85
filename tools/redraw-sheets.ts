import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { composeFrame } from '#studio/illustration/frame/compose-frame.ts';
import { drawFrame } from '#studio/illustration/frame/paint/draw-frame.ts';
import { shrinkPlan } from '#studio/illustration/frame/paint/shrink-plan.ts';
import type { StoryStyle } from '#studio/illustration/styles/styles.ts';
import { readNarrative } from '#studio/story-script/read-narrative.ts';
import { readPicture } from '#studio/story-script/read-picture.ts';
import { redraws } from './story-sheets/redraws.ts';

/**
 * Contact sheets of redrawn frames. A row a frame: as first drawn, after its description was rewritten, and then its first
 * picture redrawn three times with unchanged words.
 *
 *   node tools/redraw-sheets.ts <folder> [style]
 */
const [folder, style = 'comic'] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/redraw-sheets.ts <folder> [style]');
await mkdir(folder, { recursive: true });

const [width, height] = [230, 409];
const gap = 6;
const rowsInSheet = 4;
const rows = redraws.map(({ narrative, scene: at, description }, index) => {
  const { scenes, characters, products } = readNarrative(narrative).story;
  const story = { title: '', mood: scenes[0]!.mood, scenes, characters, products };
  const scene = scenes[at]!;
  const draw = (shown: typeof scene, variation: number) => {
    const cast = { characters, products, style: style as StoryStyle, seed: `redraw-${index}-0` };
    return drawFrame(shrinkPlan(composeFrame({ ...cast, scene: shown, variation, format: '9:16' }), 0.32));
  };
  const described = readPicture(description, scene, story);
  return [draw(scene, 0), draw(described, 1), ...[1, 2, 3].map((variation) => draw(scene, variation))];
});
for (let first = 0; first < rows.length; first += rowsInSheet) {
  const shown = rows.slice(first, first + rowsInSheet);
  const sheet = createCanvas(shown[0]!.length * (width + gap), shown.length * (height + gap));
  shown.forEach((row, down) =>
    row.forEach((frame, across) =>
      sheet.getContext('2d').drawImage(frame, across * (width + gap), down * (height + gap), width, height),
    ),
  );
  const file = path.join(folder, `redraws-${style}-${first}.png`);
  await writeFile(file, sheet.toBuffer('image/png'));
  process.stdout.write(`${file}\n`);
}
