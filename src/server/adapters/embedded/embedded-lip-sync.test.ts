import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { normaliseAndAnalyseFootage } from '#studio/face/footage/normalise-and-analyse-footage.ts';
import { babble, filmTalker } from '#studio/face/test-talker.ts';
import { sampleFolder } from '../../../../tests/helpers/sample-media.ts';
import { openEmbeddedLipSync } from './embedded-lip-sync.ts';
import { lipSyncContract } from '../contracts/lip-sync.contract.ts';

let folder = '';
let talker: { clipPath: string; analysis: object };
beforeAll(async () => {
  folder = await sampleFolder();
  const videoPath = await filmTalker(path.join(folder, 'talker.mp4'), { mouth: babble(45) });
  const clipPath = path.join(folder, 'clip.mp4');
  talker = {
    clipPath,
    ...(await normaliseAndAnalyseFootage({ videoPath, outputPath: clipPath, workFolder: folder })),
  };
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the embedded lip-sync', () => {
  const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };
  lipSyncContract(async () => ({ lipSync: openEmbeddedLipSync({ tools }), ...talker }));
});
