import { describe } from 'vitest';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { openFalImageToVideo } from './fal-image-to-video.ts';
import { imageToVideoContract } from '../contracts/image-to-video.contract.ts';

describe('image-to-video by fal.ai', () => {
  imageToVideoContract(async () => ({
    imageToVideo: openFalImageToVideo((await startFalStandIn()).settings),
  }));
});
