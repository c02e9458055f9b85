import path from 'node:path';
import { expect, test } from 'vitest';
import { readCorner } from '../../../../tests/helpers/greenscreen-steps.ts';
import { makeHouseClip, probe } from '../../../../tests/helpers/sample-media.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import type { BackgroundOrder, BackgroundRemoval } from '../../ports/background-removal.ts';
import { transientContext, type EngineContext } from '../../ports/engine-context.ts';

/** An order that puts the person of a clip in front of blue. */
export const blueOrder = (clipPath: string, outputPath: string, context: EngineContext): BackgroundOrder => ({
  clipPath,
  format: '9:16',
  method: 'matting',
  background: { type: 'colour', rgb: '#3366cc' },
  look: { softness: 0.5, shadow: 0, subject: { x: 0, y: 0, scale: 1 } },
  sound: 'own',
  overlayPng: null,
  outputPath,
  workFolder: path.dirname(outputPath),
  onProgress: () => {},
  context,
});

/** The contract of every background-removal engine. */
export function backgroundRemovalContract(opened: () => Promise<{ removal: BackgroundRemoval }>): void {
  const replace = async (signal: AbortSignal) => {
    const folder = await temporaryFolder();
    const clipPath = await makeHouseClip(folder, { seconds: 0.4, size: '180x320' });
    const outputPath = path.join(folder, 'replaced.mp4');
    const { removal } = await opened();
    const replaced = await removal.replace(blueOrder(clipPath, outputPath, transientContext(signal)));
    return { ...replaced, file: outputPath, ...(await probe(outputPath)) };
  };

  test('the clip keeps its length and sound, with the new background', async () => {
    const { file, streams, method, durationSeconds } = await replace(new AbortController().signal);
    expect([method, durationSeconds]).toEqual(['matting', 0.4]);
    expect(streams).toMatchObject([
      { codec_name: 'h264', width: 720, height: 1280, nb_frames: '12' },
      { codec_name: 'aac' },
    ]);
    // The person does not reach the clip's right side.
    const [red, green, blue] = await readCorner(file, 'right');
    expect(Math.abs(red! - 51) + Math.abs(green! - 102) + Math.abs(blue! - 204)).toBeLessThan(30);
  });

  test('does not start if its signal is already aborted', async () => {
    await expect(replace(AbortSignal.abort(new Error('the user cancelled')))).rejects.toThrow(
      'the user cancelled',
    );
  });
}
