import path from 'node:path';
import { describe } from 'vitest';
import { analyseTemplate } from '#studio/face/analyse-template.ts';
import { babble, filmTalker } from '#studio/face/test-talker.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { openEmbeddedLipSync } from './embedded-lip-sync.ts';
import { lipSyncContract } from './lip-sync.contract.ts';

describe('the embedded lip-sync', () => {
  lipSyncContract(async () => {
    const workDir = await temporaryFolder();
    const videoPath = await filmTalker(path.join(workDir, 'talker.mp4'), { mouth: babble(60) });
    const clipPath = path.join(workDir, 'clip.mp4');
    const { analysis } = await analyseTemplate({ videoPath, outputPath: clipPath, workDir });
    const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };
    return { lipSync: openEmbeddedLipSync({ tools }), clipPath, analysis };
  });
});
