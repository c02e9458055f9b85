import type { Subcategory } from '#contract/calls/categories.ts';
import { storeContentVideo, type VideoDeps } from '../content/store-content-video.ts';
import type { IncomingFile } from '../uploads/receive-upload.ts';
import { describeSubcategory } from './describe-category.ts';
import {
  attachReferenceVideo,
  checkReferenceVideo,
  getSubcategoryRow,
  type ReferenceVideoInput,
} from './reference-video-rules.ts';

/** Stores the video and assigns it to the subcategory of this name, which is created if missing. */
export async function addReferenceVideo(
  deps: VideoDeps,
  input: ReferenceVideoInput & { userId: string; file: IncomingFile },
): Promise<Subcategory> {
  const { userId, categoryId, file } = input;
  let subcategoryId = '';
  await storeContentVideo(deps, {
    userId,
    kind: 'reference-video',
    file,
    checkFacts: ({ durationSeconds }) => checkReferenceVideo(input.videoType, durationSeconds),
    async writeAlso(transaction, fileId) {
      subcategoryId = await attachReferenceVideo(transaction, input, fileId);
    },
  });
  return describeSubcategory(deps, await getSubcategoryRow(deps.database, categoryId, subcategoryId));
}
