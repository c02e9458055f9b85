import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoFormats } from '../ffmpeg/video-formats.ts';
import { fitIntoFrame } from './fit-into-frame.ts';

const frame = videoFormats['9:16'];

describe('fitIntoFrame', () => {
  it.each([
    [1080, 1920],
    [720, 1280],
    [1080, 1916],
    [9, 16],
  ])('%i×%i fills the frame', (width, height) => {
    expect(fitIntoFrame({ width, height }, frame)).toEqual({ kind: 'fills' });
  });

  it.each([
    [1920, 1080, { width: 720, height: 406 }, { width: 228, height: 406 }],
    [1000, 1000, { width: 720, height: 720 }, { width: 406, height: 720 }],
    [1080, 2400, { width: 576, height: 1280 }, { width: 576, height: 1024 }],
    [4096, 2, { width: 720, height: 2 }, { width: 2, height: 2 }],
  ])('%i×%i is padded', (width, height, picture, backdrop) => {
    expect(fitIntoFrame({ width, height }, frame)).toEqual({ kind: 'padded', picture, backdrop });
  });

  it.each([
    ['1:1', { width: 720, height: 406 }, { width: 406, height: 406 }],
    ['4:5', { width: 720, height: 406 }, { width: 324, height: 406 }],
  ] as const)('1920×1080 is padded in %s', (format, picture, backdrop) => {
    const fit = fitIntoFrame({ width: 1920, height: 1080 }, videoFormats[format]);
    expect(fit).toEqual({ kind: 'padded', picture, backdrop });
  });

  it.each([
    ['1:1', 1080, 1080],
    ['4:5', 1080, 1350],
    ['16:9', 1920, 1080],
  ] as const)('in %s a clip of %i×%i fills the frame', (format, width, height) => {
    expect(fitIntoFrame({ width, height }, videoFormats[format])).toEqual({ kind: 'fills' });
  });

  it.each(Object.values(videoFormats))(
    'every aspect ratio fits %o, touches two sides, and has even dimensions',
    (size) => {
      const side = fc.integer({ min: 1, max: 4096 });
      const check = fc.property(side, side, (width, height) => {
        const fit = fitIntoFrame({ width, height }, size);
        if (fit.kind === 'fills') return;
        const { picture, backdrop } = fit;
        expect(picture.width === size.width || picture.height === size.height).toBe(true);
        expect(picture.width <= size.width && picture.height <= size.height).toBe(true);
        expect(backdrop.width <= picture.width && backdrop.height <= picture.height).toBe(true);
        const measures = [picture.width, picture.height, backdrop.width, backdrop.height];
        expect(measures.every((pixels) => pixels >= 2 && pixels % 2 === 0)).toBe(true);
      });
      fc.assert(check);
    },
  );
});
