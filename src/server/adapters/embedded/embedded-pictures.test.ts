import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { narrative, tellOf } from '../../../../tests/helpers/test-story.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { transientContext } from '../../ports/engine-context.ts';
import type { PictureSubject } from '../../ports/pictures.ts';
import { openEmbeddedPictures } from './embedded-pictures.ts';

const { characters, products, scenes } = tellOf(narrative);
const style = 'comic';
const subjects: Record<string, [PictureSubject, [number, number]]> = {
  frame: [{ kind: 'frame', scene: scenes[0]!, characters, products, style, seed: 'a' }, [720, 1_280]],
  character: [
    { kind: 'character', character: characters[0]!, cast: characters, style, seed: 'a' },
    [720, 720],
  ],
  product: [{ kind: 'product', product: products[0]!, style, seed: 'a' }, [720, 720]],
};

async function draw(subject: PictureSubject, signal = new AbortController().signal): Promise<Buffer> {
  const outputPath = path.join(await temporaryFolder(), 'picture.jpg');
  const shape = subject.kind === 'frame' ? 'portrait' : 'square';
  await openEmbeddedPictures().draw({
    prompt: '',
    subject,
    shape,
    outputPath,
    context: transientContext(signal),
  });
  return readFile(outputPath);
}

test.each(Object.entries(subjects))('a %s picture is drawn in its size', async (_kind, [subject, size]) => {
  const { width, height } = await loadImage(await draw(subject));
  expect([width, height]).toEqual(size);
});

test('the same subject yields the same picture, and nothing is drawn after an abort', async () => {
  const [subject] = subjects.frame!;
  expect((await draw(subject)).equals(await draw(subject))).toBe(true);
  await expect(draw(subject, AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
});

test('a redraw is a different picture', async () => {
  const [subject] = subjects.frame!;
  const redrawn = { ...subject, take: 1 } as PictureSubject;
  expect((await draw(redrawn)).equals(await draw(subject))).toBe(false);
});
