import { expect, test } from 'vitest';
import type { Greenscreen, GreenscreenClip } from '#contract/calls/greenscreens.ts';
import { rememberDraft } from './draft-memory.ts';
import { draftFromVideo, emptyDraft } from './draft.ts';
import { greenscreenReducer, openState, type GreenscreenState } from './greenscreen-state.ts';

const clip = { id: 'c1', videoId: 'u1', startTime: 1, endTime: 9 } as GreenscreenClip;
const settings: Greenscreen['settings'] = {
  videoId: 'u1',
  startTime: null,
  endTime: null,
  backgroundType: 'color',
  backgroundConfig: '#1A73E8',
  textOverlay: 'New',
  overlayPlace: 'bottom',
  engine: 'matting',
  softness: 0.2,
  shadow: 0.4,
  subject: { x: 0.1, y: 0, scale: 0.8 },
  backgroundFit: 'fit',
  blurStrength: 0.6,
  sound: 'own',
};
const video = { generationId: 'g1', settings } as Greenscreen;

function memoryStore(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test('a URL without ids opens the new draft of this tab', () => {
  const memory = memoryStore();
  expect(openState(memory, { clip: null, video: null })).toEqual({
    draft: emptyDraft,
    clipId: null,
    generationId: null,
  });
  const typed = { ...emptyDraft, finish: { ...emptyDraft.finish, overlayText: 'Hi' } };
  rememberDraft(memory, { clipId: null, generationId: null }, typed);
  expect(openState(memory, { clip: null, video: null }).draft).toEqual(typed);
});

test('a URL with a clip opens it with its range; inputs of this tab take precedence', () => {
  const memory = memoryStore();
  const opened = openState(memory, { clip, video: null });
  expect(opened).toMatchObject({
    clipId: 'c1',
    draft: { clip: { uploadId: 'u1', startSeconds: 1, endSeconds: 9 } },
  });
  const entered = { ...opened.draft, look: { ...opened.draft.look, softness: 0.9 } };
  rememberDraft(memory, { clipId: 'c1', generationId: null }, entered);
  expect(openState(memory, { clip, video: null }).draft).toEqual(entered);
});

test('a URL with a video opens its inputs', () => {
  const { draft } = openState(memoryStore(), { clip, video });
  expect(draft).toEqual(draftFromVideo(video));
  expect(draft.background).toMatchObject({ type: 'color', colour: '#1a73e8', fit: 'fit' });
  expect(draft.finish).toEqual({ sound: 'own', overlayText: 'New', overlayPlace: 'bottom' });
});

test('unreadable stored data is ignored', () => {
  const memory = memoryStore();
  memory.setItem('greenscreen-draft-1:new:', '{"attempt":7}');
  expect(openState(memory, { clip: null, video: null }).draft).toEqual(emptyDraft);
  memory.setItem('greenscreen-draft-1:new:', 'no json');
  expect(openState(memory, { clip: null, video: null }).draft).toEqual(emptyDraft);
});

const made: GreenscreenState = {
  ...openState(memoryStore(), { clip, video }),
  clipId: 'c1',
  generationId: 'g1',
};

test('another clip must be prepared first and does not belong to a video yet', () => {
  const changed = greenscreenReducer(made, { type: 'change', part: 'clip', values: { uploadId: 'u2' } });
  expect(changed).toMatchObject({ clipId: null, generationId: null, draft: { clip: { uploadId: 'u2' } } });
  expect(changed.draft.background).toEqual(made.draft.background);
});

test('another background keeps the clip and its video', () => {
  const values = { type: 'blur' as const };
  const changed = greenscreenReducer(made, { type: 'change', part: 'background', values });
  expect(changed).toMatchObject({
    clipId: 'c1',
    generationId: 'g1',
    draft: { background: { type: 'blur' } },
  });
});

test('a refused start gets a new attempt; a started video begins with its first', () => {
  const refused = greenscreenReducer(made, { type: 'end-attempt' });
  expect(refused.draft.attempt).toBe(1);
  expect(greenscreenReducer(refused, { type: 'adopt-video', generationId: 'g2' })).toMatchObject({
    generationId: 'g2',
    draft: { attempt: 0 },
  });
});
