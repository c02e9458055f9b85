import { readFile, truncate, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as calls from '#contract/calls/templates.ts';
import { contentFiles } from '#contract/template-rules.ts';
import { contentFront, smallPicture } from '../../../tests/helpers/content-front.ts';
import { ffmpeg } from '../../../tests/helpers/sample-media.ts';
import { clipOf, inFolder } from '../../../tests/helpers/templates-front.ts';

type Front = Awaited<ReturnType<typeof contentFront>>;
type Editor = Awaited<ReturnType<Front['person']>>;

async function textFile(front: Front): Promise<string> {
  const file = inFolder(front, 'text.mp4');
  await writeFile(file, 'I am a film.');
  return file;
}

async function webmFile(front: Front): Promise<string> {
  const file = inFolder(front, 'clip.webm');
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=160x120:d=1'];
  await ffmpeg([...source, '-c:v', 'libvpx', '-deadline', 'realtime', file]);
  return file;
}

async function oversized(front: Front): Promise<string> {
  const file = inFolder(front, 'large.mp4');
  await writeFile(file, '');
  await truncate(file, contentFiles.maxVideoBytes + 1);
  return file;
}

async function disguisedSvg(front: Front): Promise<string> {
  const file = inFolder(front, 'drawing.png');
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  return file;
}

async function truncatedPng(front: Front): Promise<string> {
  const file = inFolder(front, 'truncated.png');
  await writeFile(file, smallPicture().subarray(0, 40));
  return file;
}

const sendVideo = (editor: Editor, video: string) =>
  editor.trySendFile(calls.uploadTemplateVideo, { video }, { name: 'clip.mp4' });
const sendPicture = (editor: Editor, thumbnail: string) =>
  editor.trySendFile(calls.uploadTemplateThumbnail, { thumbnail });

async function refusalOf(reply: ReturnType<typeof sendVideo> | ReturnType<typeof sendPicture>) {
  const { status, body } = await reply;
  return [status, body.error, body.message];
}

const notAVideo = [415, 'file_not_video', 'Only MP4, MOV, and AVI video formats are supported'];
const notAPicture = [415, 'file_not_picture', 'Only JPG and PNG image formats are supported'];
const tooLarge = [413, 'file_too_large', 'Video file size cannot exceed 200MB'];

test.each([
  ['a text named like a video', textFile, sendVideo, notAVideo],
  ['a WebM named like an MP4', webmFile, sendVideo, notAVideo],
  ['a video of more than 200 MB', oversized, sendVideo, tooLarge],
  ['an SVG named like a PNG', disguisedSvg, sendPicture, notAPicture],
  ['a truncated PNG', truncatedPng, sendPicture, notAPicture],
])('%s is rejected, and nothing of it is kept @content-005', async (_name, makeFile, send, refusal) => {
  const front = await contentFront();
  const editor = await front.person();
  const file = await makeFile(front);
  const before = await front.filesThere();
  expect(await refusalOf(send(editor, file))).toEqual(refusal);
  expect(await front.filesThere()).toEqual(before);
  expect(await front.database.selectFrom('content_files').select('id').execute()).toEqual([]);
});

test('MOV and AVI are accepted whatever their file name @content-006', async () => {
  const front = await contentFront();
  const editor = await front.person();
  for (const type of ['mov', 'avi']) {
    const file = await clipOf(front, `clip.${type}`);
    const sent = await editor.sendFile(calls.uploadTemplateVideo, { video: file }, { name: 'clip.bin' });
    expect(sent).toMatchObject({ width: 160, height: 120, sizeBytes: (await readFile(file)).length });
  }
});
