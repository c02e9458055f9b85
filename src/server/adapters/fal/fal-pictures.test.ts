import { describe, expect, test } from 'vitest';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { openFalPictures } from './fal-pictures.ts';
import { drawSample, picturesContract } from '../contracts/pictures.contract.ts';

async function opened() {
  const standIn = await startFalStandIn();
  return { standIn, pictures: openFalPictures(standIn.settings) };
}

describe('pictures by fal.ai', () => {
  picturesContract(opened);
});

test('a black picture counts as a refusal', async () => {
  const { pictures } = await opened();
  await expect(drawSample(pictures, 'NSFW')).rejects.toMatchObject({
    name: 'ProviderError',
    retryable: false,
  });
});
