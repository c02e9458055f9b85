import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCategory } from '#contract/calls/categories.ts';
import { addReferenceVideo, cutReferenceVideo } from '#contract/calls/reference-videos.ts';
import { contentFiles } from '#contract/template-rules.ts';
import { contentFront } from '../../../tests/helpers/content-front.ts';
import { makeClip } from '../../../tests/helpers/sample-media.ts';
import { confirmUpload, reserveUpload } from '../db/uploads.ts';

test('a reference video creates its subcategory, or updates the one of that name @content-018', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const params = { categoryId: 'marketing' };
  const clip = await makeClip(path.join(front.folder, 'clip.mp4'), { seconds: 6, size: '160x120' });
  const send = (videoType: string, description = '') =>
    editor.sendFile(addReferenceVideo, { file: clip }, { params, fields: { videoType, description } });
  const made = await send(' Unboxing ', 'Slowly.');
  expect(made).toMatchObject({
    name: 'Unboxing',
    description: 'Slowly.',
    referenceVideoStatus: 'processing',
  });
  expect((await fetch(new URL(made.referenceVideo!, front.origin))).status).toBe(200);
  const again = await send('unboxing');
  expect([again.id, again.name, again.description]).toEqual([made.id, 'Unboxing', 'Slowly.']);
  expect(again.referenceVideo).not.toBe(made.referenceVideo);
  const present = await send('testimonial');
  expect(present.id).toBe('marketing-testimonial');
  const { subcategories } = await editor.call(readCategory, { params });
  expect(subcategories.filter(({ referenceVideoStatus }) => referenceVideoStatus !== null)).toHaveLength(2);
});

test('a reference video that is too large, too short, unnamed or missing is rejected and leaves nothing @content-021', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const params = { categoryId: 'marketing' };
  const inFolder = (name: string): string => path.join(front.folder, name);
  const clip = await makeClip(inFolder('clip.mp4'), { seconds: 6, size: '160x120' });
  const short = await makeClip(inFolder('short.mp4'), { seconds: 3, size: '160x120' });
  await writeFile(inFolder('text.mp4'), 'I am a film.');
  const handle = await open(inFolder('large.mp4'), 'w');
  await handle.truncate(contentFiles.maxReferenceVideoBytes + 1);
  await handle.close();
  const before = await front.filesThere();
  const responseTo = async (file: string, videoType = 'A', categoryId = 'marketing') => {
    const more = { params: { ...params, categoryId }, fields: { videoType } };
    const { status, body } = await editor.trySendFile(addReferenceVideo, { file }, more);
    return [status, body.error, body.message];
  };
  expect(await responseTo(inFolder('large.mp4'))).toEqual([
    413,
    'reference_video_too_large',
    'The file is larger than 100 MB',
  ]);
  expect(await responseTo(short)).toEqual([
    422,
    'reference_video_length',
    'A reference video lasts 5 to 60 seconds',
  ]);
  expect(await responseTo(inFolder('text.mp4'))).toEqual([
    415,
    'file_not_video',
    'Only MP4, MOV, and AVI video formats are supported',
  ]);
  expect(await responseTo(clip, '  ')).toEqual([400, 'invalid_request', 'Please enter a subcategory name']);
  expect(await responseTo(clip, 'A', 'gone')).toEqual([404, 'not_found', 'Unknown category']);
  expect(await front.filesThere()).toEqual(before);
  expect(await front.database.selectFrom('content_files').select('id').execute()).toEqual([]);
  expect((await editor.call(readCategory, { params })).version).toBe(1);
});

test('a part of a user’s own upload becomes a reference video; invalid requests leave nothing @content-020', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const { uploadId, storageKey } = await haveUpload(front, editor.userId);
  const large = await haveUpload(front, editor.userId, contentFiles.maxReferenceVideoBytes + 1);
  const theirs = await haveUpload(front, (await front.person()).userId);
  const params = { categoryId: 'marketing' };
  const fields = { uploadId, videoType: ' Unboxing ', description: 'Slowly.', startTime: 10, endTime: 70 };
  const responseTo = async (body: object, categoryId = 'marketing') => {
    const input = { params: { categoryId }, body: { ...fields, ...body } };
    const answer = await editor.try(cutReferenceVideo, input);
    return [answer.status, answer.body.error];
  };
  expect(await responseTo({ startTime: 0 })).toEqual([422, 'reference_video_length']);
  expect(await responseTo({ endTime: 14 })).toEqual([422, 'reference_video_length']);
  expect(await responseTo({ startTime: 200, endTime: 230 })).toEqual([422, 'reference_video_length']);
  expect(await responseTo({ videoType: ' ' })).toEqual([400, 'invalid_request']);
  expect(await responseTo({ uploadId: large.uploadId })).toEqual([413, 'reference_video_too_large']);
  expect(await responseTo({ uploadId: theirs.uploadId })).toEqual([404, 'not_found']);
  expect(await responseTo({}, 'gone')).toEqual([404, 'not_found']);
  expect(await front.database.selectFrom('content_files').select('id').execute()).toEqual([]);
  expect((await editor.call(readCategory, { params })).version).toBe(1);

  const made = await editor.call(cutReferenceVideo, { params, body: fields });
  expect(made).toMatchObject({
    name: 'Unboxing',
    description: 'Slowly.',
    referenceVideoStatus: 'processing',
  });
  // The whole upload never becomes public.
  expect(made.referenceVideo).not.toContain(storageKey);
  expect((await fetch(new URL(made.referenceVideo!, front.origin))).status).toBe(404);
});

/** A 100 s AVI; no worker runs the job that would read it. */
async function haveUpload(
  { database }: Awaited<ReturnType<typeof contentFront>>,
  userId: string,
  sizeBytes = 1_000,
) {
  const uploadId = crypto.randomUUID();
  const storageKey = `users/${userId}/uploads/${uploadId}.avi`;
  await reserveUpload(database, {
    id: uploadId,
    userId,
    kind: 'video',
    fileName: 'old.avi',
    sizeBytes,
    contentHash: uploadId,
    storageKey,
    facts: { durationSeconds: 100, container: 'avi', width: 320, height: 240 },
  });
  await confirmUpload(database, userId, uploadId);
  return { uploadId, storageKey };
}
