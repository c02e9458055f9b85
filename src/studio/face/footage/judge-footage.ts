import type { FootageVerdict, FootageWarning } from './footage-analysis.ts';
import type { MeasuredClip, MeasuredFrame } from './measure-clip.ts';
import { mean, quantile } from './statistics.ts';

/** Warnings for the user who uploads the clip. */
export const footageWarningTexts: Record<FootageWarning, string> = {
  'several-faces': 'More than one face is in the picture. Only the largest one will speak.',
  'face-too-small': 'The face is small in the picture. Come closer to the camera, or crop the clip.',
  'face-turned':
    'The head turns far to the side. Look into the camera: the mouth distorts beyond 20 degrees.',
  'face-leaves-frame':
    'The face is not seen all the time. Only the longest part in which it is seen is used.',
  'mouth-covered': 'Something hides the mouth at times: a hand, a microphone or a cup. Keep the mouth free.',
  'mouth-unclear':
    'The lips are hard to make out, under a beard for example. The mouth may not close where it should.',
  'mouth-stays-shut':
    'The mouth stays shut, so it has to be painted. Record 5–10 s of talking for a better result.',
  'too-short': 'The clip is short. Record 5–10 s of talking.',
  'too-long': 'The clip is long. Only its first 20 s are used.',
  'too-dark': 'The face is dark. Record with light from the front.',
  blurred: 'The mouth is blurred. Clean the lens, hold the camera still and let it focus on the face.',
};

export const maxUsedSeconds = 20;
const framesPerSecond = 30;
/** Minimum variation in the opening of a talking mouth, in eye distances; a closed mouth varies by 0.02. */
const talkingRange = 0.06;
const talkingShare = 0.12;
const maxUnclearShare = 0.1;

/** The deduction of each warning from the score. */
const losses: Record<FootageWarning, number> = {
  'several-faces': 0.5,
  'face-too-small': 1.5,
  'face-turned': 2,
  'face-leaves-frame': 1,
  'mouth-covered': 2,
  'mouth-unclear': 3,
  'mouth-stays-shut': 0,
  'too-short': 0.5,
  'too-long': 0,
  'too-dark': 1,
  blurred: 1,
};

/** Scores of mouth strips by eye: real people who talk, and a mouth that stays closed. */
const talkingScore = 5;
const stillScore = 3;

export function judgeFootage(
  clip: MeasuredClip,
  used: readonly MeasuredFrame[],
  clipSeconds: number,
): FootageVerdict {
  const tooLong: FootageWarning[] = clipSeconds > maxUsedSeconds + 0.5 ? ['too-long'] : [];
  if (used.length < framesPerSecond / 2) return { kind: 'no-face', score: 0, warnings: tooLong };
  const isTalking = isTalkingMouth(used.map((frame) => frame.openness));
  const checks: [FootageWarning, boolean][] = [
    ['several-faces', clip.otherFaces > 0],
    [
      'face-too-small',
      quantile(
        used.map((frame) => frame.eyeDistancePixels),
        0.5,
      ) < 96,
    ],
    [
      'face-turned',
      quantile(
        used.map(({ yawDegrees }) => Math.abs(yawDegrees)),
        0.9,
      ) > 20,
    ],
    ['face-leaves-frame', clip.frames.filter((frame) => frame === null).length > framesPerSecond / 6],
    ['mouth-covered', isMouthCovered(used)],
    ['mouth-unclear', used.filter((frame) => frame.isMouthUnclear).length > used.length * maxUnclearShare],
    ['mouth-stays-shut', !isTalking],
    ['too-short', used.length < 3 * framesPerSecond],
    ['too-dark', mean(used.map((frame) => frame.brightness)) < 45],
    [
      'blurred',
      quantile(
        used.map((frame) => frame.sharpness),
        0.5,
      ) < 1.1,
    ],
  ];
  const warnings = [...tooLong, ...checks.filter(([, applies]) => applies).map(([code]) => code)];
  const score = warnings.reduce((left, code) => left - losses[code], isTalking ? talkingScore : stillScore);
  return { kind: isTalking ? 'talking' : 'still', score: Math.max(1, score), warnings };
}

export function isTalkingMouth(openness: readonly number[]): boolean {
  const shut = quantile(openness, 0.1);
  const moving = openness.filter((value) => value > shut + talkingRange / 2).length;
  return quantile(openness, 0.95) - shut > talkingRange && moving > openness.length * talkingShare;
}

/** The mesh does not detect occlusion, but then the picture around the mouth changes far more than by speaking. */
function isMouthCovered(used: readonly MeasuredFrame[]): boolean {
  const usual = quantile(
    used.map((frame) => frame.brightness),
    0.5,
  );
  const odd = used.filter((frame) => Math.abs(frame.brightness - usual) > 28 + usual * 0.1);
  return odd.length > framesPerSecond / 6 && odd.length < used.length * 0.4;
}
