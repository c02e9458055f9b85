import { expect, test } from 'vitest';
import type { Reel } from '#contract/calls/reels.ts';
import { reelDefaults } from '#contract/reels.ts';
import { findDraft, forgetNewDraft, rememberDraft } from './draft-memory.ts';
import { openState, milestonesOf } from './open-reel.ts';
import { brandFromMemory, emptyData } from './reel-data.ts';

const brand = { ...emptyData.brand, brandName: 'Acme', industry: 'Travel' } as const;
const reel = {
  id: 'r1',
  brandName: 'Made',
  industry: 'Fashion',
  customIndustry: null,
  offer: null,
  callToAction: 'Buy',
  logo: null,
  colours: null,
  categoryId: 'c1',
  subcategoryId: 's1',
  settings: { ...reelDefaults, aspectRatio: '1:1', trackId: 'gold-room' },
  script: [{ role: 'hook', text: 'Hello.' }],
  scriptVersion: 2,
} as unknown as Reel;

function memoryStore(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test('a new reel starts with the brand of the last reel, or empty', () => {
  const store = memoryStore();
  expect(openState(store, { reel: null, brand: null }).data).toEqual(emptyData);
  expect(openState(store, { reel: null, brand }).data).toEqual({ ...emptyData, brand });
});

test('inputs of this tab take precedence, and are dropped with the new draft', () => {
  const store = memoryStore();
  const typed = { ...emptyData, brand: { ...emptyData.brand, brandName: 'Typed' } };
  rememberDraft(store, null, typed);
  expect(openState(store, { reel: null, brand }).data).toEqual(typed);
  forgetNewDraft(store);
  expect(findDraft(store, null)).toBeNull();
});

test('the URL of a reel opens its inputs; no other script replaces its lines', () => {
  const { data, reelId } = openState(memoryStore(), { reel, brand: null });
  expect(reelId).toBe('r1');
  expect(data).toMatchObject({
    brand: { brandName: 'Made', industry: 'Fashion', callToAction: 'Buy', offer: '' },
    category: { categoryId: 'c1', subcategoryId: 's1' },
    generate: { aspectRatio: '1:1', music: 'gold-room', script: { isEdited: true, version: 2 } },
  });
});

test('unreadable or refused stored data is ignored', () => {
  const store = memoryStore();
  store.setItem('reel-draft-1:new', 'no json');
  expect(openState(store, { reel: null, brand: null }).data).toEqual(emptyData);
  store.setItem('reel-draft-1:new', '{"attempt":1}');
  expect(openState(store, { reel: null, brand: null }).data).toEqual(emptyData);
  const refusing = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => rememberDraft(refusing, null, emptyData)).not.toThrow();
});

test('an industry that is no longer offered must be chosen again', () => {
  const remembered = { ...reel, industry: 'Blacksmiths', logo: null };
  expect(brandFromMemory(remembered).industry).toBe('');
  expect(milestonesOf({ data: { ...emptyData, brand }, reelId: null })).toEqual({
    hasBrand: true,
    hasCategory: false,
    hasReel: false,
  });
});
