import { describe, expect, it } from 'vitest';
import { mixLevels } from './mix-levels.ts';
import { predictMix } from './predict-mix.ts';

const loudness = (integratedLufs: number | null, truePeakDbtp: number | null = -6) => ({
  integratedLufs,
  truePeakDbtp,
});

type Part = {
  sound: 'speech' | 'footage';
  lufs: number | null;
  volume?: number;
  peak?: number;
  seconds?: number;
};

function predict(parts: readonly Part[], musicLufs?: number) {
  const sources = {
    segments: parts.map(({ sound, lufs, volume }) => ({ sound, lufs, volume })),
    ...(musicLufs === undefined ? {} : { music: { integratedLufs: musicLufs, volume: 100 } }),
  };
  const segments = parts.map(({ lufs, peak = -6, seconds = 10 }) => ({
    durationSeconds: seconds,
    loudness: loudness(lufs, lufs === null ? null : peak),
  }));
  return predictMix(segments, { sources, levels: mixLevels(sources), voiceOver: undefined });
}

describe('predictMix', () => {
  it('parts at the level of the voice are as loud as the voice together', () => {
    const mix = predict([
      { sound: 'speech', lufs: -23 },
      { sound: 'footage', lufs: -30 },
    ]);
    expect(mix.integratedLufs).toBeCloseTo(-16);
  });

  it('music adds a little, and its gain counts where it plays alone', () => {
    const speech = { sound: 'speech', lufs: -16 } as const;
    const [with_, without] = [predict([speech], -20), predict([speech])];
    expect(with_.integratedLufs! - without.integratedLufs!).toBeGreaterThan(0);
    expect(with_.integratedLufs! - without.integratedLufs!).toBeLessThan(0.3);
    expect(predict([{ sound: 'footage', lufs: null }], -20).integratedLufs).toBeCloseTo(-17.5);
  });

  it('much quieter parts do not count, as in the measurement', () => {
    const mix = predict([
      { sound: 'speech', lufs: -16 },
      { sound: 'footage', lufs: -60 },
    ]);
    expect(mix.integratedLufs).toBeCloseTo(-16);
  });

  it('the peak is that of the loudest part after gain', () => {
    const mix = predict([
      { sound: 'speech', lufs: -20, peak: -3 },
      { sound: 'footage', lufs: -18, peak: -9 },
    ]);
    expect(mix.truePeakDbtp).toBeCloseTo(1);
  });

  it('a muted part counts neither for the loudness nor for the peak', () => {
    const footage = { sound: 'footage', lufs: -10, peak: 0 } as const;
    const speech = { sound: 'speech', lufs: -16 } as const;
    const muted = predict([speech, { ...footage, volume: 0 }]);
    expect(muted.integratedLufs).toBeCloseTo(-16);
    expect(muted.truePeakDbtp).toBeCloseTo(-6);
    expect(predict([{ ...footage, volume: 0 }], -20)).toEqual(predict([{ ...footage, lufs: null }], -20));
  });

  it('silence stays silent', () => {
    expect(predict([{ sound: 'speech', lufs: null }])).toEqual(loudness(null, null));
  });
});
