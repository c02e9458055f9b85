import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProgressLine, progressFraction } from './parse-progress.ts';

describe('parseProgressLine', () => {
  it.each([
    ['out_time_us=1834667', { key: 'outTimeSeconds', value: 1.834667 }],
    ['out_time_us=-21333', { key: 'outTimeSeconds', value: 0 }],
    ['out_time_us=N/A', null],
    ['out_time=00:00:01.834667', null],
    ['total_size=262144', { key: 'totalSizeBytes', value: 262144 }],
    ['total_size=N/A', null],
    ['progress=continue', null],
    ['progress=end', { key: 'ended' }],
    ['bitrate=1143.1kbits/s', null],
    ['speed=1.2x', null],
    ['fps=0.00', null],
    ['  out_time_us=5000000 \r', { key: 'outTimeSeconds', value: 5 }],
    ['', null],
  ])('%j', (line, fact) => expect(parseProgressLine(line)).toEqual(fact));
});

describe('progressFraction', () => {
  it('is 0 while the length is unknown', () => expect(progressFraction(3, 0)).toBe(0));

  it('stays between 0 and 1 for any report of ffmpeg', () => {
    const time = fc.double({ noNaN: true });
    const check = fc.property(time, time, (outTime, duration) => {
      const fraction = progressFraction(outTime, duration);
      expect(fraction >= 0 && fraction <= 1).toBe(true);
    });
    fc.assert(check);
  });
});
