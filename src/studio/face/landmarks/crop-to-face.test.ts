import { expect, test } from 'vitest';
import { testFolder } from '../../ffmpeg/test-media.ts';
import { houseFormat } from '../../house-format/house-format.ts';
import { normaliseAndAnalyseFootage } from '../footage/normalise-and-analyse-footage.ts';
import { unpackFrames } from '../footage/footage-analysis.ts';
import { cropToFace } from './crop-to-face.ts';
import { babble, filmTalker } from '../test-talker.ts';

const inFolder = await testFolder();

test('upright clips stay whole', () => {
  expect(cropToFace({ width: 720, height: 1280 }, 300, houseFormat())).toBeNull();
  expect(cropToFace({ width: 1080, height: 1920 }, 700, houseFormat())).toBeNull();
});

test.each([
  ['in the middle', 360, 656],
  ['at the left edge', 0, 0],
  ['at the right edge', 720, 1314],
])('a wide clip is cropped to portrait, with the face %s', (_, faceX, x) => {
  const crop = cropToFace({ width: 1920, height: 1080 }, faceX, houseFormat());
  expect(crop).toEqual({ width: 606, height: 1080, x });
});

test.each([
  ['1:1', { width: 1080, height: 1080, x: 420 }],
  ['4:5', { width: 864, height: 1080, x: 528 }],
  ['16:9', null],
] as const)('the same clip is cropped to %s, or stays whole if it has the aspect ratio', (format, crop) => {
  const frame = houseFormat(format);
  expect(cropToFace({ width: 1920, height: 1080 }, frame.width / 2, frame)).toEqual(crop);
});

test('the face of a wide clip fills the frame instead of a third of it', { timeout: 180_000 }, async () => {
  // The whole person on the right of a picture three times as wide.
  const filter = 'crop=720:900:0:300,pad=1600:900:840:0:gray';
  const videoPath = await filmTalker(inFolder('wide.mp4'), { mouth: babble(16), filter });
  const outputPath = inFolder('wide-house.mp4');
  const { analysis } = await normaliseAndAnalyseFootage({ videoPath, outputPath, workFolder: inFolder('.') });
  expect(analysis.verdict.warnings).not.toContain('face-too-small');
  const [{ pose }] = unpackFrames(analysis) as [ReturnType<typeof unpackFrames>[number]];
  expect(pose.xx).toBeGreaterThan(120);
  expect(Math.abs(pose.x0 - 360)).toBeLessThan(40);
});
