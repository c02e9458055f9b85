import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthToleranceSeconds, planTiming, type TimedPiece } from './plan-timing.ts';
import { VoiceOverTooLongError } from './voice-over-error.ts';

const reel = { durationSeconds: 15, leadSeconds: 0.3, tailSeconds: 0.8 };
const linesOf = (...seconds: number[]): TimedPiece[] =>
  seconds.map((length, index) => ({
    seconds: length,
    words: Math.round(length * 3),
    followedBy: index === seconds.length - 1 ? 'nothing' : 'line',
  }));
const lastEnd = (pieces: TimedPiece[], { startSeconds, pace }: ReturnType<typeof planTiming>) =>
  startSeconds.at(-1)! + pieces.at(-1)!.seconds / pace;

test('adjusts pauses before the pace', () => {
  const pieces = linesOf(3, 3, 3, 3);
  const timing = planTiming(pieces, reel);
  expect(timing.pace).toBe(1);
  expect(timing.durationSeconds).toBeCloseTo(15, 6);
  expect(lastEnd(pieces, timing)).toBeCloseTo(14.2, 6);
});

test('a pause between sentences stays shorter than a pause between lines', () => {
  const pieces = linesOf(4, 4, 4);
  pieces[0]!.followedBy = { sentenceAfterSeconds: 0.25 };
  const { startSeconds } = planTiming(pieces, reel);
  const [first, second] = [startSeconds[1]! - startSeconds[0]! - 4, startSeconds[2]! - startSeconds[1]! - 4];
  expect(first).toBeLessThan(second);
});

test('speech that does not fit with the shortest pauses is spoken up to 6 % faster', () => {
  expect(planTiming(linesOf(3.5, 3.5, 3.5, 3.2), reel).pace).toBeCloseTo(13.7 / 13.3, 6);
});

test('the remainder uses at most the tolerance of the length', () => {
  const timing = planTiming(linesOf(5, 5, 5), reel);
  expect(timing.pace).toBeCloseTo(1.06, 6);
  expect(timing.durationSeconds).toBeGreaterThan(15);
  expect(timing.durationSeconds).toBeLessThanOrEqual(16);
  expect(() => planTiming(linesOf(6, 6, 6), reel)).toThrow(VoiceOverTooLongError);
});

test('a text that is still slightly too long uses most of the tail', () => {
  const pieces = linesOf(5.2, 5.2, 5.2);
  const timing = planTiming(pieces, reel);
  expect(timing.durationSeconds).toBeLessThanOrEqual(16);
  const tail = timing.durationSeconds - lastEnd(pieces, timing);
  expect(tail).toBeGreaterThanOrEqual(0.3);
  expect(tail).toBeLessThan(reel.tailSeconds);
});

test('the error states the excess in seconds and words: without them the text fits', () => {
  const seconds = Array.from({ length: 60 }, () => 1 / 3);
  const pieces = (count: number): TimedPiece[] => [
    {
      seconds: seconds.slice(0, count).reduce((sum, word) => sum + word, 0),
      words: count,
      followedBy: 'nothing',
    },
  ];
  const error = catchError(() => planTiming(pieces(60), reel));
  expect(error).toBeInstanceOf(VoiceOverTooLongError);
  const { excessWords, excessSeconds } = error as VoiceOverTooLongError;
  expect(excessSeconds).toBeCloseTo(20 / 1.06 - 14.4 - lengthToleranceSeconds, 4);
  expect(() => planTiming(pieces(60 - excessWords), reel)).not.toThrow();
  expect(() => planTiming(pieces(60 - excessWords + 2), reel)).toThrow();
});

test('speech far too short leaves the rest of the reel at the end', () => {
  const pieces = linesOf(1, 1);
  const timing = planTiming(pieces, reel);
  expect(timing.durationSeconds).toBe(15);
  expect(timing.startSeconds[1]).toBeLessThan(3);
});

test('any fitting text keeps its order, its pace within 6 % and its length within a second, in whole frames', () => {
  const piece = fc.record({ seconds: fc.double({ min: 0.3, max: 6, noNaN: true }), isLine: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 14 }),
      fc.constantFrom(15, 30, 60),
      (made, durationSeconds) => {
        const pieces = made.map(({ seconds, isLine }, index): TimedPiece => {
          if (index === made.length - 1) return { seconds, words: 5, followedBy: 'nothing' };
          return { seconds, words: 5, followedBy: isLine ? 'line' : { sentenceAfterSeconds: 0.3 } };
        });
        try {
          const timing = planTiming(pieces, { ...reel, durationSeconds });
          expect(Math.abs(timing.durationSeconds - durationSeconds)).toBeLessThanOrEqual(1);
          expect(
            Math.abs(timing.durationSeconds * 30 - Math.round(timing.durationSeconds * 30)),
          ).toBeLessThan(1e-6);
          expect(Math.abs(timing.pace - 1)).toBeLessThanOrEqual(0.06 + 1e-9);
          for (const [index, start] of timing.startSeconds.entries()) {
            const next = timing.startSeconds[index + 1] ?? timing.durationSeconds;
            expect(next - start - pieces[index]!.seconds / timing.pace).toBeGreaterThanOrEqual(0.12 - 1e-6);
          }
        } catch (error) {
          if (!(error instanceof VoiceOverTooLongError)) throw error;
        }
      },
    ),
  );
});

function catchError(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
