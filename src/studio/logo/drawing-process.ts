/** Runs in a process of its own: paths of a picture and of the PNG to draw as arguments, its size on stdout. */
import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { logoSidePixels } from './draw-logo.ts';
import { isSvg } from './find-svg-harm.ts';
import { resizeSvg } from './resize-svg.ts';

const [path, outputPath] = process.argv.slice(2) as [string, string];
const bytes = await readFile(path);
const text = bytes.toString();
const picture = isSvg(text) ? Buffer.from(resizeSvg(text, logoSidePixels)) : bytes;
const image = await loadImage(picture);
const longest = Math.max(image.width, image.height);
if (!(longest > 0)) throw new Error('The picture has no pixels.');
const scale = Math.min(1, logoSidePixels / longest);
const width = Math.max(1, Math.round(image.width * scale));
const height = Math.max(1, Math.round(image.height * scale));
const canvas = createCanvas(width, height);
canvas.getContext('2d').drawImage(image, 0, 0, width, height);
await writeFile(outputPath, await canvas.encode('png'));
process.stdout.write(JSON.stringify({ width, height }));
