import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { drawPortrait } from '#studio/illustration/asset-pictures.ts';
import { composeFrame } from '#studio/illustration/frame/compose-frame.ts';
import { drawFrame } from '#studio/illustration/frame/paint/draw-frame.ts';
import { shrinkPlan } from '#studio/illustration/frame/paint/shrink-plan.ts';
import { storyStyles, type StoryStyle } from '#studio/illustration/styles/styles.ts';
import { readNarrative } from '#studio/story-script/read-narrative.ts';
import { sheetNarratives } from './story-sheets/sheet-narratives.ts';

/**
 * Contact sheets of storyboards made like in the app: narrative → language rules → frames. One row per narrative, starting
 * with the portrait of its first character.
 *
 *   node tools/narrative-sheets.ts <folder> [style,style] [first narrative,last narrative]
 *   node tools/narrative-sheets.ts <folder> style,style narratives.txt     with a line --- between two
 */
const [folder, wantedStyles, range = ''] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/narrative-sheets.ts <folder> [styles] [first,last]');
await mkdir(folder, { recursive: true });

const [frameWidth, frameHeight] = [192, 341];
const gap = 6;
const narratives = range.endsWith('.txt')
  ? (await readFile(range, 'utf8')).split(/^---$/mu).filter((text) => /\p{L}/u.test(text))
  : sheetNarratives;
const bounds = range.endsWith('.txt') ? [] : range.split(',').filter(Boolean).map(Number);
const [first = 0, last = narratives.length - 1] = bounds;
const stories = narratives.slice(first, last + 1).map((text) => readNarrative(text).story);

for (const style of (wantedStyles ? wantedStyles.split(',') : storyStyles) as StoryStyle[]) {
  const rows = stories.map(({ scenes, characters, products, title }) => {
    const portraits = characters
      .slice(0, 1)
      .map((character) => drawPortrait({ character, cast: characters, style, size: frameWidth }));
    const frames = scenes.map((scene, index) => {
      const order = {
        scene,
        characters,
        products,
        style,
        seed: `${title}/${index}`,
        format: '9:16' as const,
      };
      return drawFrame(shrinkPlan(composeFrame(order), 0.27));
    });
    return [...portraits, ...frames];
  });
  await writeSheet(path.join(folder, `${style}-${first}.png`), rows);
}

async function writeSheet(file: string, rows: Canvas[][]): Promise<void> {
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
        (frameWidth * frame.height) / frame.width,
      ),
    ),
  );
  await writeFile(file, sheet.toBuffer('image/png'));
  process.stdout.write(`${file}\n`);
}
