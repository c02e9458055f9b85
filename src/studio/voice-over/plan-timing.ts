import { VoiceOverTooLongError } from './voice-over-error.ts';

/** In speaking order. */
export type TimedPiece = {
  seconds: number;
  words: number;
  /** The next item: another sentence of the line after a pause of so many seconds, another line, or nothing. */
  followedBy: { sentenceAfterSeconds: number } | 'line' | 'nothing';
};
export type Timing = {
  /** Speed relative to the engine's speech, 0.94 to 1.06. */
  pace: number;
  /** Start of each piece in the reel. */
  startSeconds: number[];
  durationSeconds: number;
};

export const maxPaceChange = 0.06;
/** Tolerance of the reel's length: slightly less than the permitted second. */
export const lengthToleranceSeconds = 0.95;
const framesPerSecond = 30;
const minTailSeconds = 0.3;

type Pause = { min: number; usual: number; max: number };
const betweenLines: Pause = { min: 0.2, usual: 0.45, max: 1.1 };
const betweenSentences: Pause = { min: 0.12, usual: 0.3, max: 0.65 };

/**
 * Fits spoken pieces into a reel, first by changing their pauses, then by changing the pace by at most 6 %. If the
 * speech is still too short, the remaining time goes to the end of the reel; if it is too long, the tolerance of the
 * length is used, and then most of the tail.
 * @throws {VoiceOverTooLongError}
 */
export function planTiming(
  pieces: readonly TimedPiece[],
  reel: { durationSeconds: number; leadSeconds: number; tailSeconds: number },
): Timing {
  const { durationSeconds, leadSeconds } = reel;
  const pauses = pieces.flatMap(({ followedBy }) => {
    if (followedBy === 'nothing') return [];
    if (followedBy === 'line') return [betweenLines];
    const usual = Math.min(
      betweenSentences.usual,
      Math.max(betweenSentences.min, followedBy.sentenceAfterSeconds),
    );
    return [{ ...betweenSentences, usual }];
  });
  const sumOf = (kind: keyof Pause) => pauses.reduce((sum, pause) => sum + pause[kind], 0);
  const speech = pieces.reduce((sum, { seconds }) => sum + seconds, 0);
  const room = durationSeconds - leadSeconds - reel.tailSeconds;

  const pace = clampPace(
    speech + sumOf('min') > room
      ? speech / Math.max(room - sumOf('min'), 1e-6)
      : speech + sumOf('max') < room
        ? speech / (room - sumOf('max'))
        : 1,
  );
  const free = room - speech / pace;
  // The tail is shortened last: an end card that comes a little early is better than a rejected text.
  const overrun = Math.max(0, sumOf('min') - free - lengthToleranceSeconds);
  const tailSeconds = Math.max(Math.min(minTailSeconds, reel.tailSeconds), reel.tailSeconds - overrun);
  const seconds = overrun - (reel.tailSeconds - tailSeconds);
  if (seconds > 1e-9) {
    const words = pieces.reduce((sum, piece) => sum + piece.words, 0);
    const wordSeconds = (speech / pace + sumOf('min')) / Math.max(words, 1);
    throw new VoiceOverTooLongError({ seconds, words: Math.ceil(seconds / wordSeconds) });
  }
  const lengths = stretch(pauses, Math.max(free, sumOf('min')));
  const startSeconds: number[] = [];
  let now = leadSeconds;
  for (const [index, piece] of pieces.entries()) {
    startSeconds.push(now);
    now += piece.seconds / pace + (lengths[index] ?? 0);
  }
  const needed = Math.max(durationSeconds, now + tailSeconds - 1e-6);
  return {
    pace,
    startSeconds,
    durationSeconds: Math.ceil(needed * framesPerSecond - 1e-6) / framesPerSecond,
  };
}

const clampPace = (pace: number): number => Math.min(1 + maxPaceChange, Math.max(1 - maxPaceChange, pace));

/** Stretches all pauses by the same share of their possible change. */
function stretch(pauses: readonly Pause[], totalSeconds: number): number[] {
  const usual = pauses.reduce((sum, pause) => sum + pause.usual, 0);
  const edge: keyof Pause = totalSeconds < usual ? 'min' : 'max';
  const reach = pauses.reduce((sum, pause) => sum + pause[edge] - pause.usual, 0);
  const share = reach === 0 ? 0 : Math.min(1, (totalSeconds - usual) / reach);
  return pauses.map((pause) => pause.usual + share * (pause[edge] - pause.usual));
}
