import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as calls from '#contract/calls/categories.ts';
import { addReferenceVideo } from '#contract/calls/reference-videos.ts';
import { addTemplate, deleteTemplate, uploadTemplateVideo } from '#contract/calls/templates.ts';
import { contentFront, smallPicture } from '../../../tests/helpers/content-front.ts';
import { makeClip } from '../../../tests/helpers/sample-media.ts';

const idsIn = (list: { name: string }[]): string[] => list.map(({ name }) => name);

test('a fresh installation has default categories, sorted by name', async () => {
  const person = await (await contentFront()).person();
  const categories = await person.call(calls.readCategories);
  expect(idsIn(categories)).toEqual(['Brand Story', 'Marketing', 'Training']);
  expect(categories.every(({ subcategories }) => subcategories.length > 0)).toBe(true);
});

test('a category can be added, read, changed and removed with all its fields @content-011', async () => {
  const front = await contentFront();
  const editor = await front.person();
  await writeFile(path.join(front.folder, 'face.png'), smallPicture());
  const { url: thumbnail } = await editor.sendFile(calls.uploadCategoryThumbnail, {
    thumbnail: path.join(front.folder, 'face.png'),
  });
  const subcategory = {
    name: ' Unboxing ',
    subcategoryID: 'U-7',
    referenceVideo: 'https://example.com/unboxing.mp4',
    industriesServed: ['Fashion', ' ', 'fashion', 'Toys '],
    regeneratedAssets: ['logo'],
    metadata: { pace: 'quick' },
  };
  const { category, ...made } = await editor.call(calls.addCategory, {
    body: { name: 'Shops', thumbnail, metadata: { audience: ['a'] }, subcategories: [subcategory] },
  });
  expect(category).toEqual(made);
  expect(made).toMatchObject({
    name: 'Shops',
    description: '',
    metadata: { audience: ['a'] },
    templateCount: 0,
    version: 1,
    subcategories: [
      { ...subcategory, name: 'Unboxing', industriesServed: ['Fashion', 'Toys'], referenceVideoStatus: null },
    ],
  });
  expect((await fetch(new URL(made.thumbnail!, front.origin))).headers.get('content-type')).toBe('image/png');
  const params = { categoryId: made.id };
  expect(await editor.call(calls.readSubcategories, { params })).toEqual(made.subcategories);

  const changed = await editor.call(calls.editCategory, {
    params,
    body: { ...made, subcategories: [{ name: 'New first' }, { ...made.subcategories[0]!, name: 'Renamed' }] },
  });
  expect(idsIn(changed.subcategories)).toEqual(['New first', 'Renamed']);
  expect(changed.subcategories[1]!.id).toBe(made.subcategories[0]!.id);
  expect([changed.version, changed.thumbnail]).toEqual([2, made.thumbnail]);

  await editor.call(calls.deleteCategory, { params });
  expect((await editor.try(calls.readCategory, { params })).status).toBe(404);
  expect(idsIn(await editor.call(calls.readCategories))).not.toContain('Shops');
});

test('category names are unique, even for concurrent saves @content-012', async () => {
  const editor = await (await contentFront()).person();
  const add = (name: string) => editor.try(calls.addCategory, { body: { name } });
  const refusal = { status: 400, body: { field: 'name', message: 'Another category has this name already' } };
  for (const name of ['Marketing', ' marKETing ', 'brand   story'])
    expect(await add(name)).toMatchObject(refusal);
  const answers = await Promise.all(['Shops', 'shops', ' SHOPS'].map(add));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  const params = { categoryId: 'training' };
  const rename = (name: string) => editor.try(calls.editCategory, { params, body: { name } });
  expect(await rename('shops ')).toMatchObject(refusal);
  expect((await rename('TRAINING')).status).toBe(200);
  expect(await editor.call(calls.readCategories)).toHaveLength(4);
});

const deep = JSON.parse('['.repeat(40) + ']'.repeat(40)) as object;

test('invalid form fields get specific messages, and nothing is saved @content-014', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const wrong: [what: string, body: object, message: RegExp, field: string][] = [
    ['no name', { name: ' ' }, /^Category name is required$/, 'name'],
    ['a tag', { name: '<img src=x onerror=alert(1)>' }, /without HTML tags/, 'name'],
    ['metadata that is a list', { metadata: [] }, /^Invalid JSON: it must be an object/, 'metadata'],
    ['large metadata', { metadata: { text: 'x'.repeat(70_000) } }, /larger than 64 kB/, 'metadata'],
    ['deep metadata', { metadata: { deep } }, /nested deeper/, 'metadata'],
    ['a key', { metadata: { a: { constructor: 1 } } }, /the key "constructor" is not allowed/, 'metadata'],
    ['no name below', { subcategories: [{}] }, /^Subcategory name is required$/, 'subcategories.0.name'],
    [
      'the same name twice',
      { subcategories: [{ name: 'A' }, { name: ' a' }] },
      /has this name already/,
      'subcategories.1.name',
    ],
    [
      'metadata below',
      { subcategories: [{ name: 'A', metadata: 'x' }] },
      /^Invalid JSON: /,
      'subcategories.0.metadata',
    ],
  ];
  for (const [what, more, message, field] of wrong) {
    const answer = await editor.try(calls.addCategory, { body: { name: 'Shops', ...more } });
    expect([what, answer.status, answer.body.field]).toEqual([what, 400, field]);
    expect(answer.body.message).toMatch(message);
  }
  const send = (body: string) =>
    fetch(new URL(calls.addCategory.path, front.origin), {
      method: 'POST',
      headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' },
      body,
    });
  const hidden = await send('{"name":"Shops","metadata":{"a":{"__proto__":{"isAdmin":true}}}}');
  expect([hidden.status, ((await hidden.json()) as { message: string }).message]).toEqual([
    400,
    'Invalid JSON: the key "__proto__" is not allowed',
  ]);
  const huge = await send(JSON.stringify({ name: 'Shops', metadata: { text: 'x'.repeat(5_000_000) } }));
  expect(huge.status).toBe(413);
  expect(await huge.json()).toMatchObject({ message: 'Request body is too large' });
  expect(await editor.call(calls.readCategories)).toHaveLength(3);
});

test('an external reference video must be an https URL', async () => {
  const editor = await (await contentFront()).person();
  for (const referenceVideo of [
    'javascript:alert(1)',
    'http://example.com/a.mp4',
    'file:///etc/passwd',
    'x',
  ]) {
    const body = { name: 'Shops', subcategories: [{ name: 'A', referenceVideo }] };
    const answer = await editor.try(calls.addCategory, { body });
    expect([referenceVideo, answer.body.error]).toEqual([referenceVideo, 'address_refused']);
  }
  expect(await editor.call(calls.readCategories)).toHaveLength(3);
});

test('a category in use by templates cannot be deleted, and the error contains their number @content-017', async () => {
  const front = await contentFront();
  const editor = await front.person();
  const clip = await makeClip(path.join(front.folder, 'clip.mp4'), { seconds: 1, size: '160x120' });
  const { url: videoUrl } = await editor.sendFile(uploadTemplateVideo, { video: clip });
  const body = { name: 'Ada', type: 'hook', categoryId: 'training', videoUrl } as const;
  const { id: templateId } = await editor.call(addTemplate, { body });
  const params = { categoryId: 'training' };
  const refused = await editor.try(calls.deleteCategory, { params });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: 'category_in_use',
      message: 'One template belongs to this category. Move or delete them first.',
      templates: 1,
    },
  });
  expect((await editor.call(calls.readCategory, { params })).templateCount).toBe(1);
  await editor.call(deleteTemplate, { params: { templateId } });
  await editor.call(calls.deleteCategory, { params });
  const late = await editor.try(addTemplate, { body });
  expect([late.status, late.body.error]).toEqual([422, 'category_unknown']);
});

test('a concurrent edit is detected, including a reference video added in between', async () => {
  const front = await contentFront();
  const [ada, bob] = [await front.person(), await front.person()];
  const params = { categoryId: 'marketing' };
  const seen = await ada.call(calls.readCategory, { params });
  const clip = await makeClip(path.join(front.folder, 'clip.mp4'), { seconds: 6, size: '160x120' });
  await bob.sendFile(addReferenceVideo, { file: clip }, { params, fields: { videoType: 'Unboxing' } });
  const late = await ada.try(calls.editCategory, { params, body: { ...seen, name: 'Mine' } });
  expect([late.status, late.body.error]).toEqual([409, 'edited_meanwhile']);
  const { name, subcategories } = await ada.call(calls.readCategory, { params });
  expect([name, idsIn(subcategories).at(-1)]).toEqual(['Marketing', 'Unboxing']);
});

test('non-editors can read but not change categories @content-027', async () => {
  const front = await contentFront({ editors: ['editor@example.com'] });
  const other = await front.person();
  const params = { categoryId: 'marketing' };
  const picture = path.join(front.folder, 'face.png');
  await writeFile(picture, smallPicture());
  const answers = [
    await other.try(calls.addCategory, { body: { name: 'Mine' } }),
    await other.try(calls.editCategory, { params, body: { name: 'Mine' } }),
    await other.try(calls.deleteCategory, { params }),
    await other.trySendFile(calls.uploadCategoryThumbnail, { thumbnail: picture }),
    await other.trySendFile(addReferenceVideo, { file: picture }, { params }),
  ];
  for (const answer of answers) expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
  expect((await other.call(calls.readCategory, { params })).name).toBe('Marketing');
});
