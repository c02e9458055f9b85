import path from 'node:path';
import { expect, test } from 'vitest';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { measureLoudness } from '#studio/ffmpeg/loudness/measure-loudness.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { speakOnce } from '#studio/speech/test-speech.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { transientContext, type EngineContext } from '../../ports/engine-context.ts';
import type { LipSync, LipSyncOrder } from '../../ports/lip-sync.ts';

export type OpenedLipSync = { lipSync: LipSync; clipPath: string; analysis: object };

export async function syncSampleHook(
  { lipSync, clipPath, analysis }: OpenedLipSync,
  context: EngineContext = transientContext(new AbortController().signal),
  changes: Partial<LipSyncOrder> = {},
) {
  const workFolder = await temporaryFolder();
  const text = changes.text ?? 'Stop scrolling and look at this.';
  const speech = await speakOnce({ text, voice: 'nova', style: 'natural', speed: 1 });
  const outputPath = path.join(workFolder, 'said.mp4');
  const progress: number[] = [];
  const made = await lipSync.synchronise({
    clipPath,
    analysis,
    external: null,
    text,
    speech: { ...speech, findPhones: async () => speech.phones },
    overlayLines: layoutOverlay(text, houseFormat()),
    outputPath,
    workFolder,
    onProgress: (fraction) => progress.push(fraction),
    context,
    ...changes,
  });
  return { ...made, outputPath, speech, progress };
}

/** The contract of every lip-sync engine. */
export function lipSyncContract(opened: () => Promise<OpenedLipSync>): void {
  test('the clip is in the house format, as long as the speech and with its sound', async () => {
    const { outputPath, durationSeconds, speech, isVoiceOver, progress } = await syncSampleHook(
      await opened(),
    );
    const facts = await inspectMedia({ path: outputPath, kind: 'video' });
    expect(facts.isHouseFormat).toBe(true);
    expect(Math.abs(durationSeconds - speech.durationSeconds)).toBeLessThan(0.1);
    expect(facts.durationSeconds).toBeCloseTo(durationSeconds, 1);
    const { integratedLufs } = await measureLoudness({ path: outputPath });
    expect(integratedLufs).toBeGreaterThan(-22);
    expect(isVoiceOver).toBe(false);
    expect(progress.at(-1)).toBeGreaterThan(0.9);
    expect(progress).toEqual(progress.toSorted((left, right) => left - right));
  }, 120_000);

  test('does not start if its signal is already aborted', async () => {
    const context = transientContext(AbortSignal.abort(new Error('the user cancelled')));
    await expect(syncSampleHook(await opened(), context)).rejects.toSatisfy(
      (error: Error) => error.name !== 'ProviderError',
    );
  });
}
