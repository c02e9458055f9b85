import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitIntoFrame } from './fit-into-frame.ts';

describe('fitIntoFrame', () => {
  it.each([
    [1080, 1920],
    [720, 1280],
    [1080, 1916],
    [9, 16],
  ])('%i×%i fills the frame', (width, height) => {
    expect(fitIntoFrame({ width, height })).toEqual({ kind: 'fills' });
  });

  it.each([
    [1920, 1080, { width: 720, height: 406 }, { width: 228, height: 406 }],
    [1000, 1000, { width: 720, height: 720 }, { width: 406, height: 720 }],
    [1080, 2400, { width: 576, height: 1280 }, { width: 576, height: 1024 }],
    [4096, 2, { width: 720, height: 2 }, { width: 2, height: 2 }],
  ])('%i×%i is padded', (width, height, picture, backdrop) => {
    expect(fitIntoFrame({ width, height })).toEqual({ kind: 'padded', picture, backdrop });
  });

  it('every shape fits, touches two sides, and keeps even measures', () => {
    const side = fc.integer({ min: 1, max: 4096 });
    const check = fc.property(side, side, (width, height) => {
      const fit = fitIntoFrame({ width, height });
      if (fit.kind === 'fills') return;
      const { picture, backdrop } = fit;
      expect(picture.width === 720 || picture.height === 1280).toBe(true);
      expect(picture.width <= 720 && picture.height <= 1280).toBe(true);
      expect(backdrop.width <= picture.width && backdrop.height <= picture.height).toBe(true);
      const measures = [picture.width, picture.height, backdrop.width, backdrop.height];
      expect(measures.every((pixels) => pixels >= 2 && pixels % 2 === 0)).toBe(true);
    });
    fc.assert(check);
  });
});
