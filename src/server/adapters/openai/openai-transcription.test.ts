import { describe, expect, test } from 'vitest';
import { startOpenaiStandIn } from '../../../../tests/helpers/openai-stand-in/openai-stand-in.ts';
import { openOpenaiTranscription } from './openai-transcription.ts';
import { transcribeSample, transcriptionContract } from '../contracts/transcription.contract.ts';

async function opened() {
  const standIn = await startOpenaiStandIn();
  return { standIn, transcription: openOpenaiTranscription({ ...standIn.settings, ffmpegPath: 'ffmpeg' }) };
}

describe('transcription by an OpenAI-compatible server', () => {
  transcriptionContract(opened);
});

test.each(['not-json', 'wrong-shape'] as const)('a reply without words (%s) is retried', async (kind) => {
  const { standIn, transcription } = await opened();
  standIn.fail('POST', /transcriptions$/, { kind });
  expect((await transcribeSample(transcription)).words.length).toBe(6);
  expect(standIn.questions.length).toBe(2);
});
