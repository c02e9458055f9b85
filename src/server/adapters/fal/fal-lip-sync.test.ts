import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { makeClip } from '../../../../tests/helpers/sample-media.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import type { FalLipSyncModel } from './fal-models.ts';
import { openFalLipSync } from './fal-lip-sync.ts';
import { lipSyncContract, syncSampleHook } from '../contracts/lip-sync.contract.ts';

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };

async function opened(model: FalLipSyncModel = 'fal-ai/sync-lipsync/v2', seconds = 1) {
  const standIn = await startFalStandIn();
  const workFolder = await temporaryFolder();
  const inputPath = await makeClip(path.join(workFolder, 'raw.mp4'), { seconds, size: '180x320' });
  const clipPath = path.join(workFolder, 'clip.mp4');
  const facts = await inspectMedia({ path: inputPath, kind: 'video' });
  await normaliseClip({ inputPath, facts, outputPath: clipPath, workFolder });
  return { standIn, lipSync: openFalLipSync({ ...standIn.settings, model, tools }), clipPath, analysis: {} };
}

describe('lip-sync by fal.ai', () => {
  lipSyncContract(() => opened());
});

test('a clip longer than the speech is cut before the upload', async () => {
  const { standIn, ...engine } = await opened('fal-ai/sync-lipsync/v2', 5);
  const { durationSeconds, speech } = await syncSampleHook(engine);
  expect(Math.abs(durationSeconds - speech.durationSeconds)).toBeLessThan(0.1);
  expect(standIn.orders()[0]!.input).toMatchObject({ model: 'lipsync-2', sync_mode: 'bounce' });
});

test('each model gets its own parameters', async () => {
  const { standIn, ...engine } = await opened('fal-ai/musetalk');
  standIn.behave({ outcomes: ['fail-422'] });
  await expect(syncSampleHook(engine)).rejects.toMatchObject({ name: 'ProviderError' });
  expect(standIn.orders()[0]).toMatchObject({
    endpoint: 'fal-ai/musetalk',
    input: { source_video_url: expect.stringContaining('/files/') as string },
  });
});

test('a template’s own model gets the template’s payload with its placeholders filled in', async () => {
  const { standIn, ...engine } = await opened();
  const payload = '{"video_url": "{{video_url}}", "audio_url": "{{ audio_url }}", "loop_mode": "loop"}';
  const external = { endpoint: 'fal-ai/latentsync', payload, baseUrl: standIn.url };
  await syncSampleHook(engine, undefined, { external });
  expect(standIn.orders()[0]).toMatchObject({ endpoint: 'fal-ai/latentsync', input: { loop_mode: 'loop' } });
});

test('the key is sent to the configured queue only', async () => {
  const { standIn, ...engine } = await opened();
  const external = { endpoint: 'fal-ai/latentsync', payload: '{}', baseUrl: 'https://queue.example.com' };
  await expect(syncSampleHook(engine, undefined, { external })).rejects.toMatchObject({
    name: 'ProviderError',
  });
  expect(standIn.questions).toEqual([]);
});

test('a result that only starts like a clip is a provider error', async () => {
  const { standIn, ...engine } = await opened();
  standIn.behave({ outcomes: ['broken-video'] });
  await expect(syncSampleHook(engine)).rejects.toMatchObject({
    name: 'ProviderError',
    operation: 'lip-sync',
    retryable: true,
  });
});
