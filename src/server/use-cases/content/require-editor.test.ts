import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFront, smallPicture } from '../../../../tests/helpers/content-front.ts';
import type { IncomingFile } from '../uploads/receive-upload.ts';
import { addReferenceVideo } from '../categories/add-reference-video.ts';
import { storeContentPicture } from './store-content-picture.ts';
import { storeContentVideo } from './store-content-video.ts';

type Deps = Awaited<ReturnType<typeof contentFront>>['deps'];
type Input = { userId: string; file: IncomingFile };

const uploads: [what: string, send: (deps: Deps, input: Input) => Promise<unknown>][] = [
  ['template video', (deps, input) => storeContentVideo(deps, { ...input, kind: 'template-video' })],
  ['template picture', (deps, input) => storeContentPicture(deps, { ...input, kind: 'template-thumbnail' })],
  ['category picture', (deps, input) => storeContentPicture(deps, { ...input, kind: 'category-thumbnail' })],
  [
    'reference video',
    (deps, input) =>
      addReferenceVideo(deps, {
        ...input,
        categoryId: 'marketing',
        videoType: 'Unboxing',
        description: '',
      }),
  ],
];

async function receivePicture(folder: string): Promise<IncomingFile> {
  const picture = smallPicture();
  const filePath = path.join(folder, 'received.png');
  await writeFile(filePath, picture);
  return { path: filePath, fileName: 'face.png', sizeBytes: picture.length, contentHash: '' };
}

test.each(uploads)('a %s from a non-editor is refused and removed', async (_what, send) => {
  const front = await contentFront({ editors: ['editor@example.com'] });
  const { userId } = await front.person();
  const file = await receivePicture(front.folder);
  await expect(send(front.deps, { userId, file })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await front.filesThere()).toEqual([]);
});

test('the same picture from an editor is stored', async () => {
  const front = await contentFront({ editors: ['editor@example.com'] });
  const { userId } = await front.person('editor@example.com');
  const file = await receivePicture(front.folder);
  const { id } = await storeContentPicture(front.deps, { userId, kind: 'category-thumbnail', file });
  expect(await front.filesThere()).toEqual([`${id}.png`]);
});
