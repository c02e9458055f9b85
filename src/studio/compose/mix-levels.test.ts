import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixLevels, voiceLufs } from './mix-levels.ts';

const lufs = fc.double({ min: -69, max: 3, noNaN: true });

describe('mixLevels', () => {
  it.each([
    [
      { hookLufs: -16, productLufs: -16 },
      { hookDb: 0, productDb: 0, music: null },
    ],
    [
      { hookLufs: -26, productLufs: -6 },
      { hookDb: 10, productDb: -10, music: null },
    ],
    [
      { hookLufs: -20, productLufs: -60 },
      { hookDb: 4, productDb: 20, music: null },
    ],
    [
      { hookLufs: null, productLufs: null },
      { hookDb: 0, productDb: 0, music: null },
    ],
  ])('%j', (sources, levels) => expect(mixLevels(sources)).toEqual(levels));

  it('music that is silent or turned down to nothing is left out', () => {
    const voices = { hookLufs: -16, productLufs: -16 };
    const silent = { integratedLufs: null, duringHookLufs: null, volume: 75 };
    const off = { integratedLufs: -9, duringHookLufs: -9, volume: 0 };
    expect(mixLevels({ ...voices, music: silent }).music).toBeNull();
    expect(mixLevels({ ...voices, music: off }).music).toBeNull();
  });

  it('music is louder where no product sound is in its way', () => {
    const music = { integratedLufs: -12, duringHookLufs: -12, volume: 100 };
    const alone = mixLevels({ hookLufs: -16, productLufs: null, music }).music!;
    const under = mixLevels({ hookLufs: -16, productLufs: -16, music }).music!;
    expect(alone.afterHookDb).toBeGreaterThan(under.afterHookDb);
  });

  it('before any ducking, music stays 15 LU under the hook, whatever it is like', () => {
    const volume = fc.integer({ min: 1, max: 100 });
    const product = fc.option(lufs);
    const check = fc.property(
      lufs,
      product,
      lufs,
      lufs,
      volume,
      (hookLufs, productLufs, whole, start, level) => {
        const music = { integratedLufs: whole, duringHookLufs: start, volume: level };
        const levels = mixLevels({ hookLufs, productLufs, music });
        const heard = start + levels.music!.duringHookDb;
        const isCutToTheEnd = levels.music!.duringHookDb === -40;
        expect(heard <= hookLufs + levels.hookDb - 15 + 1e-6 || isCutToTheEnd).toBe(true);
        expect(levels.music!.duringHookDb).toBeLessThanOrEqual(levels.music!.afterHookDb);
      },
    );
    fc.assert(check);
  });

  it('louder hooks and quieter hooks come out alike', () => {
    const speech = fc.double({ min: -55, max: 3, noNaN: true });
    const check = fc.property(speech, (hookLufs) => {
      expect(hookLufs + mixLevels({ hookLufs, productLufs: null }).hookDb).toBeCloseTo(voiceLufs);
    });
    fc.assert(check);
  });
});
