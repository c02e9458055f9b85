import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { findPictureType } from './picture-type.ts';

const canvas = createCanvas(40, 30);
const png = canvas.toBuffer('image/png');
const jpeg = canvas.toBuffer('image/jpeg');

const sized = (width: number, height: number): Buffer => {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
};

test('a PNG and a JPEG are known by their content, also a JPEG with much before its frame', () => {
  expect([findPictureType(png), findPictureType(jpeg)]).toEqual(['png', 'jpg']);
  const profile = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const withProfiles = Buffer.concat([jpeg.subarray(0, 2), profile, profile, jpeg.subarray(2)]);
  expect(findPictureType(withProfiles)).toBe('jpg');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', Buffer.from('GIF89a'.padEnd(100, '\0'))],
  ['a signature alone', png.subarray(0, 8)],
  ['a PNG that was cut', png.subarray(0, png.length - 20)],
  ['a JPEG without frame', jpeg.subarray(0, 20)],
  ['a PNG that unfolds into four gigabytes', sized(30_000, 30_000)],
  ['a PNG without height', sized(40, 0)],
  ['a film', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(60)])],
])('%s is neither', (_what, bytes) => {
  expect(findPictureType(bytes)).toBeNull();
});

test('every beginning of a picture ends without a surprise', () => {
  for (const whole of [png, jpeg])
    for (let length = 0; length < whole.length; length += 1)
      expect(() => findPictureType(whole.subarray(0, length))).not.toThrow();
});
