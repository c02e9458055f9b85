import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { findPictureType, isCutOff, readPictureFacts } from './picture-type.ts';

const canvas = createCanvas(40, 30);
const png = canvas.toBuffer('image/png');
const jpeg = canvas.toBuffer('image/jpeg');

const sized = (width: number, height: number): Buffer => {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
};

test('PNG and JPEG are detected by content, even a JPEG with much data before its frame', () => {
  expect([findPictureType(png), findPictureType(jpeg)]).toEqual(['png', 'jpg']);
  const profile = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const withProfiles = Buffer.concat([jpeg.subarray(0, 2), profile, profile, jpeg.subarray(2)]);
  expect(findPictureType(withProfiles)).toBe('jpg');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', Buffer.from('GIF89a'.padEnd(100, '\0'))],
  ['a bare signature', png.subarray(0, 8)],
  ['a truncated PNG', png.subarray(0, png.length - 20)],
  ['a JPEG without a frame', jpeg.subarray(0, 20)],
  ['a PNG that decompresses to four gigabytes', sized(30_000, 30_000)],
  ['a PNG of zero height', sized(40, 0)],
  ['a video', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(60)])],
])('%s is neither', (_what, bytes) => {
  expect(findPictureType(bytes)).toBeNull();
});

test('truncated pictures do not throw', () => {
  for (const whole of [png, jpeg])
    for (let length = 0; length < whole.length; length += 1)
      expect(() => findPictureType(whole.subarray(0, length))).not.toThrow();
});

/** Inserts chunks after the header of a PNG. */
const withChunk = (name: string): Buffer => {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write(name, 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
};

/** The first 30 bytes of an extended WebP. */
const extendedWebp = (width: number, height: number, flags: number): Buffer => {
  const header = Buffer.alloc(30);
  header.write('RIFF', 0);
  header.write('WEBPVP8X', 8);
  header[20] = flags;
  header.writeUIntLE(width - 1, 24, 3);
  header.writeUIntLE(height - 1, 27, 3);
  return header;
};

const losslessWebp = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(30);
  header.write('RIFF', 0);
  header.write('WEBPVP8L', 8);
  header[20] = 0x2f;
  header.writeUInt32LE(width - 1 + (height - 1) * 0x4000, 21);
  return header;
};

test('the facts of each picture type are read from its header', () => {
  const still = { width: 40, height: 30, isAnimated: false };
  expect(readPictureFacts(png)).toEqual({ type: 'png', ...still });
  expect(readPictureFacts(jpeg)).toEqual({ type: 'jpg', ...still });
  expect(readPictureFacts(canvas.toBuffer('image/webp'))).toEqual({ type: 'webp', ...still });
  expect(readPictureFacts(losslessWebp(40, 30))).toEqual({ type: 'webp', ...still });
  expect(readPictureFacts(sized(30_000, 30_000))).toMatchObject({ width: 30_000, height: 30_000 });
  expect(readPictureFacts(extendedWebp(16_000, 70_000, 0))).toMatchObject({ width: 16_000, height: 70_000 });
});

test('animations are detected in PNG, WebP and GIF', () => {
  const gif = Buffer.from('GIF89a\u0002\u0000\u0003\u0000\u0080\u0000\u0000NETSCAPE2.0', 'latin1');
  expect(readPictureFacts(withChunk('acTL'))).toMatchObject({ type: 'png', isAnimated: true });
  expect(readPictureFacts(withChunk('tEXt'))).toMatchObject({ type: 'png', isAnimated: false });
  expect(readPictureFacts(extendedWebp(4, 4, 2))).toMatchObject({ type: 'webp', isAnimated: true });
  expect(readPictureFacts(gif)).toEqual({ type: 'gif', width: 2, height: 3, isAnimated: true });
});

test('truncated or other files yield no facts and do not throw', () => {
  for (const picture of [png, jpeg, canvas.toBuffer('image/webp'), extendedWebp(4, 4, 2)])
    for (let length = 0; length < 30; length += 1)
      expect(() => readPictureFacts(picture.subarray(0, length))).not.toThrow();
  expect(readPictureFacts(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
});

test('a missing end of a JPEG or WebP is detected, despite a thumbnail’s end and ignoring trailing data @fix-057', () => {
  expect(isCutOff(jpeg)).toBe(false);
  expect(isCutOff(jpeg.subarray(0, jpeg.length - 2))).toBe(true);
  expect(isCutOff(Buffer.concat([jpeg, Buffer.from('a film of a phone')]))).toBe(false);
  const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 6]), Buffer.from([0xff, 0xd8, 0xff, 0xd9])]);
  const withThumbnail = Buffer.concat([jpeg.subarray(0, 2), thumbnail, jpeg.subarray(2)]);
  expect(isCutOff(withThumbnail)).toBe(false);
  expect(isCutOff(withThumbnail.subarray(0, withThumbnail.length - 2))).toBe(true);
  const webp = canvas.toBuffer('image/webp');
  expect([isCutOff(webp), isCutOff(webp.subarray(0, webp.length - 4)), isCutOff(png)]).toEqual([
    false,
    true,
    false,
  ]);
});
