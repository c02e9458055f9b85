import { describe, expect, it } from 'vitest';
import { parseLoudness } from './parse-loudness.ts';

const summary = (integrated: string, peak: string) => `
[Parsed_ebur128_0 @ 0x55] Summary:

  Integrated loudness:
    I:         ${integrated} LUFS
    Threshold: -32.9 LUFS

  Loudness range:
    LRA:         2.8 LU
    Threshold: -42.9 LUFS

  True peak:
    Peak:       ${peak} dBFS
`;

describe('parseLoudness', () => {
  it.each([
    [summary('-22.7', '-3.6'), { integratedLufs: -22.7, truePeakDbtp: -3.6 }],
    [summary('-8.1', '1.2'), { integratedLufs: -8.1, truePeakDbtp: 1.2 }],
    [summary('-70.0', '-inf'), { integratedLufs: null, truePeakDbtp: null }],
    [summary('-70.0', '-12.0'), { integratedLufs: null, truePeakDbtp: -12 }],
    [summary('-1.0', '-1.0') + summary('-9.0', '-2.0'), { integratedLufs: -9, truePeakDbtp: -2 }],
    ['', { integratedLufs: null, truePeakDbtp: null }],
  ])('case %#', (stderr, loudness) => expect(parseLoudness(stderr)).toEqual(loudness));
});
