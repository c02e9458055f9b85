import { describe } from 'vitest';
import { backgroundRemovalContract } from '../contracts/background-removal.contract.ts';
import { openEmbeddedBackgroundRemoval } from './embedded-background-removal.ts';

describe('the embedded background removal', () => {
  const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };
  backgroundRemovalContract(async () => ({ removal: openEmbeddedBackgroundRemoval({ tools }) }));
});
