import type { Loudness } from '../ffmpeg/loudness/parse-loudness.ts';
import { duckingDb, ownLufs, type MixLevels, type MixSources } from './mix-levels.ts';

type Sound = { seconds: number; loudness: Loudness; db: number };

/** The relative gate of EBU R128: parts this far below the mean do not count. */
const gateLu = 10;

/**
 * Predicts the loudness of the mix from that of its parts; the result is measured later. The peak is that of the loudest
 * part.
 */
export function predictMix(
  segments: readonly { durationSeconds: number; loudness: Loudness }[],
  {
    sources,
    levels,
    voiceOver,
  }: { sources: MixSources; levels: MixLevels; voiceOver?: Loudness | undefined },
): Loudness {
  const heard = segments.map(({ durationSeconds, loudness }, index): Sound => {
    return { seconds: durationSeconds, loudness, db: levels.segmentsDb[index]! };
  });
  const blocks = heard.map(({ seconds, loudness, db }, index) => {
    const musicDb = levels.musicDb?.[index];
    const musicLufs = sources.segments[index]!.musicLufs ?? sources.music?.integratedLufs ?? null;
    const isOver = voiceOver !== undefined || ownLufs(sources.segments[index]!, false) !== null;
    const music = musicDb === undefined ? 0 : power(musicLufs, musicDb - (isOver ? duckingDb : 0));
    const speech = power(voiceOver?.integratedLufs ?? null, levels.voiceOverDb);
    return { seconds, power: power(loudness.integratedLufs, db) + speech + music };
  });
  const peaks = [
    ...heard.map(({ loudness, db }) => (loudness.truePeakDbtp ?? -Infinity) + db),
    (voiceOver?.truePeakDbtp ?? -Infinity) + levels.voiceOverDb,
  ];
  const loudestPeak = Math.max(...peaks);
  return {
    integratedLufs: gatedMean(blocks),
    truePeakDbtp: Number.isFinite(loudestPeak) ? loudestPeak : null,
  };
}

const power = (lufs: number | null, db: number): number => (lufs === null ? 0 : 10 ** ((lufs + db) / 10));

function gatedMean(blocks: readonly { seconds: number; power: number }[]): number | null {
  const sounding = blocks.filter((block) => block.power > 0);
  const gate = mean(sounding) / 10 ** (gateLu / 10);
  const counted = mean(sounding.filter((block) => block.power >= gate));
  return counted > 0 ? 10 * Math.log10(counted) : null;
}

function mean(blocks: readonly { seconds: number; power: number }[]): number {
  const seconds = blocks.reduce((sum, block) => sum + block.seconds, 0);
  return seconds === 0 ? 0 : blocks.reduce((sum, block) => sum + block.power * block.seconds, 0) / seconds;
}
