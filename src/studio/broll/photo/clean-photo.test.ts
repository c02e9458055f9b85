import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MediaRefusal } from '../../ffmpeg/media-refusal.ts';
import { cleanPhoto } from './clean-photo.ts';
import { drawTestPhoto, withExif } from '../test-photos.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-photos-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = (name: string): string => path.join(folder, name);
const photo = drawTestPhoto({ width: 300, height: 200, thing: { x: 0.2, y: 0.5, size: 0.5 } });

test('a rotated JPEG becomes upright, and only its pixels are kept @fix-056', async () => {
  const sent = withExif(photo.toBuffer('image/jpeg'), 6);
  expect(sent.includes('Exif')).toBe(true);
  await writeFile(file('sent.jpg'), sent);
  const size = await cleanPhoto({ path: file('sent.jpg'), type: 'jpg', outputPath: file('clean.jpg') });
  expect(size).toEqual({ width: 200, height: 300 });
  const clean = await readFile(file('clean.jpg'));
  expect(clean.includes('Exif')).toBe(false);
  const { width, height } = await loadImage(clean);
  expect([width, height]).toEqual([200, 300]);
});

test('a HEIC file is decoded and rotated by its property', async () => {
  const heic = path.join(import.meta.dirname, '../../../../tests/fixtures/photo.heic');
  const size = await cleanPhoto({ path: heic, type: 'heic', outputPath: file('heic.jpg') });
  expect(size).toEqual({ width: 64, height: 96 });
});

test('a truncated photo is rejected and leaves no file', async () => {
  const jpeg = photo.toBuffer('image/jpeg');
  await writeFile(file('half.jpg'), jpeg.subarray(0, 200));
  const outputPath = file('never.jpg');
  const refused = cleanPhoto({ path: file('half.jpg'), type: 'jpg', outputPath });
  await expect(refused).rejects.toBeInstanceOf(MediaRefusal);
  await expect(readFile(outputPath)).rejects.toThrow('ENOENT');
});
