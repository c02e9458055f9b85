import { describe, expect, it } from 'vitest';
import { choosePosterMoment, parseFrameLights } from './poster-moment.ts';

const light = (timeSeconds: number, mean: number, low: number, high: number) => ({
  timeSeconds,
  mean,
  low,
  high,
});

it('reads the filter’s report', () => {
  const report = `[Parsed_metadata_2 @ 0x5] frame:0    pts:0       pts_time:0
[Parsed_metadata_2 @ 0x5] lavfi.signalstats.YLOW=16
[Parsed_metadata_3 @ 0x5] frame:0    pts:0       pts_time:0
[Parsed_metadata_3 @ 0x5] lavfi.signalstats.YAVG=17.5
[Parsed_metadata_4 @ 0x5] frame:0    pts:0       pts_time:0
[Parsed_metadata_4 @ 0x5] lavfi.signalstats.YHIGH=20
[Parsed_metadata_2 @ 0x5] frame:1    pts:15360   pts_time:1
[Parsed_metadata_2 @ 0x5] lavfi.signalstats.YLOW=40
`;
  expect(parseFrameLights(report)).toEqual([light(0, 17.5, 16, 20)]);
});

describe('choosePosterMoment', () => {
  it.each([
    ['the first frame when it is good', [light(0, 120, 50, 200), light(1, 130, 20, 230)], 0],
    ['past a black start', [light(0, 16, 16, 16), light(1, 90, 30, 180)], 1],
    ['past a white flash', [light(0, 235, 235, 235), light(1, 90, 30, 180)], 1],
    ['the least bad of a dark clip', [light(0, 16, 16, 16), light(1, 25, 16, 40), light(2, 18, 16, 20)], 1],
    ['the start of nothing', [], 0],
  ])('%s', (_name, lights, moment) => expect(choosePosterMoment(lights)).toBe(moment));
});
