import { expect, test } from 'vitest';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { storyLimits } from '#contract/stories.ts';
import { findEdits, rememberEdits } from './edits-memory.ts';
import {
  afterSavingFrames,
  afterSavingSettings,
  applyEdits,
  rebaseEdits,
  resolveConflict,
  framesToSave,
  hasUnsaved,
  leaveField,
  moveFrame,
  noEdits,
  hasEditsToLose,
  writeNarration,
} from './frame-edits.ts';

const frame = (id: string, narration: string) => ({ id, narration }) as StoryFrame;
const scenes = [frame('a', 'One.'), frame('b', 'Two.'), frame('c', 'Three.')];
const board = { scenes };
const ids = ['a', 'b', 'c'];
const written = writeNarration(noEdits, { id: 'b' }, 'Two.', 'Two and a half.');

test('the frames are shown in their new order, with the words of this window', () => {
  const edits = moveFrame(written, ids, 'c', 0);
  expect(applyEdits(scenes, edits).map(({ id, narration }) => [id, narration])).toEqual([
    ['c', 'Three.'],
    ['a', 'One.'],
    ['b', 'Two and a half.'],
  ]);
  expect(applyEdits(scenes, noEdits)).toEqual(scenes);
});

test('only changes are sent, trimmed, with all frames in order', () => {
  const typed = writeNarration(written, { id: 'b' }, 'Two.', ' Two and a half. ');
  expect(framesToSave(typed, board)).toEqual([
    { id: 'a' },
    { id: 'b', narration: 'Two and a half.' },
    { id: 'c' },
  ]);
  expect(framesToSave(moveFrame(noEdits, ids, 'a', 2), board)).toEqual([
    { id: 'b' },
    { id: 'c' },
    { id: 'a' },
  ]);
  expect(framesToSave(noEdits, board)).toBeNull();
  expect(framesToSave(moveFrame(noEdits, ids, 'a', 0), board)).toBeNull();
});

test('a narration that is too long is not saved', () => {
  const long = writeNarration(
    noEdits,
    { id: 'b' },
    'Two.',
    'x'.repeat(storyLimits.maxNarrationCharacters + 1),
  );
  expect([hasUnsaved(long), hasEditsToLose(long), framesToSave(long, board)]).toEqual([false, true, null]);
});

test('another window’s order and words stay, unless changed in this window', () => {
  const fresh = { scenes: [frame('c', 'Three!'), frame('a', 'One.'), frame('b', 'Two.')] };
  const edits = rebaseEdits(written, fresh);
  expect(framesToSave(edits, fresh)).toEqual([
    { id: 'c' },
    { id: 'a' },
    { id: 'b', narration: 'Two and a half.' },
  ]);
  expect(applyEdits(fresh.scenes, edits)[0]!.narration).toBe('Three!');
});

test('a narration changed in two windows needs a decision and is not overwritten before @storyboard-004', () => {
  const fresh = { scenes: [frame('a', 'One.'), frame('b', 'Deux.'), frame('c', 'Three.')] };
  const edits = rebaseEdits(written, fresh);
  expect(edits.narrations['b']).toMatchObject({ text: 'Two and a half.', theirs: 'Deux.' });
  expect([framesToSave(edits, fresh), hasEditsToLose(edits)]).toEqual([null, true]);
  expect(framesToSave(resolveConflict(edits, 'b', 'mine'), fresh)).toContainEqual({
    id: 'b',
    narration: 'Two and a half.',
  });
  expect(applyEdits(fresh.scenes, resolveConflict(edits, 'b', 'theirs'))[1]!.narration).toBe('Deux.');
});

test('the same words in both windows do not conflict, and later words replace saved ones', () => {
  const same = { scenes: [frame('a', 'One.'), frame('b', 'Two and a half.'), frame('c', 'Three.')] };
  const saved = rebaseEdits(written, same);
  expect(saved.narrations['b']).toEqual({ text: 'Two and a half.', base: 'Two and a half.' });
  const later = { scenes: [frame('a', 'One.'), frame('b', 'Deux.'), frame('c', 'Three.')] };
  expect(applyEdits(later.scenes, rebaseEdits(saved, later))[1]!.narration).toBe('Deux.');
});

test('an order that contains removed frames is dropped', () => {
  const edits = moveFrame(noEdits, ids, 'c', 0);
  expect(rebaseEdits(edits, { scenes: scenes.slice(0, 2) }).order).toBeNull();
  expect(rebaseEdits(edits, board).order).toEqual(['c', 'a', 'b']);
});

test('changes made during the call remain unsaved', () => {
  const saved = { scenes: [frame('a', 'One.'), frame('b', 'Two and a half.'), frame('c', 'Three.')] };
  expect(hasUnsaved(afterSavingFrames(written, written, saved))).toBe(false);
  const typed = writeNarration(written, { id: 'b' }, 'Two.', 'Two and a half. And');
  expect(afterSavingFrames(typed, written, saved).narrations['b']).toEqual({
    text: 'Two and a half. And',
    base: 'Two and a half.',
  });
  const moved = moveFrame(written, ids, 'c', 0);
  expect(afterSavingFrames(moved, written, saved).order).toEqual(['c', 'a', 'b']);
  expect(afterSavingFrames(moved, moved, saved).order).toBeNull();
});

test('settings changed again during the call remain unsaved', () => {
  const sent = { speed: 1.2, captions: false };
  const edits = { ...noEdits, settings: { speed: 1.4, captions: false } };
  expect(afterSavingSettings(edits, sent).settings).toEqual({ speed: 1.4 });
});

test('leaving a field drops its edits only if they are saved', () => {
  const clean = { ...noEdits, narrations: { b: { text: 'Two. ', base: 'Two.' } } };
  expect(leaveField(clean, 'b')).toEqual(noEdits);
  expect(leaveField(written, 'b')).toBe(written);
});

test('unsaved edits survive a reload of the tab; saved and unreadable ones are ignored @storyboard-005', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  rememberEdits(store, 's1', written);
  expect([findEdits(store, 's1'), findEdits(store, 's2')]).toEqual([written, noEdits]);
  rememberEdits(store, 's1', noEdits);
  expect(kept.size).toBe(0);
  for (const broken of ['{', '7', '{"order":null}']) {
    kept.set('storyboard-edits-1:s1', broken);
    expect(findEdits(store, 's1')).toEqual(noEdits);
  }
});
