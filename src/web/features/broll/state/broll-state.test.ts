import { expect, test } from 'vitest';
import { brollLimits } from '#contract/broll.ts';
import type { Broll } from '#contract/calls/broll.ts';
import { brollReducer, openState, type BrollEvent, type BrollState } from './broll-state.ts';
import { rememberDraft, type DraftStore } from './draft-memory.ts';
import { emptyDraft, makesSameVideo, startKey, videoSettings } from './draft.ts';

const memory = (): DraftStore => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

const photo = (id: string) => ({ id, name: `${id}.jpg`, uploadId: null, text: '' });
const run = (events: readonly BrollEvent[], from: BrollState = openState(memory(), { video: null })) =>
  events.reduce(brollReducer, from);
const added = run(['a', 'b', 'c'].map((id) => ({ type: 'add-photo', photo: photo(id) })));
const idsOf = ({ draft }: BrollState): string[] => draft.photos.map(({ id }) => id);

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 2, ['b', 'c', 'a']],
  ['b', 1, ['a', 'b', 'c']],
  ['nobody', 0, ['a', 'b', 'c']],
] as const)('%s moved to %i', (id, to, expected) => {
  expect(idsOf(run([{ type: 'move-photo', id, to }], added))).toEqual(expected);
});

test('a thirteenth photo is rejected and counted, until a photo is removed', () => {
  const many = Array.from({ length: brollLimits.maxPhotos + 2 }, (_, at) => ({
    type: 'add-photo' as const,
    photo: photo(`p${at}`),
  }));
  const full = run(many);
  expect([full.draft.photos.length, full.leftOut]).toEqual([12, 2]);
  expect(run([{ type: 'remove-photo', id: 'p0' }], full)).toMatchObject({ leftOut: 0 });
});

test('only uploaded photos become part of a film and survive a reload, with their text', () => {
  const arrived = run(
    [
      { type: 'photo-arrived', id: 'b', uploadId: 'u-b' },
      { type: 'write-text', id: 'b', text: `${'x'.repeat(100)}` },
    ],
    added,
  );
  const text = 'x'.repeat(80);
  expect(videoSettings(arrived.draft).photos).toEqual([{ uploadId: 'u-b', text }]);
  const store = memory();
  rememberDraft(store, null, arrived.draft);
  expect(openState(store, { video: null }).draft.photos).toMatchObject([{ id: 'b', text }]);
});

test('a film opens with its inputs', () => {
  const settings = {
    photos: [{ uploadId: 'u1', text: 'Hello' }],
    style: 'luxury',
    format: '4:5',
    durationSeconds: 7,
    audioTrackId: 'picnic-day',
  } as const;
  const video = { generationId: 'g1', settings } as unknown as Broll;
  const { draft, generationId } = openState(memory(), { video });
  expect([videoSettings(draft), generationId]).toEqual([settings, 'g1']);
});

test('the same inputs have the same key; a refusal and a change have another', () => {
  const key = startKey(added.draft, null);
  expect(startKey({ ...added.draft }, null)).toBe(key);
  expect(startKey(run([{ type: 'end-attempt' }], added).draft, null)).not.toBe(key);
  const changed = run([{ type: 'change-settings', values: { style: 'playful' } }], added).draft;
  expect(startKey(changed, null)).not.toBe(key);
  expect(makesSameVideo(changed, emptyDraft)).toBe(false);
});
