import { expect, test } from 'vitest';
import { draftFromGeneration, emptyDraft } from './draft.ts';
import { rememberDraft } from './draft-memory.ts';
import { memoryStore } from './memory-store.fixture.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';
import { openNewVideo, openSavedVideo } from './open-video.ts';

const nothingNamed = { templateId: undefined, productUploadId: undefined };

test('a new video starts empty, at the hook, with the avatar of the URL', () => {
  const { generationId, draft, resume } = openNewVideo(memoryStore(), {
    ...nothingNamed,
    templateId: 'mia',
    draftId: 'd1',
  });
  const empty = emptyDraft('d1');
  expect({ generationId, draft, resume }).toEqual({
    generationId: null,
    draft: { ...empty, hook: { ...empty.hook, templateId: 'mia' } },
    resume: 'hook',
  });
});

test('a new video starts with the last used avatar, unless the URL or this tab has another', () => {
  const open = (memory: ReturnType<typeof memoryStore>, templateId?: string) =>
    openNewVideo(memory, { ...nothingNamed, templateId, draftId: 'd1', lastAvatar: 'maya' }).draft.hook
      .templateId;
  expect(open(memoryStore())).toBe('maya');
  expect(open(memoryStore(), 'kai')).toBe('kai');
  const memory = memoryStore();
  rememberDraft(memory, null, emptyDraft('d1', 'leo'));
  expect(open(memory)).toBe('leo');
});

test('a new video starts with the line of the landing page, unless this tab already has text', () => {
  const tried = { text: 'Stop scrolling!', templateId: 'kai' };
  const wanted = { ...nothingNamed, draftId: 'd1', lastAvatar: 'maya', tried };
  expect(openNewVideo(memoryStore(), wanted).draft.hook).toMatchObject(tried);
  const fromLink = openNewVideo(memoryStore(), { ...wanted, templateId: 'rosa' }).draft.hook;
  expect(fromLink).toMatchObject({ text: 'Stop scrolling!', templateId: 'rosa' });
  const memory = memoryStore();
  const typed = { ...emptyDraft('d1', 'maya'), hook: { ...emptyDraft('d1', 'maya').hook, text: 'Mine.' } };
  rememberDraft(memory, null, typed);
  expect(openNewVideo(memory, wanted).draft).toEqual(typed);
});

test('a new video keeps the text typed in this tab and its draft id', () => {
  const memory = memoryStore();
  const kept = { ...emptyDraft('d1'), startCount: 2 };
  rememberDraft(memory, null, kept);
  expect(openNewVideo(memory, { ...nothingNamed, draftId: 'd2' }).draft).toEqual(kept);
});

test('a new video with a clip in the URL starts at the clip and keeps typed text', () => {
  const memory = memoryStore();
  const empty = emptyDraft('d1');
  const product = { ...empty.product, uploadId: 'u1', overlayText: 'Old', startSeconds: 2 };
  rememberDraft(memory, null, { ...empty, hook: { ...empty.hook, text: 'Stop.' }, product });
  const { draft, resume } = openNewVideo(memory, {
    ...nothingNamed,
    productUploadId: 'u9',
    draftId: 'd2',
  });
  expect(resume).toBe('upload');
  expect(draft.hook.text).toBe('Stop.');
  expect(draft.product).toEqual({ ...empty.product, uploadId: 'u9' });
});

test('the clip of the URL keeps its range and text across a reload', () => {
  const memory = memoryStore();
  const empty = emptyDraft('d1');
  const product = { ...empty.product, uploadId: 'u9', overlayText: 'New', startSeconds: 2, endSeconds: 9 };
  rememberDraft(memory, null, { ...empty, product });
  const opened = openNewVideo(memory, { ...nothingNamed, productUploadId: 'u9', draftId: 'd2' });
  expect(opened.draft.product).toEqual(product);
});

test('a saved video resumes at the server’s step', () => {
  const opened = openSavedVideo(memoryStore(), savedGeneration, { draftId: 'd1' });
  expect(opened).toEqual({
    generationId: 'g1',
    draft: draftFromGeneration('d1', savedGeneration),
    resume: 'preview',
  });
});

test('a saved video whose hook was edited in this tab resumes at the hook', () => {
  const memory = memoryStore();
  const draft = draftFromGeneration('d1', savedGeneration);
  const kept = { ...draft, hook: { ...draft.hook, text: 'Wait.' } };
  rememberDraft(memory, 'g1', kept);
  expect(openSavedVideo(memory, savedGeneration, { draftId: 'd2' })).toMatchObject({
    draft: kept,
    resume: 'hook',
  });
});

test('a take made or chosen elsewhere becomes the hook of the video; typed text stays', () => {
  const memory = memoryStore();
  const draft = draftFromGeneration('d1', savedGeneration);
  const kept = { ...draft, hookId: 'h0', hook: { ...draft.hook, text: 'Wait.' } };
  rememberDraft(memory, 'g1', kept);
  expect(openSavedVideo(memory, savedGeneration, { draftId: 'd2' }).draft).toEqual({ ...kept, hookId: 'h1' });
});
