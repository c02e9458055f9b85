import path from 'node:path';
import { expect, test } from 'vitest';
import { reelAspectRatios } from '#contract/reels.ts';
import { videoFormats } from '#contract/video-formats.ts';
import { probe } from '../../../../tests/helpers/sample-media.ts';
import { readReelStyles, reelStylesFolder } from './library.ts';

const styles = readReelStyles();

test.each(reelAspectRatios)('every style has a picture and a loop in %s @fix-065', async (ratio) => {
  const { width, height } = videoFormats[ratio];
  for (const { id, samples } of styles)
    for (const url of Object.values(samples[ratio])) {
      const { streams } = await probe(path.join(reelStylesFolder, path.basename(url)));
      expect(Number(streams[0]?.width) / Number(streams[0]?.height), `${id}: ${url}`).toBeCloseTo(
        width / height,
        2,
      );
    }
});
