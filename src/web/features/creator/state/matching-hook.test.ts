import { expect, test } from 'vitest';
import { emptyDraft, type CreatorDraft } from './draft.ts';
import { findMatchingHook } from './matching-hook.ts';

const draft: CreatorDraft = {
  ...emptyDraft('d1'),
  hookId: 'current',
  hook: { ...emptyDraft('d1').hook, templateId: 'mia', text: 'Stop scrolling.', overlayEnabled: false },
};
const take = {
  id: 'earlier',
  status: 'completed' as const,
  templateId: 'mia',
  hookText: 'Stop scrolling.',
  textOverlayEnabled: false,
  captionStyle: null,
  hookStyle: 'casual' as const,
  voice: 'nova' as const,
  style: 'natural' as const,
  speed: 1,
};
const otherHook = {
  hook: { ...take, id: 'current', hookText: 'Wait.' },
  isUsable: false,
  isMaking: false,
  isAwaited: false,
};

test('the current hook takes precedence over an equal take, even while its status is loading', () => {
  const usable = { hook: { ...take, id: 'current' }, isUsable: true, isMaking: false, isAwaited: false };
  expect(findMatchingHook(draft, usable, [take])).toMatchObject({ usable: 'ready', anotherThan: 'current' });
  const loading = { hook: undefined, isUsable: false, isMaking: false, isAwaited: true };
  expect(findMatchingHook(draft, loading, [take])).toMatchObject({ usable: 'none', reusableTake: undefined });
});

test('an equal take is reused, and the next take is another than that one', () => {
  const found = findMatchingHook(draft, otherHook, [take]);
  expect(found).toEqual({ usable: 'ready', reusableTake: take, isFree: false, anotherThan: 'earlier' });
});

test('settings that differ from a take only in their captions are free, other words are not', () => {
  const captioned = { ...draft, hook: { ...draft.hook, captionStyle: 'pop' as const } };
  expect(findMatchingHook(captioned, otherHook, [take])).toMatchObject({ usable: 'none', isFree: true });
  expect(findMatchingHook(captioned, otherHook, [])).toMatchObject({ usable: 'none', isFree: false });
});
