import { maxLoweredLu, onlySoundUnderVoice, volumeDb } from './only-sound.ts';
import type { Segment } from './timeline.ts';

/** The level of speech in the mix before the whole is brought to its target; the rest is placed around it. */
export const voiceLufs = -16;

/**
 * Music at full volume against the voice, in LU. Ducking takes about 6.5 more during speech, and the usual volume of 75
 * another 2.5: under a hook the music is then heard 14 LU below the voice, and about 10 LU lower than over a silent clip.
 */
const musicUnderHook = -5;
/** Heard 11 LU below speech in a clip, and 8 below an even sound, in which there are no words to follow. */
const musicUnderFootage = -2;
const musicUnderSteadyFootage = 1.5;
/** In the pause between the last word of a hook and the sound of the clip. */
const musicInPause = -1;
/** In a video of speech throughout the music keeps its level, 17 to 18 LU below the voice. */
const musicUnderNarration = -11;
/** In a silent segment between others with sound, such as the end card after a product: there nothing else is heard. */
const musicBetween = -0.5;
/** Music that is the only sound of the pictures is lifted where its quiet beginning plays, by at most this. */
const maxQuietStartLu = 6;
/** Such music is at least this far below the voice, so that it does not jump in after the hook. */
const minAloneUnderVoiceLu = 1.5;
/** Nothing ducks footage under a voice-over: it stays as far below from the start. */
const footageUnderVoiceOver = -15;

/** Approximate reduction of music by ducking under voices or footage. */
export const duckingDb = 6.5;

const maxBoostDb = 40;
/** Footage may have been recorded in a quiet room: lifted further, its noise would be audible. */
const maxFootageBoostDb = 24;
/** Footage below this is the noise of a room, which is not lifted at all, and counts as silence. */
const quietestFootageLufs = voiceLufs - maxFootageBoostDb - maxLoweredLu;
const maxCutDb = -40;

/** Null: silence. */
type Lufs = number | null;
export type SegmentSource = {
  sound: Segment['sound'];
  lufs: Lufs;
  /** 0 (muted) to 100, the default. */
  volume?: number | undefined;
  /** Whether footage sounds evenly, without the pauses of speech. */
  isSteady?: boolean | undefined;
  /** Loudness of the music that plays during the segment; required if the segment has speech, or music as its only sound. */
  musicLufs?: Lufs;
};
export type MixSources = {
  segments: readonly SegmentSource[];
  voiceOverLufs?: Lufs;
  music?: {
    integratedLufs: Lufs;
    /** 0 to 100. */
    volume: number;
  };
};
export type MixLevels = {
  /** -Infinity: muted. */
  segmentsDb: number[];
  voiceOverDb: number;
  /** During each segment; null if no music is audible. */
  musicDb: number[] | null;
  /** Between the last word of a segment and the next segment, at least; null if no music is audible. */
  pauseMusicDb: number | null;
};

/** The loudness of a segment's own sound; null if nothing of it is heard. */
export function ownLufs({ sound, lufs, volume }: SegmentSource, hasVoiceOver: boolean): Lufs {
  if (volume === 0 || lufs === null) return null;
  return sound === 'footage' && !hasVoiceOver && lufs < quietestFootageLufs ? null : lufs;
}

/** Whether music is all that is heard of the footage. */
export const isMusicAlone = (segments: readonly SegmentSource[], hasVoiceOver: boolean): boolean =>
  !hasVoiceOver &&
  segments.every((segment) => segment.sound === 'speech' || ownLufs(segment, hasVoiceOver) === null);

/** Static gains in dB, from loudness that was measured before. */
export function mixLevels({ segments: all, voiceOverLufs = null, music }: MixSources): MixLevels {
  const hasVoiceOver = voiceOverLufs !== null;
  const integratedLufs = music && music.volume > 0 ? music.integratedLufs : null;
  const segments = all.map((segment) => ({ ...segment, lufs: ownLufs(segment, hasVoiceOver) }));
  const segmentsDb = segments.map(({ sound, lufs, volume }) => {
    if (volume === 0) return -Infinity;
    const chosenDb = volumeDb(volume);
    if (lufs === null) return chosenDb;
    if (sound === 'speech') return clamp(voiceLufs - lufs, maxBoostDb) + chosenDb;
    const usual = voiceLufs + (hasVoiceOver ? footageUnderVoiceOver : 0) - lufs;
    const isOnlySound = integratedLufs === null && !hasVoiceOver;
    return clamp(usual, maxFootageBoostDb) + (isOnlySound ? -onlySoundUnderVoice(volume) : chosenDb);
  });
  const voiceOverDb = hasVoiceOver ? clamp(voiceLufs - voiceOverLufs, maxBoostDb) : 0;
  if (!music || integratedLufs === null)
    return { segmentsDb, voiceOverDb, musicDb: null, pauseMusicDb: null };

  // Speech too quiet to be lifted all the way keeps the music under it all the same.
  const spoken = segments.flatMap(({ sound, lufs }, index) =>
    sound === 'speech' && lufs !== null ? [lufs + segmentsDb[index]!] : [],
  );
  if (hasVoiceOver) spoken.push(voiceOverLufs + voiceOverDb);
  const heardLufs = spoken.length > 0 ? Math.min(...spoken) : voiceLufs;
  const toVoice = heardLufs - integratedLufs;
  const isAlone = isMusicAlone(segments, hasVoiceOver);
  const isNarrated = hasVoiceOver || segments.every(({ sound }) => sound === 'speech');
  const musicDb: number[] = [];
  for (let index = segments.length - 1; index >= 0; index -= 1) {
    const { sound, lufs, volume, musicLufs } = segments[index]!;
    const louderLufs = (musicLufs ?? integratedLufs) - integratedLufs;
    const underVoice =
      sound === 'footage' && isAlone
        ? -aloneUnderVoice(music.volume) - Math.max(-maxQuietStartLu, louderLufs)
        : musicShare(segments[index]!, isNarrated, louderLufs) + volumeDb(music.volume);
    const wanted = toVoice + underVoice;
    // Without a word in it, a segment that is meant for speech has the music of the segment that follows.
    const isMute = sound === 'speech' && lufs === null && !hasVoiceOver;
    let db = isMute && musicDb.length > 0 ? musicDb[0]! : clamp(wanted, maxBoostDb);
    if (sound === 'footage' && lufs !== null) {
      const heard = { clipLufs: lufs + segmentsDb[index]!, musicLufs: integratedLufs + db };
      const makeUp = makeUpDb(heard, volumeDb(volume));
      segmentsDb[index]! += makeUp;
      db += makeUp;
    }
    musicDb.unshift(db);
  }
  const pauseMusicDb = clamp(toVoice + musicInPause + volumeDb(music.volume), maxBoostDb);
  return { segmentsDb, voiceOverDb, musicDb, pauseMusicDb };
}

/**
 * The gain that keeps a segment as loud as with its clip at 100, with more music in place of a quieter clip. Otherwise
 * normalising the whole video would raise the voice of the other segments.
 */
function makeUpDb(
  { clipLufs, musicLufs }: { clipLufs: number; musicLufs: number },
  chosenDb: number,
): number {
  const heard = musicLufs - duckingDb;
  return sumOfLufs(clipLufs - chosenDb, heard) - sumOfLufs(clipLufs, heard);
}

const sumOfLufs = (...levels: readonly number[]): number =>
  10 * Math.log10(levels.reduce((sum, lufs) => sum + 10 ** (lufs / 10), 0));

/** From the least distance at full volume to the largest of `onlySoundUnderVoice`; faint music stays faint. */
function aloneUnderVoice(volume: number): number {
  const lowered = onlySoundUnderVoice(volume);
  return lowered > maxLoweredLu
    ? lowered
    : minAloneUnderVoiceLu + lowered * (1 - minAloneUnderVoiceLu / maxLoweredLu);
}

function musicShare({ sound, lufs, isSteady }: SegmentSource, isNarrated: boolean, louderLufs: number) {
  // A song whose first seconds are its loudest must not drown the speech in them.
  if (isNarrated) return musicUnderNarration - Math.max(0, louderLufs);
  if (sound === 'speech' && lufs !== null) return musicUnderHook - Math.max(0, louderLufs);
  if (lufs === null) return musicBetween;
  return isSteady ? musicUnderSteadyFootage : musicUnderFootage;
}

function clamp(db: number, maxBoost: number): number {
  return Math.min(maxBoost, Math.max(maxCutDb, db));
}
