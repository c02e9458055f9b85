import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as calls from '#contract/calls/templates.ts';
import { eraseRows } from '#server/db/erasure.ts';
import { contentFront, smallPicture } from '../../../tests/helpers/content-front.ts';
import {
  addOne,
  clipOf,
  finishClips,
  inFolder,
  sendClip,
  wholeTemplate,
} from '../../../tests/helpers/templates-front.ts';

test('a template keeps every field and is listed after the built-in presenters @content-001', async () => {
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
    ttsVoicePreviewUrl: 'https://example.com/nova.mp3',
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
    ttsVoicePreviewUrl: 'https://example.com/nova.mp3',
    editableRegions: [{ name: 'Logo', type: 'image', startTime: 1, duration: 2, description: '' }],
    falAIEndpoint: 'fal-ai/sync-lipsync/v2',
    falAIBaseURL: 'https://queue.fal.run',
    status: 'processing',
    hasOwnThumbnail: true,
    version: 1,
  });
  expect(made.warnings).toEqual([expect.stringContaining('no fal.ai key is configured')]);
  expect(JSON.parse(made.falAIPayload!)).toEqual({ text: '{{text}}' });
  const { templates, totalCount } = await editor.call(calls.readTemplates);
  expect([templates.at(-1)!.id, totalCount]).toEqual([made.id, 7]);
  expect(await editor.call(calls.readTemplate, { params: { templateId: made.id } })).toEqual(
    templates.at(-1),
  );
  for (const url of [made.videoUrl, made.thumbnailUrl])
    expect((await fetch(new URL(url, front.origin))).status).toBe(200);
});

test('a concurrent edit is detected, and no change is lost', async () => {
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

test('an update changes only the given fields, and consent stays with its clip', async () => {
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

test('an editor’s templates survive account erasure without a name', async () => {
  const front = await contentFront();
  const [editor, other] = [await front.person(), await front.person()];
  const made = await addOne(front, editor);
  expect(made.consent!.confirmedBy).not.toBeNull();
  await front.database.transaction().execute((transaction) => eraseRows(transaction, editor.userId));
  const left = await other.call(calls.readTemplate, { params: { templateId: made.id } });
  expect(left).toMatchObject({ name: 'Ada', consent: { ...made.consent, confirmedBy: null } });
});

test('non-editors can read but not change templates @content-026', async () => {
  const front = await contentFront({ editors: ['Editor@example.com'] });
  const [editor, other] = [await front.person('editor@example.com'), await front.person()];
  const made = await addOne(front, editor);
  const params = { templateId: made.id };
  const body = { ...wholeTemplate, videoUrl: made.videoUrl };
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

test('the list can be filtered by type, category, industry, tag, text and activity, and is paged @content-002', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const ada = await addOne(front, editor, { industries: ['Fashion'], tags: ['desk'] });
  const { videoUrl } = ada;
  const outro = {
    ...wholeTemplate,
    videoUrl,
    name: '100% Outro',
    type: 'outro',
    categoryId: 'training',
  } as const;
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
  expect(await names({ usable: 'true' })).toHaveLength(6);
  await finishClips(front);
  expect(await names({ usable: 'true', type: 'hook' })).toContain('Ada');
  expect(await names({ limit: 2, offset: 5 })).toEqual(['Amir', '100% Outro']);
  expect(await names({ limit: 2, offset: 7 })).toEqual(['Ada']);
});
