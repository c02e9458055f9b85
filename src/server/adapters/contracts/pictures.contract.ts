import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { transientContext } from '../../ports/engine-context.ts';
import type { Pictures, PictureSubject } from '../../ports/pictures.ts';

export const redBox: PictureSubject = {
  kind: 'product',
  product: { id: 'box', name: 'Box', kind: 'box', colour: 'red', visualPrompt: 'A red box' },
  style: 'comic',
  seed: 'box',
};

export const drawSample = async (
  pictures: Pictures,
  prompt = 'A red box',
  signal = new AbortController().signal,
) => {
  const outputPath = path.join(await temporaryFolder(), 'picture');
  await pictures.draw({
    prompt,
    subject: redBox,
    shape: 'portrait',
    outputPath,
    context: transientContext(signal),
  });
  return readFile(outputPath);
};

/** The contract of every picture engine. */
export function picturesContract(opened: () => Promise<{ pictures: Pictures }>): void {
  test.each([
    ['portrait', (ratio: number) => ratio < 0.8],
    ['square', (ratio: number) => ratio === 1],
    ['landscape', (ratio: number) => ratio > 1.2],
  ] as const)('a %s picture has that aspect ratio', async (shape, isThat) => {
    const { pictures } = await opened();
    const outputPath = path.join(await temporaryFolder(), 'picture');
    const context = transientContext(new AbortController().signal);
    await pictures.draw({ prompt: 'A red box', subject: redBox, shape, outputPath, context });
    const { width, height } = await loadImage(await readFile(outputPath));
    expect(isThat(width / height)).toBe(true);
  });

  test('does not start if its signal is already aborted', async () => {
    const { pictures } = await opened();
    const signal = AbortSignal.abort(new Error('the user cancelled'));
    await expect(drawSample(pictures, 'A red box', signal)).rejects.toThrow('the user cancelled');
  });
}
