import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildJoinList } from '../house-format/build-join-args.ts';
import { buildMixArgs } from './build-mix-args.ts';
import { buildMusicFilter } from './build-music-filter.ts';

const segments = [
  { path: 'hook.mp4', frames: 60 },
  { path: 'product.mp4', frames: 90 },
];
const levels = { segmentsDb: [2, -3], voiceOverDb: 0, musicDb: null, pauseMusicDb: null };
const plan = { segments, levels, outputPath: 'mix.wav' };
const music = { path: 'music.flac', durationSeconds: 9 };

describe('buildMixArgs', () => {
  it('without music there is one input per segment and no ducking', () => {
    const args = buildMixArgs(plan);
    expect(args.filter((arg) => arg === '-i')).toHaveLength(2);
    expect(args.join(' ')).not.toContain('sidechain');
  });

  it('inaudible music is not opened', () => {
    expect(buildMixArgs({ ...plan, music })).not.toContain('music.flac');
  });

  it('every sound is trimmed to its picture’s samples', () => {
    const args = buildMixArgs(plan);
    expect(args.join(' ')).toContain('[0:a]apad,atrim=end_sample=96000');
    expect(args.join(' ')).toContain('[1:a]apad,atrim=end_sample=144000');
  });

  it('music rises from the last word of a hook on, and never falls into its words', () => {
    const graphOf = (musicDb: number[], spokenUntilSeconds?: number) => {
      const spoken = [{ ...segments[0]!, spokenUntilSeconds }, segments[1]!];
      const args = buildMixArgs({ ...plan, segments: spoken, music, levels: { ...levels, musicDb } });
      return args[args.indexOf('-filter_complex') + 1];
    };
    expect(graphOf([-20, -8], 1.5)).toContain('if(lt(t,1.500000),0.100000,');
    expect(graphOf([-20, -8])).toContain('if(lt(t,2.000000),0.100000,');
    expect(graphOf([-8, -20], 1.5)).toBe(graphOf([-8, -20]));
  });

  it('the sound of a clip at the end fades out, with music and without, and that of a hook does not', () => {
    const graphOf = (sound: 'footage' | 'speech') => {
      const args = buildMixArgs({ ...plan, segments: [segments[0]!, { ...segments[1]!, sound }] });
      return args[args.indexOf('-filter_complex') + 1];
    };
    expect(graphOf('footage')).toContain('afade=t=out:st=2.600000:d=0.4[segment1]');
    expect(graphOf('footage')).toContain('afade=t=out:st=1.990000:d=0.01[segment0]');
    expect(graphOf('speech')).toContain('afade=t=out:st=2.990000:d=0.01[segment1]');
  });

  it('the sound of a clip before a silent end card fades out, too', () => {
    const card = { path: 'card.mp4', frames: 60, sound: 'footage' as const, isSilent: true };
    const footage = { ...segments[1]!, sound: 'footage' as const };
    const args = buildMixArgs({
      ...plan,
      segments: [segments[0]!, footage, card],
      levels: { ...levels, segmentsDb: [2, -3, 0] },
    });
    const graph = args[args.indexOf('-filter_complex') + 1]!;
    expect(graph).toContain('afade=t=out:st=2.600000:d=0.4[segment1]');
    expect(graph).toContain('afade=t=out:st=1.990000:d=0.01[segment0]');
  });

  it('a voice-over is as long as all segments, and ducks the music together with them', () => {
    const heard = { ...levels, musicDb: [-15, -15] };
    const args = buildMixArgs({ ...plan, music, voiceOver: { path: 'voice.wav' }, levels: heard });
    expect(args.filter((_, index) => args[index - 1] === '-i').at(2)).toBe('voice.wav');
    const graph = args[args.indexOf('-filter_complex') + 1];
    expect(graph).toMatch(/\[2:a\][^;]*atrim=end_sample=240000/);
    expect(graph).toMatch(
      /\[segments\]\[speech\]amix[^;]*\[voices\];.*\[3:a\].*\[voices\]asplit=?2?\[heard\]\[key\]/,
    );
  });
});

describe('buildMusicFilter', () => {
  const seconds = fc.double({ min: 0.05, max: 700, noNaN: true });
  const part = { input: '[2:a]' };
  const spansOf = (totalSeconds: number) => [
    { seconds: totalSeconds * 0.3, db: -15 },
    { seconds: totalSeconds * 0.7, db: -8 },
  ];

  it('loops if and only if the music is too short, even by one sample', () => {
    const check = fc.property(seconds, seconds, (durationSeconds, totalSeconds) => {
      const spans = spansOf(totalSeconds);
      const length = spans.reduce((sum, span) => sum + span.seconds, 0);
      const filter = buildMusicFilter({ ...part, durationSeconds, spans });
      const isShort = Math.round(durationSeconds * 48_000) < Math.round(length * 48_000);
      expect(filter.includes('aloop')).toBe(isShort);
    });
    fc.assert(check);
  });

  it('music with known beats plays its last beat in full and then fades for 0.6 seconds to one beat more', () => {
    const check = fc.property(fc.double({ min: 8, max: 300, noNaN: true }), (totalSeconds) => {
      const beatSeconds = 60 / 96;
      const spans = [
        { seconds: totalSeconds - 5, db: -15 },
        { seconds: 5, db: -8 },
      ];
      const filter = buildMusicFilter({ ...part, durationSeconds: 40, isLoop: true, beatSeconds, spans });
      const [, start, seconds] = /afade=t=out:st=([\d.]+):d=([\d.]+):curve=hsin\[music\]$/.exec(filter)!;
      expect(Math.abs(Number(start) / beatSeconds - Math.round(Number(start) / beatSeconds))).toBeLessThan(
        1e-4,
      );
      expect(Number(seconds)).toBeGreaterThanOrEqual(0.6 - 1e-5);
      expect(Number(seconds)).toBeLessThanOrEqual(0.6 + beatSeconds + 1e-5);
      expect(Number(start) + Number(seconds)).toBeCloseTo(totalSeconds, 4);
    });
    fc.assert(check);
  });

  it('music without known beats, or in a loop that leaves the beat, fades for longer', () => {
    const spans = spansOf(20);
    const plain = buildMusicFilter({ ...part, durationSeconds: 40, spans });
    expect(plain).toContain('afade=t=out:st=18.500000:d=1.500000[music]');
    const crossfaded = buildMusicFilter({ ...part, durationSeconds: 9, beatSeconds: 0.5, spans });
    expect(crossfaded).toContain('afade=t=out:st=18.500000:d=1.500000[music]');
  });

  it('loops, seam and cuts are positive integers of samples', () => {
    const check = fc.property(seconds, (durationSeconds) => {
      const filter = buildMusicFilter({ ...part, durationSeconds, spans: spansOf(701) });
      const counts = [...filter.matchAll(/(?:_sample|ns|size)=([^:,;[]+)/g)].map((match) => Number(match[1]));
      expect(counts.every((count) => Number.isInteger(count) && count > 0)).toBe(true);
      const [seam, bodyStart, bodyEnd] = counts;
      expect(bodyStart).toBe(seam);
      expect(bodyEnd).toBeGreaterThan(bodyStart!);
    });
    fc.assert(check);
  });
});

it('the join list has lengths in microseconds', () => {
  const clips = [
    { name: 'a.mp4', frames: 61 },
    { name: 'b.mp4', frames: 90 },
  ];
  expect(buildJoinList(clips)).toBe(
    'ffconcat version 1.0\nfile a.mp4\nduration 2.033333\nfile b.mp4\nduration 3.000000\n',
  );
});
