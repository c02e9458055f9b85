import { expect, test } from 'vitest';
import { draftFromGeneration, emptyDraft } from './draft.ts';
import { rememberDraft } from './draft-memory.ts';
import { memoryStore } from './memory-store.fixture.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';
import { openNewVideo, openSavedVideo } from './open-video.ts';

test('a new video begins empty, at the hook, with the avatar of the address', () => {
  const { generationId, draft, resume } = openNewVideo(memoryStore(), { templateId: 'mia', draftId: 'd1' });
  const empty = emptyDraft('d1');
  expect({ generationId, draft, resume }).toEqual({
    generationId: null,
    draft: { ...empty, hook: { ...empty.hook, templateId: 'mia' } },
    resume: 'hook',
  });
});

test('a new video keeps what was typed in this tab, and its draft id', () => {
  const memory = memoryStore();
  const kept = { ...emptyDraft('d1'), attempt: 2 };
  rememberDraft(memory, null, kept);
  expect(openNewVideo(memory, { templateId: undefined, draftId: 'd2' }).draft).toEqual(kept);
});

test('a saved video resumes where the server says', () => {
  const opened = openSavedVideo(memoryStore(), savedGeneration, 'd1');
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
  expect(openSavedVideo(memory, savedGeneration, 'd2')).toMatchObject({ draft: kept, resume: 'hook' });
});
