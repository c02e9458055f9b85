import { expect, test } from 'vitest';
import type { Reel } from '#contract/calls/reels.ts';
import {
  briefKey,
  isBrandComplete,
  isCategoryComplete,
  makesSameReel,
  reelRequest,
  scriptBrief,
  startKey,
  trimBrand,
} from './brief.ts';
import { dataFromReel, emptyData, type ReelData } from './reel-data.ts';

const data: ReelData = {
  attempt: 0,
  brand: {
    ...emptyData.brand,
    brandName: '  Acme Coffee ',
    industry: 'Other',
    customIndustry: ' Bicycle repair ',
    offer: '  ',
    callToAction: ' Order today ',
    logo: { uploadId: 'l1', url: '/l1.png' },
    colours: ['#6f3cf0', '#ff7465'],
  },
  category: { categoryId: 'c1', subcategoryId: 's1' },
  generate: {
    ...emptyData.generate,
    script: {
      brief: 'b',
      version: 3,
      lines: [
        { role: 'hook', text: ' Hello. ' },
        { role: 'benefit', text: '  ' },
      ],
      isEdited: true,
    },
  },
};
const change = (values: Partial<ReelData['generate']>): ReelData => ({
  ...data,
  generate: { ...data.generate, ...values },
});

test('the brand is complete with a name and an industry, the category with both of its parts', () => {
  expect(isBrandComplete(emptyData.brand)).toBe(false);
  expect(isBrandComplete({ ...emptyData.brand, brandName: ' A ', industry: 'Travel' })).toBe(false);
  expect(isBrandComplete({ ...emptyData.brand, brandName: 'Ac', industry: 'Travel' })).toBe(true);
  expect(isBrandComplete({ ...emptyData.brand, brandName: 'Ac', industry: 'Other' })).toBe(false);
  expect(isCategoryComplete({ categoryId: 'c1', subcategoryId: null })).toBe(false);
  expect(isCategoryComplete(data.category)).toBe(true);
});

test('values are trimmed @reel-pages-012', () => {
  expect(trimBrand(data.brand)).toMatchObject({
    brandName: 'Acme Coffee',
    customIndustry: 'Bicycle repair',
    offer: '',
    callToAction: 'Order today',
  });
});

test('the request contains all inputs, without empty lines @reel-pages-006', () => {
  expect(reelRequest(data)).toEqual({
    brandName: 'Acme Coffee',
    industry: 'Other',
    customIndustry: 'Bicycle repair',
    categoryId: 'c1',
    subcategoryId: 's1',
    offer: null,
    callToAction: 'Order today',
    settings: {
      aspectRatio: '9:16',
      duration: 30,
      style: 'modern',
      voice: 'alloy',
      voiceStyle: 'natural',
      musicMood: 'upbeat',
      trackId: null,
    },
    script: [{ role: 'hook', text: 'Hello.' }],
    scriptVersion: 3,
    scriptEngine: null,
    logoUploadId: 'l1',
    colours: ['#6f3cf0', '#ff7465'],
  });
  expect(reelRequest({ ...data, brand: { ...data.brand, industry: 'Travel' } })).toMatchObject({
    customIndustry: null,
  });
});

test('an unedited script is sent with its engine', () => {
  const script = { ...data.generate.script!, engine: 'openai' as const };
  const engineOf = (isEdited: boolean) =>
    reelRequest(change({ script: { ...script, isEdited } })).scriptEngine;
  expect([engineOf(false), engineOf(true)]).toEqual(['openai', null]);
});

test('the music follows the style, unless a track or no music is chosen', () => {
  const musicOf = (values: Partial<ReelData['generate']>) => reelRequest(change(values)).settings;
  expect(musicOf({ style: 'cinematic' })).toMatchObject({ musicMood: 'cinematic', trackId: null });
  expect(musicOf({ music: 'gold-room' })).toMatchObject({ trackId: 'gold-room' });
  expect(musicOf({ music: 'none' })).toMatchObject({ musicMood: 'none', trackId: null });
});

test('a script belongs to its brief and length, independent of look and voice', () => {
  const key = briefKey(data);
  expect(briefKey(change({ style: 'colorful', voice: 'nova', voiceStyle: 'serious' }))).toBe(key);
  expect(briefKey(change({ duration: 60 }))).not.toBe(key);
  expect(briefKey({ ...data, brand: { ...data.brand, offer: 'Beans' } })).not.toBe(key);
  expect(scriptBrief(change({ duration: 60 }))).toMatchObject({ duration: 60, brandName: 'Acme Coffee' });
});

test('the same inputs have the same start key; other inputs, a refusal and a repetition have another @reel-pages-020', () => {
  const key = startKey(data, 'd1', null);
  expect(startKey(structuredClone(data), 'd1', null)).toBe(key);
  const others = [
    startKey(change({ duration: 60 }), 'd1', null),
    startKey({ ...data, attempt: 1 }, 'd1', null),
    startKey(data, 'd2', null),
    startKey(data, 'd1', 'r1'),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

test('the inputs of a finished reel make the same reel', () => {
  const request = reelRequest(data);
  const reel = {
    ...request,
    id: 'r1',
    settings: { ...request.settings },
    logo: { uploadId: 'l1', url: '/l1.png', width: 1, height: 1 },
  } as unknown as Reel;
  expect(makesSameReel(dataFromReel(reel), data)).toBe(true);
  expect(makesSameReel(dataFromReel(reel), change({ style: 'corporate' }))).toBe(false);
});
