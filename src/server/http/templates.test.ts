import { open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startHook } from '#contract/calls/hooks.ts';
import * as calls from '#contract/calls/templates.ts';
import { contentFiles } from '#contract/template-rules.ts';
import { eraseRows } from '#server/db/erasure.ts';
import type { Person } from '../../../tests/helpers/api.ts';
import { contentFront, smallPicture } from '../../../tests/helpers/content-front.ts';
import { ffmpeg, makeClip } from '../../../tests/helpers/sample-media.ts';

type Front = Awaited<ReturnType<typeof contentFront>>;

const inFolder = (front: Front, name: string): string => path.join(front.folder, name);
const clipOf = (front: Front, name = 'clip.mp4'): Promise<string> =>
  makeClip(inFolder(front, name), { seconds: 1, size: '160x120' });

async function sendClip(front: Front, person: Person): Promise<string> {
  return (await person.sendFile(calls.uploadTemplateVideo, { video: await clipOf(front) })).url;
}

const whole = { name: 'Ada', type: 'hook', categoryId: 'marketing' } as const;

async function addOne(front: Front, person: Person, more: object = {}) {
  const videoUrl = await sendClip(front, person);
  return person.call(calls.addTemplate, { body: { ...whole, videoUrl, consent: true, ...more } });
}

/** As its job would leave it. */
const finish = (front: Front) =>
  front.database
    .updateTable('content_files')
    .set({
      status: 'ready',
      media: JSON.stringify({
        key: 'content/clips/a.mp4',
        posterKey: 'content/clips/a.jpg',
        durationSeconds: 8,
        loudness: { integratedLufs: null, truePeakDbtp: null },
      }),
      verdict: JSON.stringify({ kind: 'still', score: 5, warnings: ['mouth-stays-shut'] }),
      analysis_key: 'content/clips/a.json',
    })
    .where('kind', '=', 'template-video')
    .execute();

test('a template keeps every field, and the list shows it after the built-in presenters', async () => {
  const front = await contentFront();
  const editor = await front.person();
  await writeFile(inFolder(front, 'face.jpg'), smallPicture('image/jpeg'));
  const { url: thumbnailUrl } = await editor.sendFile(calls.uploadTemplateThumbnail, {
    thumbnail: inFolder(front, 'face.jpg'),
  });
  const made = await addOne(front, editor, {
    description: ' At her desk. ',
    thumbnailUrl,
    industries: [' Fashion', 'fashion', 'Travel', ''],
    tags: ['calm', ' calm ', 'desk'],
    ttsVoiceId: 'nova',
    ttsPayload: { speed: 1.2, style: 'serious', script: 'Hello from my desk.' },
    falAIEndpoint: 'fal-ai/sync-lipsync/v2',
    falAIPayload: { text: '{{text}}' },
    editableRegions: [{ name: 'Logo', type: 'image', startTime: 1, duration: 2, description: '' }],
  });
  expect(made).toMatchObject({
    kind: 'footage',
    description: 'At her desk.',
    industries: ['Fashion', 'Travel'],
    tags: ['calm', 'desk'],
    aspectRatio: '16:9',
    recommendedDuration: 30,
    isActive: true,
    categoryName: 'Marketing',
    voice: 'nova',
    sampleLine: 'Hello from my desk.',
    falAIEndpoint: 'fal-ai/sync-lipsync/v2',
    falAIBaseURL: 'https://queue.fal.run',
    status: 'processing',
    hasOwnThumbnail: true,
    version: 1,
  });
  expect(made.warnings).toEqual([expect.stringContaining('no key of fal.ai is configured')]);
  expect(JSON.parse(made.falAIPayload!)).toEqual({ text: '{{text}}' });
  const { templates, totalCount } = await editor.call(calls.readTemplates);
  expect([templates.at(-1)!.id, totalCount]).toEqual([made.id, 5]);
  expect(await editor.call(calls.readTemplate, { params: { templateId: made.id } })).toEqual(
    templates.at(-1),
  );
  for (const url of [made.videoUrl, made.thumbnailUrl])
    expect((await fetch(new URL(url, front.origin))).status).toBe(200);
});

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
  ['no endpoint', { falAIPayload: '{}' }, 'fal.ai endpoint is required', 'falAIEndpoint'],
  [
    'an endpoint of somebody else',
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
];

test('what is wrong in the form is refused in its words, and nothing is kept', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const videoUrl = await sendClip(front, editor);
  for (const [what, wrong, message, field] of wrongForms) {
    const { status, body } = await editor.try(calls.addTemplate, { body: { ...whole, videoUrl, ...wrong } });
    expect([what, status, body.error, body.message, body.field]).toEqual([
      what,
      400,
      'invalid_request',
      message,
      field,
    ]);
  }
  expect((await editor.call(calls.readTemplates)).totalCount).toBe(4);
});

test('a payload that is no JSON says why', async () => {
  const editor = await (await contentFront()).person();
  const body = { ...whole, videoUrl: 'x', falAIEndpoint: 'fal-ai/a', falAIPayload: '{"a":' };
  const { body: reply } = await editor.try(calls.addTemplate, { body });
  expect(reply.message).toMatch(/^Invalid JSON: ./);
});

test('the external endpoint stays at the hosts that are allowed', async () => {
  const editor = await (await contentFront()).person();
  const elsewhere = [
    'https://169.254.169.254',
    'http://queue.fal.run',
    'https://queue.fal.run.example.com',
    'https://127.0.0.1:5432',
  ];
  for (const falAIBaseURL of elsewhere) {
    const external = { falAIEndpoint: 'fal-ai/a', falAIPayload: '{}', falAIBaseURL };
    const answer = await editor.try(calls.addTemplate, { body: { ...whole, videoUrl: 'x', ...external } });
    expect([falAIBaseURL, answer.status, answer.body.error]).toEqual([falAIBaseURL, 422, 'address_refused']);
  }
});

test('a video that was never sent here, or for something else, is no template’s video', async () => {
  const front = await contentFront();
  const editor = await front.person();
  await writeFile(inFolder(front, 'face.png'), smallPicture());
  const { url } = await editor.sendFile(calls.uploadTemplateThumbnail, {
    thumbnail: inFolder(front, 'face.png'),
  });
  const invented = `/api/files/content/files/${crypto.randomUUID()}.mp4`;
  for (const videoUrl of [url, invented, 'https://example.com/clip.mp4', '/etc/passwd']) {
    const answer = await editor.try(calls.addTemplate, { body: { ...whole, videoUrl } });
    expect([videoUrl, answer.body.error]).toEqual([videoUrl, 'content_file_unknown']);
  }
});

test('files are judged by what they are, with the words of the form, and a refused one leaves nothing', async () => {
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
  const told = async (answer: ReturnType<typeof video> | ReturnType<typeof picture>) => {
    const { status, body } = await answer;
    return [status, body.error, body.message];
  };
  const videoType = [415, 'file_not_video', 'Only MP4, MOV, and AVI video formats are supported'];
  expect(await told(video(text))).toEqual(videoType);
  expect(await told(video(webm, 'clip.mp4'))).toEqual(videoType);
  expect(await told(video(oneTooMany))).toEqual([
    413,
    'file_too_large',
    'Video file size cannot exceed 200MB',
  ]);
  for (const file of [drawing, cut])
    expect(await told(picture(file))).toEqual([
      415,
      'file_not_picture',
      'Only JPG and PNG image formats are supported',
    ]);
  expect(await front.filesThere()).toEqual(before);
  expect(await front.database.selectFrom('content_files').select('id').execute()).toEqual([]);
});

test('MOV and AVI are taken, whatever they are called', async () => {
  const front = await contentFront();
  const editor = await front.person();
  for (const type of ['mov', 'avi']) {
    const file = await clipOf(front, `clip.${type}`);
    const sent = await editor.sendFile(calls.uploadTemplateVideo, { video: file }, { name: 'clip.bin' });
    expect(sent).toMatchObject({ width: 160, height: 120, sizeBytes: (await readFile(file)).length });
  }
});

test('two editors: who saves over somebody else’s change is told, and nothing is lost', async () => {
  const front = await contentFront();
  const [ada, bob] = [await front.person(), await front.person()];
  const made = await addOne(front, ada);
  const params = { templateId: made.id };
  const first = await ada.call(calls.editTemplate, {
    params,
    body: { name: 'Ada’s', version: made.version },
  });
  const second = await bob.try(calls.editTemplate, {
    params,
    body: { name: 'Bob’s', version: made.version },
  });
  expect(second).toMatchObject({ status: 409, body: { error: 'edited_meanwhile', version: first.version } });
  expect(await bob.call(calls.readTemplate, { params })).toMatchObject({ name: 'Ada’s', version: 2 });
  const answers = await Promise.all(
    [ada, bob].map((person) =>
      person.try(calls.editTemplate, { params, body: { description: person.userId, version: 2 } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a change names what it changes; consent stays with the clip it was given for', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const made = await addOne(front, editor, { tags: ['desk'] });
  const params = { templateId: made.id };
  const edit = (body: object) => editor.call(calls.editTemplate, { params, body });
  const renamed = await edit({ name: 'Grace', videoUrl: made.videoUrl });
  expect(renamed).toMatchObject({ name: 'Grace', tags: ['desk'], consent: made.consent, version: 2 });
  const moved = await edit({ videoUrl: await sendClip(front, editor) });
  expect(moved.consent).toBeNull();
  expect(moved.warnings.join(' ')).toContain('Nobody has confirmed');
  expect((await edit({ consent: true })).consent).not.toBeNull();
  const refused = await editor.try(calls.editTemplate, { params, body: { name: '' } });
  expect(refused.body.message).toBe('Template name is required');
  const given = await front.database
    .selectFrom('audit_events')
    .select('kind')
    .where('kind', '=', 'template_consent_given')
    .execute();
  expect(given).toHaveLength(2);
});

test('what an editor made stays when the account is erased, and names nobody any more', async () => {
  const front = await contentFront();
  const [editor, other] = [await front.person(), await front.person()];
  const made = await addOne(front, editor);
  expect(made.consent!.confirmedBy).not.toBeNull();
  await front.database.transaction().execute((transaction) => eraseRows(transaction, editor.userId));
  const left = await other.call(calls.readTemplate, { params: { templateId: made.id } });
  expect(left).toMatchObject({ name: 'Ada', consent: { ...made.consent, confirmedBy: null } });
});

test('who is no editor may look and not touch', async () => {
  const front = await contentFront({ editors: ['Editor@example.com'] });
  const [editor, other] = [await front.person('editor@example.com'), await front.person()];
  const made = await addOne(front, editor);
  const params = { templateId: made.id };
  const body = { ...whole, videoUrl: made.videoUrl };
  const video = { video: await clipOf(front) };
  const answers = [
    await other.try(calls.addTemplate, { body }),
    await other.try(calls.editTemplate, { params, body: { name: 'Mine' } }),
    await other.try(calls.deleteTemplate, { params }),
    await other.trySendFile(calls.uploadTemplateVideo, video),
    await other.trySendFile(calls.uploadTemplateThumbnail, video),
  ];
  for (const answer of answers) expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
  expect((await other.call(calls.readTemplate, { params })).name).toBe('Ada');
});

test('the list is narrowed by type, category, industry, tag, text and activity, and comes in pages', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const ada = await addOne(front, editor, { industries: ['Fashion'], tags: ['desk'] });
  const { videoUrl } = ada;
  const outro = { ...whole, videoUrl, name: '100% Outro', type: 'outro', categoryId: 'training' } as const;
  await editor.call(calls.addTemplate, { body: { ...outro, isActive: false } });
  const names = async (query: object) =>
    (await editor.call(calls.readTemplates, { query })).templates.map(({ name }) => name);
  expect(await names({ type: 'outro' })).toEqual(['100% Outro']);
  expect(await names({ categoryId: 'marketing' })).toEqual(['Ada']);
  expect(await names({ industry: 'fashion' })).toEqual(['Ada']);
  expect(await names({ tag: 'Desk' })).toEqual(['Ada']);
  expect(await names({ text: '100%' })).toEqual(['100% Outro']);
  expect(await names({ text: '%' })).toEqual(['100% Outro']);
  expect(await names({ text: 'KAI' })).toEqual(['Kai']);
  expect(await names({ active: 'false' })).toEqual(['100% Outro']);
  expect(await names({ usable: 'true' })).toHaveLength(4);
  await finish(front);
  expect(await names({ usable: 'true', type: 'hook' })).toContain('Ada');
  expect(await names({ limit: 2, offset: 3 })).toEqual(['Kai', '100% Outro']);
  expect(await names({ limit: 2, offset: 5 })).toEqual(['Ada']);
});

test('a hook is refused with the reason until the template can speak, and started when it can', async () => {
  const front = await contentFront();
  const editor = await front.person(undefined, 30);
  const made = await addOne(front, editor, { consent: false, ttsPayload: { speed: 1.5, style: 'serious' } });
  const params = { templateId: made.id };
  const start = () => editor.try(startHook, { body: { templateId: made.id, hookText: 'Hello there.' } });
  expect((await start()).body.error).toBe('template_not_ready');
  await finish(front);
  expect((await start()).body.error).toBe('template_without_consent');
  const ready = await editor.call(calls.editTemplate, { params, body: { consent: true } });
  expect(ready.warnings).toEqual([expect.stringContaining('Record 5–10 s of talking')]);
  const started = await start();
  expect(started.status).toBe(202);
  const hook = await front.database.selectFrom('hooks').selectAll().executeTakeFirstOrThrow();
  expect([hook.style, hook.speed, hook.voice]).toEqual(['serious', 1.5, null]);
  await editor.call(calls.deleteTemplate, { params });
  expect((await start()).body.error).toBe('not_found');
  expect((await editor.try(calls.readTemplate, { params })).status).toBe(404);
  expect((await editor.try(calls.deleteTemplate, { params })).status).toBe(404);
});

test('a script that is too long for the recommended time is said in plain words', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const script = 'one two three four five '.repeat(20);
  const made = await addOne(front, editor, { recommendedDuration: 10, ttsPayload: { script } });
  expect(made.warnings).toEqual([
    expect.stringMatching(/takes about \d+ s to speak, longer than the recommended 10 s/),
  ]);
});
