import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duckingDb, mixLevels, voiceLufs, type SegmentSource } from './mix-levels.ts';

const lufs = fc.double({ min: -69, max: 3, noNaN: true });

function hookAndProduct(hookLufs: number | null, productLufs: number | null, musicLufs?: number) {
  const segments: SegmentSource[] = [
    { sound: 'speech', lufs: hookLufs, musicLufs },
    { sound: 'footage', lufs: productLufs },
  ];
  return { segments };
}

describe('mixLevels', () => {
  it.each([
    [-16, -16, [0, 0]],
    [-26, -6, [10, -10]],
    [-20, -39, [4, 23]],
    [-20, -42, [4, 24]],
    // The noise of a room.
    [-20, -43, [4, 0]],
    [null, null, [0, 0]],
  ])('a hook of %j and a product of %j LUFS', (hookLufs, productLufs, segmentsDb) => {
    const levels = { segmentsDb, voiceOverDb: 0, musicDb: null, pauseMusicDb: null };
    expect(mixLevels(hookAndProduct(hookLufs, productLufs))).toEqual(levels);
  });

  it('silent music and music at zero volume are omitted', () => {
    const voices = hookAndProduct(-16, -16);
    expect(mixLevels({ ...voices, music: { integratedLufs: null, volume: 75 } }).musicDb).toBeNull();
    expect(mixLevels({ ...voices, music: { integratedLufs: -9, volume: 0 } }).musicDb).toBeNull();
  });

  it('a volume moves footage against the music and keeps both as loud; a muted one has the music of silent footage', () => {
    const at = (volume: number | undefined, productLufs: number | null = -10) => {
      const [hook, product] = hookAndProduct(-16, productLufs).segments;
      const segments = [hook!, { ...product!, volume }];
      return mixLevels({ segments, music: { integratedLufs: -12, volume: 100 } });
    };
    expect(at(100)).toEqual(at(undefined));
    const clipOverMusic = ({ segmentsDb, musicDb }: ReturnType<typeof at>) => segmentsDb[1]! - musicDb![1]!;
    expect(clipOverMusic(at(50))).toBeCloseTo(clipOverMusic(at(100)) - 6.02, 1);
    const loudness = ({ segmentsDb, musicDb }: ReturnType<typeof at>) =>
      10 * Math.log10(10 ** ((-10 + segmentsDb[1]!) / 10) + 10 ** ((-12 + musicDb![1]! - duckingDb) / 10));
    for (const volume of [75, 50, 30, 5]) expect(loudness(at(volume))).toBeCloseTo(loudness(at(100)), 3);
    // The music under the hook stays where it was.
    expect(at(30).musicDb![0]).toBe(at(100).musicDb![0]);
    expect(at(0).segmentsDb).toEqual([0, -Infinity]);
    expect(at(0).musicDb).toEqual(at(100, null).musicDb);
  });

  it('without music, a lowered clip stays within 2 LU of the voice, or is too quiet to count', () => {
    const at = (volume: number) =>
      mixLevels({ segments: [{ sound: 'footage', lufs: -16, volume }] }).segmentsDb[0]!;
    expect(at(100)).toBeCloseTo(0);
    expect(at(50)).toBeCloseTo(-1);
    for (const volume of [75, 25, 11]) expect(at(volume)).toBeGreaterThanOrEqual(-2);
    for (const volume of [10, 1]) expect(at(volume)).toBeLessThanOrEqual(-26);
    expect(at(0)).toBe(-Infinity);
    // A voice-over speaks throughout, so that nothing is lifted instead.
    const [under] = mixLevels({
      segments: [{ sound: 'footage', lufs: -16, volume: 50 }],
      voiceOverLufs: -16,
    }).segmentsDb;
    expect(under).toBeCloseTo(-15 - 6.02, 1);
  });

  it('music alone under the pictures is within 2 LU of the voice, as loud as its slider says', () => {
    const at = (volume: number, musicLufs?: number) => {
      const hook = { sound: 'speech', lufs: -16 } as const;
      const product = { sound: 'footage', lufs: null, musicLufs } as const;
      const music = { integratedLufs: -12, volume };
      return -12 + mixLevels({ segments: [hook, product], music }).musicDb![1]!;
    };
    expect(at(100)).toBeCloseTo(-17.5);
    expect(at(75)).toBeGreaterThan(at(30));
    expect(at(30)).toBeGreaterThanOrEqual(-18);
    expect(at(10)).toBeCloseTo(-42);
    // The music of the pictures counts, not that of the whole track.
    expect(at(100, -9)).toBeCloseTo(-20.5);
    expect(at(100, -15)).toBeCloseTo(-14.5);
    expect(at(100, -30)).toBeCloseTo(-11.5);
  });

  it('an end card after a product with sound has the usual music', () => {
    const [hook, product] = hookAndProduct(-16, -16).segments;
    const card = { sound: 'footage', lufs: null } as const;
    const musicUnder = (parts: SegmentSource[], volume: number) =>
      mixLevels({ segments: parts, music: { integratedLufs: -16, volume } }).musicDb!.at(-1);
    expect(musicUnder([hook!, product!, card], 50)).toBeCloseTo(-0.5 - 6.02, 1);
    expect(musicUnder([hook!, { ...product!, volume: 0 }, card], 50)).toBeCloseTo(-1.75);
  });

  it('music is louder under footage without sound', () => {
    const music = { integratedLufs: -12, volume: 100 };
    const [, alone] = mixLevels({ ...hookAndProduct(-16, null), music }).musicDb!;
    const [, under] = mixLevels({ ...hookAndProduct(-16, -16), music }).musicDb!;
    expect(alone).toBeGreaterThan(under!);
  });

  it('music is heard 11 LU below speech in a clip and 8 LU below an even sound, at the usual volume', () => {
    const [hook, product] = hookAndProduct(-16, -9).segments;
    const underClip = (isSteady: boolean) => {
      const segments = [hook!, { ...product!, isSteady }];
      const { segmentsDb, musicDb } = mixLevels({ segments, music: { integratedLufs: -12, volume: 75 } });
      return -9 + segmentsDb[1]! - (-12 + musicDb![1]! - duckingDb);
    };
    expect(underClip(false)).toBeCloseTo(11, 0);
    expect(underClip(true)).toBeCloseTo(7.5, 0);
  });

  it('in the pause before a clip with sound the music is louder than under either, and follows its slider', () => {
    const at = (volume: number) => {
      const levels = mixLevels({ ...hookAndProduct(-16, -9), music: { integratedLufs: -12, volume } });
      return { pause: levels.pauseMusicDb!, beside: Math.max(...levels.musicDb!) };
    };
    expect(at(75).pause).toBeGreaterThan(at(75).beside);
    expect(at(75).pause - at(30).pause).toBeCloseTo(20 * Math.log10(75 / 30));
  });

  it('a silent hook has the product’s music level from the start', () => {
    const [first, second] = mixLevels({
      ...hookAndProduct(null, -16),
      music: { integratedLufs: -12, volume: 75 },
    }).musicDb!;
    expect(first).toBe(second);
  });

  const volume = fc.integer({ min: 1, max: 100 });

  it('before ducking, music is 5 LU below the hook for any loudness', () => {
    const product = fc.option(lufs);
    const check = fc.property(lufs, product, lufs, lufs, volume, (hook, footage, whole, start, level) => {
      const music = { integratedLufs: whole, volume: level };
      const { segmentsDb, musicDb } = mixLevels({ ...hookAndProduct(hook, footage, start), music });
      const [during, after] = musicDb!;
      const isCutToTheEnd = during === -40;
      expect(start + during! <= hook + segmentsDb[0]! - 5 + 1e-6 || isCutToTheEnd).toBe(true);
      expect(during).toBeLessThanOrEqual(after!);
    });
    fc.assert(check);
  });

  const segment: fc.Arbitrary<SegmentSource> = fc.record({
    sound: fc.constantFrom('speech', 'footage'),
    lufs: fc.option(lufs),
    musicLufs: lufs,
  });

  it('in a timeline of any length, music is 5 LU below every spoken segment, and 11 if all are spoken', () => {
    const timeline = fc.array(segment, { minLength: 1, maxLength: 12 });
    const check = fc.property(timeline, lufs, volume, (segments, integratedLufs, level) => {
      const levels = mixLevels({ segments, music: { integratedLufs, volume: level } });
      const under = segments.every(({ sound }) => sound === 'speech') ? 11 : 5;
      for (const [index, { sound, lufs: own, musicLufs }] of segments.entries()) {
        if (sound === 'footage' || own === null) continue;
        const musicDb = levels.musicDb![index]!;
        const heard = own + levels.segmentsDb[index]!;
        expect(musicLufs! + musicDb <= heard - under + 1e-6 || musicDb === -40).toBe(true);
      }
    });
    fc.assert(check);
  });

  it('the music over a silent clip is about 6 LU above that under the hook, before ducking', () => {
    for (const volume of [100, 75, 50]) {
      const music = { integratedLufs: -12, volume };
      const [during, after] = mixLevels({ ...hookAndProduct(-16, null), music }).musicDb!;
      const rise = after! - during! + 20 * Math.log10(volume / 75);
      expect(rise).toBeGreaterThan(5);
      expect(rise).toBeLessThan(7);
    }
  });

  it('footage is 15 LU and music 11 LU below a voice-over', () => {
    const timeline = fc.array(segment, { minLength: 1, maxLength: 12 });
    const check = fc.property(timeline, lufs, lufs, (segments, voiceOverLufs, integratedLufs) => {
      const levels = mixLevels({ segments, voiceOverLufs, music: { integratedLufs, volume: 100 } });
      const heard = voiceOverLufs + levels.voiceOverDb;
      for (const [index, { sound, lufs: own, musicLufs }] of segments.entries()) {
        const musicDb = levels.musicDb![index]!;
        expect(musicLufs! + musicDb <= heard - 11 + 1e-6 || musicDb === -40).toBe(true);
        const gainDb = levels.segmentsDb[index]!;
        if (sound === 'footage' && own !== null)
          expect(own + gainDb <= voiceLufs - 15 + 1e-6 || gainDb === -40).toBe(true);
      }
    });
    fc.assert(check);
  });

  it('loud and quiet speech end up equally loud', () => {
    const speech = fc.double({ min: -55, max: 3, noNaN: true });
    const check = fc.property(speech, (own) => {
      expect(own + mixLevels(hookAndProduct(own, null)).segmentsDb[0]!).toBeCloseTo(voiceLufs);
      expect(own + mixLevels({ segments: [], voiceOverLufs: own }).voiceOverDb).toBeCloseTo(voiceLufs);
    });
    fc.assert(check);
  });
});
