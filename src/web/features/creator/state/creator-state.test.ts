import { describe, expect, test } from 'vitest';
import { draftFromGeneration, emptyDraft } from './draft.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';
import {
  creatorReducer,
  openedState,
  readinessOf,
  type CreatorEvent,
  type CreatorState,
} from './creator-state.ts';

const fresh = openedState({ generationId: null, draft: emptyDraft('d1') });
const saved = openedState({ generationId: 'g1', draft: draftFromGeneration('d1', savedGeneration) });
const after = (state: CreatorState, ...events: CreatorEvent[]): CreatorState =>
  events.reduce(creatorReducer, state);

describe('an entry', () => {
  test.each([
    [{ type: 'change-hook', values: { text: 'Stop.' } }, 'hook', { text: 'Stop.' }],
    [{ type: 'change-product', values: { uploadId: 'u9' } }, 'product', { uploadId: 'u9' }],
    [{ type: 'change-music', values: { choice: 'yes' } }, 'music', { choice: 'yes' }],
  ] as const)('%o only changes its part', (event, part, values) => {
    const { draft } = after(fresh, event);
    expect(draft[part]).toEqual({ ...fresh.draft[part], ...values });
    expect({ ...draft, [part]: null }).toEqual({ ...fresh.draft, [part]: null });
  });
});

describe('a hook', () => {
  const adoption = { type: 'adopt-hook', generationId: 'g2', hookId: 'h2' } as const;

  test('that was started links the draft to its video and ends the postponement', () => {
    const state = after(fresh, { type: 'postpone-hook' }, adoption);
    expect(state).toMatchObject({ generationId: 'g2', isHookPostponed: false });
    expect(state.draft).toMatchObject({ id: 'd1', hookId: 'h2' });
  });

  test('that the server responded to is counted', () => {
    expect(after(fresh, { type: 'count-start' }).draft.startCount).toBe(1);
  });

  test('is postponed until it is dismissed', () => {
    const postponed = after(fresh, { type: 'postpone-hook' });
    expect(postponed.isHookPostponed).toBe(true);
    expect(after(postponed, { type: 'dismiss-postponed-hook' }).isHookPostponed).toBe(false);
  });

  test('that the video has is kept after all, with its own entries', () => {
    const edited = after(saved, { type: 'change-hook', values: { text: 'Wait.' } });
    expect(after(edited, { type: 'load-hook', generation: savedGeneration }).draft).toEqual(saved.draft);
  });
});

test('changes from another tab arrive where nothing was edited, and change nothing otherwise', () => {
  const now = { ...savedGeneration, audioSource: 'none' as const };
  const event = { type: 'follow-server', before: savedGeneration, now } as const;
  expect(after(saved, event).draft.music.choice).toBe('no');
  expect(after(saved, { ...event, now: { ...savedGeneration, progress: 40 } })).toBe(saved);
});

describe('the later steps build on', () => {
  test.each([
    ['nothing', fresh, {}],
    ['a postponed hook', after(fresh, { type: 'postpone-hook' }), { isHookBegun: true }],
    [
      'a clip that is being sent',
      after(fresh, { type: 'move-clip', phase: 'sending' }),
      { isClipThere: true },
    ],
    ['a clip that is chosen', after(fresh, { type: 'move-clip', phase: 'chosen' }), { isClipThere: true }],
    ['a refused clip', after(fresh, { type: 'move-clip', phase: 'refused' }), {}],
    ['no music', after(fresh, { type: 'change-music', values: { choice: 'no' } }), { isMusicAnswered: true }],
    ['music without a track', after(fresh, { type: 'change-music', values: { choice: 'yes' } }), {}],
    ['a saved video', saved, { isHookBegun: true, isClipThere: true, isMusicAnswered: true }],
  ])('%s', (_name, state, ready) => {
    const nothing = { isHookBegun: false, isClipThere: false, isMusicAnswered: false };
    expect(readinessOf(state)).toEqual({ ...nothing, ...ready });
  });
});
