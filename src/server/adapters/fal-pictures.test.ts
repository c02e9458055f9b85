import { describe, expect, test } from 'vitest';
import { startFalStandIn } from '../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { openFalPictures } from './fal-pictures.ts';
import { drawOne, picturesContract } from './pictures.contract.ts';

async function opened() {
  const standIn = await startFalStandIn();
  return { standIn, pictures: openFalPictures(standIn.settings) };
}

describe('pictures by fal.ai', () => {
  picturesContract(opened);
});

test('a black picture stands for a refusal', async () => {
  const { pictures } = await opened();
  await expect(drawOne(pictures, 'NSFW')).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
});

test('a result that has expired is refused for good', async () => {
  const { standIn, pictures } = await opened();
  standIn.behave({ outcomes: ['expired'] });
  await expect(drawOne(pictures)).rejects.toMatchObject({ status: 404, retryable: false });
});

test('a result on a host that is not fal’s is not fetched', async () => {
  const { standIn, pictures } = await opened();
  standIn.behave({ outcomes: ['foreign-host'] });
  await expect(drawOne(pictures)).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
});
