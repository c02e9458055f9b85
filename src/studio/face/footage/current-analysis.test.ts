import { expect, test } from 'vitest';
import { makeMedia, testFolder } from '../../ffmpeg/test-media.ts';
import { houseVideoArgs } from '../../house-format/house-format.ts';
import { currentAnalysis } from './current-analysis.ts';
import { analysisVersion, type FootageAnalysis } from './footage-analysis.ts';

const file = await testFolder();
const nothing = { poses: [], shapes: '', openness: [], width: [], sharpness: [], eyeOpenness: [] };
const stored: FootageAnalysis = {
  version: analysisVersion,
  frames: 99,
  firstFrame: 0,
  ...nothing,
  verdict: { kind: 'no-face', score: 0, warnings: [] },
};

test('an analysis of this version is used without reading the clip', async () => {
  expect(await currentAnalysis(stored, { path: 'none' })).toBe(stored);
});

test('a clip is analysed again when its analysis has another version', { timeout: 60_000 }, async () => {
  const path = await makeMedia(file('empty.mp4'), ['color=gray:s=720x1280:r=30:d=0.2'], houseVideoArgs());
  const analysis = await currentAnalysis({ ...stored, version: 0 }, { path });
  expect(analysis).toMatchObject({ version: analysisVersion, frames: 6, verdict: { kind: 'no-face' } });
});
