import { open, readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as calls from '#contract/calls/templates.ts';
import { contentFiles } from '#contract/template-rules.ts';
import { contentFront, smallPicture } from '../../../tests/helpers/content-front.ts';
import { ffmpeg } from '../../../tests/helpers/sample-media.ts';
import { clipOf, inFolder } from '../../../tests/helpers/templates-front.ts';

test('files are validated by content with the form’s messages, and rejected files leave nothing @content-005', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const text = inFolder(front, 'text.mp4');
  await writeFile(text, 'I am a film.');
  const webm = inFolder(front, 'clip.webm');
  await ffmpeg([
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=160x120:d=1',
    '-c:v',
    'libvpx',
    '-deadline',
    'realtime',
    webm,
  ]);
  const oneTooMany = inFolder(front, 'large.mp4');
  const handle = await open(oneTooMany, 'w');
  await handle.truncate(contentFiles.maxVideoBytes + 1);
  await handle.close();
  const drawing = inFolder(front, 'drawing.png');
  await writeFile(drawing, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const cut = inFolder(front, 'cut.png');
  await writeFile(cut, smallPicture().subarray(0, 40));
  const before = await front.filesThere();

  const video = (file: string, name?: string) =>
    editor.trySendFile(calls.uploadTemplateVideo, { video: file }, name ? { name } : {});
  const picture = (file: string) => editor.trySendFile(calls.uploadTemplateThumbnail, { thumbnail: file });
  const responseTo = async (answer: ReturnType<typeof video> | ReturnType<typeof picture>) => {
    const { status, body } = await answer;
    return [status, body.error, body.message];
  };
  const videoType = [415, 'file_not_video', 'Only MP4, MOV, and AVI video formats are supported'];
  expect(await responseTo(video(text))).toEqual(videoType);
  expect(await responseTo(video(webm, 'clip.mp4'))).toEqual(videoType);
  expect(await responseTo(video(oneTooMany))).toEqual([
    413,
    'file_too_large',
    'Video file size cannot exceed 200MB',
  ]);
  for (const file of [drawing, cut])
    expect(await responseTo(picture(file))).toEqual([
      415,
      'file_not_picture',
      'Only JPG and PNG image formats are supported',
    ]);
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
