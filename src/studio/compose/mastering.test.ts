import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildMasteringFilter,
  firstMastering,
  needsDryRun,
  nextMastering,
  type Mastering,
  type Trial,
} from './mastering.ts';

const first = { gainDb: 4, ceilingDb: -2 };

it.each([
  [
    { integratedLufs: -20, truePeakDbtp: -6 },
    { gainDb: 6, ceilingDb: -2 },
  ],
  [
    { integratedLufs: -8, truePeakDbtp: 2 },
    { gainDb: -6, ceilingDb: -2 },
  ],
  [
    { integratedLufs: null, truePeakDbtp: null },
    { gainDb: 0, ceilingDb: -2 },
  ],
  [
    { integratedLufs: -65, truePeakDbtp: -60 },
    { gainDb: 40, ceilingDb: -2 },
  ],
])('a mix of %j is first tried with %j', (mix, mastering) => expect(firstMastering(mix)).toEqual(mastering));

it('only hard limiting needs a dry run', () => {
  expect(needsDryRun(first, { integratedLufs: -18, truePeakDbtp: -7 })).toBe(false);
  expect(needsDryRun(first, { integratedLufs: -18, truePeakDbtp: -1 })).toBe(true);
  expect(needsDryRun(first, { integratedLufs: null, truePeakDbtp: null })).toBe(false);
});

describe('nextMastering', () => {
  it.each([
    ['good as it is', { integratedLufs: -14.3, truePeakDbtp: -1 }, null],
    ['silent', { integratedLufs: null, truePeakDbtp: null }, null],
    ['too quiet', { integratedLufs: -15, truePeakDbtp: -2 }, { gainDb: 5, ceilingDb: -2 }],
    ['too loud', { integratedLufs: -13, truePeakDbtp: -2 }, { gainDb: 3, ceilingDb: -2 }],
  ])('%s', (_name, result, next) => expect(nextMastering([{ mastering: first, result }])).toEqual(next));

  it('a peak that is too high lowers the ceiling by more than the excess', () => {
    const peak = fc.double({ min: -0.9, max: 6, noNaN: true });
    const check = fc.property(peak, (truePeakDbtp) => {
      const next = nextMastering([{ mastering: first, result: { integratedLufs: -14, truePeakDbtp } }]);
      expect(next!.ceilingDb).toBeLessThan(first.ceilingDb - (truePeakDbtp + 1));
    });
    fc.assert(check);
  });
});

describe('behind a limiter that takes half of each decibel', () => {
  /** Simulates a mix of -20 LUFS whose peaks are cut: half the effect of the gain, half that of the ceiling. */
  const play = ({ gainDb, ceilingDb }: Mastering): Trial => ({
    mastering: { gainDb, ceilingDb },
    result: { integratedLufs: -20 + (gainDb + ceilingDb + 3) / 2, truePeakDbtp: ceilingDb + 2.5 },
  });

  it('the second trial measures the effect of a decibel, and the third is correct', () => {
    const dryRun = (mastering: Mastering): Trial => {
      const { integratedLufs } = play(mastering).result;
      return { mastering, result: { integratedLufs, truePeakDbtp: null } };
    };
    const trials = [dryRun({ gainDb: 6, ceilingDb: -3 })];
    trials.push(dryRun(nextMastering(trials)!));
    // Assuming that each decibel counts in full misses by half of the difference.
    expect(trials[1]!.result.integratedLufs).toBeCloseTo(-15.5);
    expect(dryRun(nextMastering(trials)!).result.integratedLufs).toBeCloseTo(-14);
  });

  it('a lower ceiling is compensated with gain', () => {
    const trials = [play({ gainDb: 6, ceilingDb: -3 }), play({ gainDb: 12, ceilingDb: -3 })];
    const next = nextMastering(trials)!;
    expect(next.ceilingDb).toBeCloseTo(-4.3);
    expect(play(next).result.integratedLufs).toBeCloseTo(-14);
  });
});

it('the limiter does not normalise or delay', () => {
  expect(buildMasteringFilter({ gainDb: -3.456, ceilingDb: -2 })).toBe(
    'volume=-3.46dB,alimiter=limit=0.794328:attack=5:release=50:level=0:latency=1',
  );
});
