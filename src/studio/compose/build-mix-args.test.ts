import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildJoinList } from './build-join-args.ts';
import { buildMixArgs } from './build-mix-args.ts';
import { buildMusicFilter } from './build-music-filter.ts';

const hook = { path: 'hook.mp4', frames: 60 };
const product = { path: 'product.mp4', frames: 90 };
const voices = { hookDb: 2, productDb: -3 };

describe('buildMixArgs', () => {
  it('without music there are two inputs and nothing is ducked', () => {
    const args = buildMixArgs({ hook, product, levels: { ...voices, music: null }, outputPath: 'mix.wav' });
    expect(args.filter((arg) => arg === '-i')).toHaveLength(2);
    expect(args.join(' ')).not.toContain('sidechain');
  });

  it('music that cannot be heard is not even opened', () => {
    const music = { path: 'music.flac', durationSeconds: 9 };
    const levels = { ...voices, music: null };
    expect(buildMixArgs({ hook, product, music, levels, outputPath: 'mix.wav' })).not.toContain('music.flac');
  });

  it('every voice is cut to its picture’s samples', () => {
    const args = buildMixArgs({ hook, product, levels: { ...voices, music: null }, outputPath: 'mix.wav' });
    expect(args.join(' ')).toContain('[0:a]apad,atrim=end_sample=96000');
    expect(args.join(' ')).toContain('[1:a]apad,atrim=end_sample=144000');
  });
});

describe('buildMusicFilter', () => {
  const seconds = fc.double({ min: 0.05, max: 700, noNaN: true });
  const part = { input: '[2:a]', hookSeconds: 1, duringHookDb: -15, afterHookDb: -8 };

  it('loops exactly when the music is too short', () => {
    const check = fc.property(seconds, seconds, (durationSeconds, totalSeconds) => {
      const filter = buildMusicFilter({ ...part, durationSeconds, totalSeconds });
      expect(filter.includes('aloop')).toBe(durationSeconds < totalSeconds);
    });
    fc.assert(check);
  });

  it('the rounds, the seam and the cuts are whole, positive numbers of samples', () => {
    const check = fc.property(seconds, (durationSeconds) => {
      const filter = buildMusicFilter({ ...part, durationSeconds, totalSeconds: 701 });
      const counts = [...filter.matchAll(/(?:_sample|ns|size)=([^:,;[]+)/g)].map((match) => Number(match[1]));
      expect(counts.every((count) => Number.isInteger(count) && count > 0)).toBe(true);
      const [seam, bodyStart, bodyEnd] = counts;
      expect(bodyStart).toBe(seam);
      expect(bodyEnd).toBeGreaterThan(bodyStart!);
    });
    fc.assert(check);
  });
});

it('the join list says each length to the microsecond', () => {
  const clips = [
    { name: 'a.mp4', frames: 61 },
    { name: 'b.mp4', frames: 90 },
  ];
  expect(buildJoinList(clips)).toBe(
    'ffconcat version 1.0\nfile a.mp4\nduration 2.033333\nfile b.mp4\nduration 3.000000\n',
  );
});
