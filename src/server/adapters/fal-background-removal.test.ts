import { describe } from 'vitest';
import { startFalStandIn } from '../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { backgroundRemovalContract } from './background-removal.contract.ts';
import { openFalBackgroundRemoval } from './fal-background-removal.ts';

describe('background removal by fal.ai', () => {
  backgroundRemovalContract(async () => ({
    removal: openFalBackgroundRemoval((await startFalStandIn()).settings),
  }));
});
