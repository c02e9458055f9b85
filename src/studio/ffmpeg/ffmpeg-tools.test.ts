import { describe, expect, test } from 'vitest';
import { FfmpegMissingError, findFfmpeg, findMissingParts, readVersion } from './ffmpeg-tools.ts';

const encoders = [
  ' V....D libx264              libx264 H.264',
  ' A....D aac                  AAC',
  ' A....D flac                 FLAC',
  ' VFS..D mjpeg                MJPEG',
].join('\n');
const filters = ['ass', 'sidechaincompress', 'ebur128', 'alimiter']
  .map((name) => ` ... ${name}   A->A  x`)
  .join('\n');

const without = (report: string, name: string): string =>
  report
    .split('\n')
    .filter((line) => !line.includes(` ${name} `))
    .join('\n');

describe('readVersion', () => {
  test.each([
    ['ffmpeg version 5.1.9-0+deb12u1 Copyright (c)', '5.1.9-0+deb12u1'],
    ['ffmpeg version n7.1 Copyright', 'n7.1'],
    ['ffprobe version N-118-gabc Copyright', 'N-118-gabc'],
    ['something else', 'unknown'],
  ])('reads "%s" as %s', (report, version) => expect(readVersion(report)).toBe(version));
});

describe('findMissingParts', () => {
  test.each([
    ['nothing', { version: '5.1.9', encoders, filters }, []],
    ['nothing in a build without a number', { version: 'N-118-gabc', encoders, filters }, []],
    ['an old version', { version: '4.4.2', encoders, filters }, ['version 4.4.2 is older than 5.0']],
    [
      'a missing encoder',
      { version: '6.0', encoders: without(encoders, 'libx264'), filters },
      ['no encoder "libx264"'],
    ],
    [
      'a build without libass',
      { version: '6.0', encoders, filters: without(filters, 'ass') },
      ['built without libass'],
    ],
  ])('reports %s', (_name, report, missing) => expect(findMissingParts(report)).toEqual(missing));
});

describe('findFfmpeg', () => {
  test('finds the installed ffmpeg', async () => {
    expect((await findFfmpeg()).version).toMatch(/\d/);
  });

  test('names a missing program', async () => {
    const search = findFfmpeg({ ffprobePath: '/no/such/ffprobe' });
    await expect(search).rejects.toThrow('no program ffprobe at "/no/such/ffprobe"');
    await expect(search).rejects.toBeInstanceOf(FfmpegMissingError);
  });
});
