import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { readHeicFacts } from './heic-size.ts';

const heic = readFileSync(path.join(import.meta.dirname, '../../../tests/fixtures/photo.heic'));

test('the size of a HEIC photo is read from its boxes', () => {
  expect(readHeicFacts(heic)).toEqual({ width: 96, height: 64, isAnimated: false });
});

test('an image sequence counts as animated, and other files are not HEIC', () => {
  const sequence = Buffer.from(heic);
  sequence.write('hevc', 8);
  expect(readHeicFacts(sequence)?.isAnimated).toBe(true);
  const film = Buffer.from(heic);
  film.write('mp42', 8);
  expect(readHeicFacts(film)).toBeNull();
  expect(readHeicFacts(createCanvas(4, 4).toBuffer('image/png'))).toBeNull();
  expect(readHeicFacts(Buffer.from('just a text'))).toBeNull();
});

test('truncated and corrupted HEIC photos do not throw', () => {
  for (let length = 0; length < heic.length; length += 1) {
    expect(() => readHeicFacts(heic.subarray(0, length))).not.toThrow();
    const broken = Buffer.from(heic);
    broken.fill(255, length, Math.min(length + 4, heic.length));
    expect(() => readHeicFacts(broken)).not.toThrow();
  }
});
