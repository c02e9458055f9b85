import { describe, expect, test } from 'vitest';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { openFalSpeech } from './fal-speech.ts';
import { speechContract } from '../contracts/speech.contract.ts';

async function opened() {
  const standIn = await startFalStandIn();
  return { standIn, speech: openFalSpeech({ ...standIn.settings, ffmpegPath: 'ffmpeg' }) };
}

describe('speech by fal.ai @lists-011', () => {
  speechContract(opened);
});

test('its voices speak English only', async () => {
  const { speech } = await opened();
  expect(['Bonjour', '世界', 'Привет, hi'].map(speech.reads)).toEqual([true, false, false]);
});
