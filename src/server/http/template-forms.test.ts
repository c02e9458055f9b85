import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as calls from '#contract/calls/templates.ts';
import { contentFront, smallPicture } from '../../../tests/helpers/content-front.ts';
import { addOne, inFolder, sendClip, wholeTemplate } from '../../../tests/helpers/templates-front.ts';

type WrongForm = [what: string, wrong: object, message: string, field: string];

const wrongForms: WrongForm[] = [
  ['no name', { name: '  ' }, 'Template name is required', 'name'],
  [
    'a name with a tag',
    { name: '<script>alert(1)</script>' },
    'Please write the name without HTML tags',
    'name',
  ],
  ['no category', { categoryId: '' }, 'Please select a category', 'categoryId'],
  ['no video', { videoUrl: '' }, 'Please upload a template video', 'videoUrl'],
  ['no type', { type: '' }, 'Please select a template type', 'type'],
  [
    'a region without a name',
    { editableRegions: [{ name: ' ', type: 'text', startTime: 0, duration: 1 }] },
    'Region name is required',
    'editableRegions.0.name',
  ],
  [
    'a voice preview that is not a web address',
    { ttsVoicePreviewUrl: 'javascript:alert(1)' },
    'Voice preview must be an https:// address',
    'ttsVoicePreviewUrl',
  ],
  ['no endpoint', { falAIPayload: '{}' }, 'fal.ai endpoint is required', 'falAIEndpoint'],
  [
    'an endpoint at a foreign host',
    { falAIEndpoint: 'other/model', falAIPayload: '{}' },
    'Endpoint must start with "fal-ai/"',
    'falAIEndpoint',
  ],
  ...['*', '?', '"', '<', '>', '|', ' ', '//', '..'].map((character): WrongForm => [
    `${character} in the endpoint`,
    { falAIEndpoint: `fal-ai/a${character}b`, falAIPayload: '{}' },
    `Endpoint contains invalid character: "${character}"`,
    'falAIEndpoint',
  ]),
  ['no payload', { falAIEndpoint: 'fal-ai/a' }, 'JSON payload is required', 'falAIPayload'],
  [
    'a payload that is a list',
    { falAIEndpoint: 'fal-ai/a', falAIPayload: '[1]' },
    'Payload must be a valid JSON object',
    'falAIPayload',
  ],
  [
    'a base with a path',
    { falAIEndpoint: 'fal-ai/a', falAIPayload: '{}', falAIBaseURL: 'https://queue.fal.run/x' },
    'Base URL must be an https:// address without anything after the host',
    'falAIBaseURL',
  ],
  [
    'a base without https that is not allowed',
    { falAIEndpoint: 'fal-ai/a', falAIPayload: '{}', falAIBaseURL: 'http://queue.fal.run' },
    'Base URL must be an https:// address without anything after the host',
    'falAIBaseURL',
  ],
];

test('invalid form fields get specific messages, and nothing is saved @content-004', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const videoUrl = await sendClip(front, editor);
  for (const [what, wrong, message, field] of wrongForms) {
    const { status, body } = await editor.try(calls.addTemplate, {
      body: { ...wholeTemplate, videoUrl, ...wrong },
    });
    expect([what, status, body.error, body.message, body.field]).toEqual([
      what,
      400,
      'invalid_request',
      message,
      field,
    ]);
  }
  expect((await editor.call(calls.readTemplates)).totalCount).toBe(6);
});

test('an invalid JSON payload gets the parser’s reason @content-008', async () => {
  const editor = await (await contentFront()).person();
  const body = { ...wholeTemplate, videoUrl: 'x', falAIEndpoint: 'fal-ai/a', falAIPayload: '{"a":' };
  const { body: reply } = await editor.try(calls.addTemplate, { body });
  expect(reply.message).toMatch(/^Invalid JSON: ./);
});

test('the external endpoint must be on an allowed host @content-009', async () => {
  const editor = await (await contentFront()).person();
  const elsewhere = [
    'https://169.254.169.254',
    'https://queue.fal.run.example.com',
    'https://127.0.0.1:5432',
  ];
  for (const falAIBaseURL of elsewhere) {
    const external = { falAIEndpoint: 'fal-ai/a', falAIPayload: '{}', falAIBaseURL };
    const answer = await editor.try(calls.addTemplate, {
      body: { ...wholeTemplate, videoUrl: 'x', ...external },
    });
    expect([falAIBaseURL, answer.status, answer.body.error]).toEqual([falAIBaseURL, 422, 'address_refused']);
  }
});

test('a video that was never uploaded, or for another purpose, is rejected', async () => {
  const front = await contentFront();
  const editor = await front.person();
  await writeFile(inFolder(front, 'face.png'), smallPicture());
  const { url } = await editor.sendFile(calls.uploadTemplateThumbnail, {
    thumbnail: inFolder(front, 'face.png'),
  });
  const invented = `/api/files/content/files/${crypto.randomUUID()}.mp4`;
  for (const videoUrl of [url, invented, 'https://example.com/clip.mp4', '/etc/passwd']) {
    const answer = await editor.try(calls.addTemplate, { body: { ...wholeTemplate, videoUrl } });
    expect([videoUrl, answer.body.error]).toEqual([videoUrl, 'content_file_unknown']);
  }
});

test('a script too long for the recommended duration gets a clear message', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const script = 'one two three four five '.repeat(20);
  const made = await addOne(front, editor, { recommendedDuration: 10, ttsPayload: { script } });
  expect(made.warnings).toEqual([
    expect.stringMatching(/takes about \d+ s to speak, longer than the recommended 10 s/),
  ]);
});
