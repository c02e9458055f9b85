import { describe } from 'vitest';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { backgroundRemovalContract } from '../contracts/background-removal.contract.ts';
import { openFalBackgroundRemoval } from './fal-background-removal.ts';

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };

describe('background removal by fal.ai', () => {
  backgroundRemovalContract(async () => ({
    removal: openFalBackgroundRemoval({ ...(await startFalStandIn()).settings, tools }),
  }));
});
