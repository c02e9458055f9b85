import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { openBrush } from '../src/studio/illustration/brush/brush.ts';
import type { StoryStyle } from '../src/studio/illustration/styles/styles.ts';
import { drawPlace, placePlanes } from '../src/studio/illustration/world/draw-place.ts';
import { placeLight } from '../src/studio/illustration/world/light/place-light.ts';
import { settings, type Setting, type TimeOfDay, type Weather } from '../src/studio/story/story.ts';

// Contact sheets of the places: node tools/world-sheets.ts <folder> [settings] [styles] [width x height] [times].
const [
  folder = 'sheets',
  which = 'all',
  styles = 'realistic_image',
  size = '720x1280',
  times = 'morning,evening,night',
  seed = 'a',
  weather = 'clear',
] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number) as [number, number];
const shrink = 0.4;
const wanted = which === 'all' ? settings : (which.split(',') as Setting[]);
mkdirSync(folder, { recursive: true });

function drawTile(setting: Setting, style: StoryStyle, timeOfDay: TimeOfDay) {
  const canvas = createCanvas(width * shrink, height * shrink);
  const context = canvas.getContext('2d');
  context.scale(shrink, shrink);
  const light = placeLight(setting, timeOfDay, weather as Weather);
  const brush = openBrush(context, { style, light, unit: Math.max(width, height) / 1280 });
  for (const plane of placePlanes)
    drawPlace(brush, { setting, timeOfDay, weather: weather as Weather, seed, width, height }, plane, 1);
  return canvas;
}

for (const style of styles.split(',') as StoryStyle[]) {
  const hours = times.split(',') as TimeOfDay[];
  const perSheet = Math.max(1, Math.floor((width > height ? 9 : 12) / hours.length));
  for (let from = 0; from < wanted.length; from += perSheet) {
    const row = wanted
      .slice(from, from + perSheet)
      .flatMap((setting) => hours.map((hour) => [setting, hour] as const));
    const [wide, high] = [width * shrink + 8, height * shrink + 8];
    const columns = width > height ? 3 : 6;
    const sheet = createCanvas(wide * Math.min(columns, row.length), high * Math.ceil(row.length / columns));
    const context = sheet.getContext('2d');
    const started = process.cpuUsage();
    row.forEach(([setting, hour], index) =>
      context.drawImage(
        drawTile(setting, style, hour),
        (index % columns) * wide,
        Math.floor(index / columns) * high,
      ),
    );
    const used = process.cpuUsage(started);
    const name = `${style}-${size}-${wanted.slice(from, from + perSheet).join('+')}.png`;
    writeFileSync(path.join(folder, name), sheet.toBuffer('image/png'));
    process.stdout.write(
      `${name}: ${((used.user + used.system) / 1e6 / row.length).toFixed(2)} CPU-s a picture\n`,
    );
  }
}
