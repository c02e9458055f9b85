import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, assert, constantFrom, double, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correlation, loudnessEnvelope, readSpeechSamples } from '../speech/listen.ts';
import { synthesizeSpeech } from '../speech/synthesize-speech.ts';
import { closureFrames, tuckFrames } from './contact-frames.ts';
import { planMouth } from './plan-mouth.ts';
import type { Phone } from '../speech/speech.ts';

const phoneNames =
  `aa ae ah ao aw ax ay b ch d dh eh er ey f g hh ih iy jh k l m n ng ow oy p r s sh t th uh uw v w y z zh pau`.split(
    ' ',
  );

function inSequence(row: [string, number][]): { phones: Phone[]; durationSeconds: number } {
  let now = 0;
  const phones = row.map(([phone, durationSeconds]) => {
    const startSeconds = now;
    now += durationSeconds;
    return { phone, startSeconds, endSeconds: now };
  });
  return { phones, durationSeconds: now };
}

/** Down to 15 ms, the duration of the shortest sounds at double speed. */
const anySpeech = array(tuple(constantFrom(...phoneNames), double({ min: 0.015, max: 0.3, noNaN: true })), {
  minLength: 1,
  maxLength: 60,
}).map(inSequence);

/** A very short f right before a long m: the lips were pressed together for both. */
const shortTuckBeforeClosure = inSequence([
  ['f', 0.025906685424403122],
  ['m', 0.161519963224499],
  ['aa', 0.015],
]);

const openingOf = (phone: string, durationSeconds = 0.16) => {
  const { phones, durationSeconds: total } = inSequence([
    ['pau', 0.3],
    ['t', 0.07],
    [phone, durationSeconds],
    ['t', 0.07],
    ['pau', 0.3],
  ]);
  const { poses } = planMouth({ phones, durationSeconds: total });
  return poses[Math.floor((0.37 + durationSeconds / 2 - 0.04) * 30)]!;
};

describe('the planned mouth', () => {
  test('has one pose per frame, all within bounds', () => {
    assert(
      property(anySpeech, (speech) => {
        const { poses } = planMouth(speech);
        expect(poses).toHaveLength(Math.ceil(speech.durationSeconds * 30));
        for (const { width, ...shares } of poses) {
          expect(Math.abs(width)).toBeLessThanOrEqual(1);
          for (const share of Object.values(shares)) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  test('never jumps between frames', () => {
    assert(
      property(anySpeech, (speech) => {
        const { poses } = planMouth(speech);
        for (const [index, pose] of poses.slice(1).entries()) {
          expect(Math.abs(pose.opening - poses[index]!.opening)).toBeLessThanOrEqual(0.421);
          expect(Math.abs(pose.width - poses[index]!.width)).toBeLessThanOrEqual(0.501);
        }
      }),
    );
  });

  test('closes for every m, b and p within a frame of the sound, at any speed', () => {
    assert(
      property(anySpeech, (speech) => {
        const { poses } = planMouth(speech);
        const closed = closureFrames(speech.phones, speech.durationSeconds, 30);
        for (const frame of closed) expect(poses[frame]).toMatchObject({ opening: 0, press: 1, tuck: 0 });
        for (const { phone, startSeconds, endSeconds } of speech.phones) {
          if (!['m', 'b', 'p'].includes(phone)) continue;
          const near = closed.filter(
            (frame) => frame + 1 >= startSeconds * 30 - 1e-9 && frame <= endSeconds * 30 + 1e-9,
          );
          expect(near).not.toEqual([]);
        }
      }),
    );
  });

  test('tucks the lower lip under the teeth for every f and v without an m, b or p in the same frame', () => {
    assert(
      property(anySpeech, (speech) => {
        const { poses } = planMouth(speech);
        const closed = closureFrames(speech.phones, speech.durationSeconds, 30);
        for (const frame of tuckFrames(speech.phones, speech.durationSeconds, 30)) {
          if (closed.some((other) => Math.abs(other - frame) <= 1)) continue;
          expect(poses[frame]!.tuck).toBeGreaterThan(0.6);
          expect(poses[frame]!.opening).toBeLessThan(0.15);
        }
      }),
      { examples: [[shortTuckBeforeClosure]] },
    );
  });

  test('rests in silence', () => {
    const { phones, durationSeconds } = inSequence([
      ['aa', 0.2],
      ['pau', 0.4],
      ['aa', 0.2],
    ]);
    const { poses } = planMouth({ phones, durationSeconds });
    for (const pose of poses.slice(8, 14)) expect(pose.opening).toBeLessThan(0.02);
  });

  test('opens wide on "ah", little on "ee", spreads on "ee" and rounds on "oo", at a natural and at double pace', () => {
    for (const durationSeconds of [0.16, 0.08]) {
      expect(openingOf('aa', durationSeconds).opening).toBeGreaterThan(0.7);
      expect(openingOf('iy', durationSeconds).opening).toBeLessThan(0.45);
      expect(openingOf('iy', durationSeconds).opening).toBeGreaterThan(0.15);
      expect(openingOf('iy', durationSeconds).width).toBeGreaterThan(0.5);
      expect(openingOf('uw', durationSeconds).width).toBeLessThan(-0.6);
    }
  });

  test('leaves the mouth open where nobody says m, b or p', () => {
    const { phones, durationSeconds } = inSequence([['aa', 1]]);
    expect(closureFrames(phones, durationSeconds, 30)).toEqual([]);
    const { poses } = planMouth({ phones, durationSeconds });
    for (const pose of poses.slice(6, 22)) expect(pose.opening).toBeGreaterThan(0.8);
  });

  test.each([
    { voice: 'shimmer', speed: 1 },
    { voice: 'onyx', speed: 1 },
    { voice: 'fable', speed: 2 },
  ] as const)(
    '$voice at $speed×: opens with the loudness of the real speech, slightly ahead',
    async (choice) => {
      const workFolder = await mkdtemp(join(tmpdir(), 'mouth-'));
      try {
        const text = 'Most brands waste half of their money on boring videos. Maybe you have done that too?';
        const speech = await synthesizeSpeech({ text, ...choice, style: 'natural', workFolder });
        const opening = planMouth(speech).poses.map((pose) => pose.opening);
        const loudness = loudnessEnvelope(await readSpeechSamples(speech.path), 30).map((value) =>
          Math.log(value + 50),
        );
        const likenessAt = (lag: number) =>
          correlation(opening.slice(6, -6), loudness.slice(6 + lag, loudness.length - 6 + lag));
        expect(likenessAt(1)).toBeGreaterThan(0.5);
        const lags = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
        const best = lags.toSorted((left, right) => likenessAt(right) - likenessAt(left))[0]!;
        expect(best).toBeGreaterThanOrEqual(0);
        expect(best).toBeLessThanOrEqual(2);
      } finally {
        await rm(workFolder, { recursive: true });
      }
    },
  );
});
