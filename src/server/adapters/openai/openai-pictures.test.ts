import { describe, expect, test } from 'vitest';
import { startOpenaiStandIn } from '../../../../tests/helpers/openai-stand-in/openai-stand-in.ts';
import { openOpenaiPictures } from './openai-pictures.ts';
import { drawSample, picturesContract } from '../contracts/pictures.contract.ts';

async function opened() {
  const standIn = await startOpenaiStandIn();
  return { standIn, pictures: openOpenaiPictures(standIn.settings) };
}

describe('pictures by an OpenAI-compatible server', () => {
  picturesContract(opened);
});

test('a content-policy refusal is permanent', async () => {
  const { standIn, pictures } = await opened();
  const json = { error: { code: 'moderation_blocked', message: 'no' } };
  standIn.fail('POST', /generations$/, { kind: 'status', status: 400, json });
  await expect(drawSample(pictures)).rejects.toMatchObject({ status: 400, retryable: false });
});
