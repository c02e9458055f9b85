import { expect, test } from 'vitest';
import {
  bodyOf,
  changedFields,
  emptyDraft,
  findDraftProblems,
  isPayloadBroken,
  newRegion,
  type TemplateDraft,
} from './template-draft.ts';

const complete: TemplateDraft = {
  ...emptyDraft,
  name: 'Anna',
  categoryId: 'marketing',
  type: 'hook',
  videoUrl: '/api/files/content/files/1.mp4?signature=a',
};
const withEndpoint = (values: Partial<TemplateDraft>): TemplateDraft => ({
  ...complete,
  usesEndpoint: true,
  endpoint: 'fal-ai/sync',
  payload: '{}',
  ...values,
});

test('an empty form says what is missing, in the words of the specification @content-pages-025', () => {
  expect(findDraftProblems(emptyDraft)).toEqual({
    name: 'Template name is required',
    categoryId: 'Please select a category',
    videoUrl: 'Please upload a template video',
    type: 'Please select a template type',
  });
  expect(findDraftProblems({ ...complete, name: '   ' })).toEqual({ name: 'Template name is required' });
  expect(findDraftProblems(complete)).toEqual({});
});

test.each([null, 0, 601])('a recommended duration of %s is an error and not replaced', (seconds) => {
  expect(findDraftProblems({ ...complete, recommendedDuration: seconds })).toEqual({
    recommendedDuration: 'Please enter a duration between 1 and 600 seconds',
  });
});

test.each([
  [{ endpoint: '' }, { falAIEndpoint: 'fal.ai endpoint is required' }],
  [{ endpoint: 'fal-ai/' }, { falAIEndpoint: 'fal.ai endpoint is required' }],
  [{ endpoint: 'other/sync' }, { falAIEndpoint: 'Endpoint must start with "fal-ai/"' }],
  [{ endpoint: 'fal-ai/a b' }, { falAIEndpoint: 'Endpoint contains invalid character: " "' }],
  [{ endpoint: 'fal-ai//a' }, { falAIEndpoint: 'Endpoint contains invalid character: "//"' }],
  [{ payload: '' }, { falAIPayload: 'JSON payload is required' }],
  [{ payload: '[]' }, { falAIPayload: 'Payload must be a valid JSON object' }],
])('the external endpoint mode with %o @content-pages-028', (values, problems) => {
  expect(findDraftProblems(withEndpoint(values))).toEqual(problems);
  expect(findDraftProblems({ ...withEndpoint(values), usesEndpoint: false })).toEqual({});
});

test('an invalid payload shows the parser’s error @content-pages-029', () => {
  expect(findDraftProblems(withEndpoint({ payload: '{"text": }' }))['falAIPayload']).toMatch(
    /^Invalid JSON: .+/,
  );
});

test('tags and industries are sent trimmed and deduplicated @content-pages-030', () => {
  const body = bodyOf({
    ...complete,
    tags: [' sale', 'Sale', 'new, bold'],
    industries: ['Travel ', 'travel'],
  });
  expect(body).toMatchObject({ tags: ['sale', 'new', 'bold'], industries: ['Travel'] });
});

test('the endpoint’s fields are only sent in its mode, and speech settings if there are any', () => {
  expect(bodyOf(withEndpoint({ baseUrl: ' https://queue.fal.run ' }))).toMatchObject({
    falAIEndpoint: 'fal-ai/sync',
    falAIPayload: '{}',
    falAIBaseURL: 'https://queue.fal.run',
  });
  expect(bodyOf({ ...withEndpoint({}), usesEndpoint: false })).toMatchObject({
    falAIEndpoint: null,
    falAIPayload: null,
    falAIBaseURL: null,
    ttsVoiceId: null,
    ttsPayload: null,
  });
  expect(bodyOf({ ...complete, voice: 'nova', script: 'Hello' })).toMatchObject({
    ttsVoiceId: 'nova',
    ttsPayload: { speed: 1, style: 'natural', script: 'Hello' },
  });
});

test('a new signature of the same file is not a change, another file is', () => {
  const signedAgain = { ...complete, videoUrl: '/api/files/content/files/1.mp4?signature=b' };
  expect(changedFields(complete, { ...signedAgain, name: 'Ann' })).toEqual(['name']);
  expect(changedFields(complete, { ...complete, videoUrl: '/api/files/content/files/2.mp4' })).toEqual([
    'videoUrl',
  ]);
});

test('a change behind a question mark is a change @fix-021', () => {
  const asking = { ...complete, description: 'Tired? Sleep.', script: 'Tired? Sleep.' };
  expect(
    changedFields(asking, { ...asking, description: 'Tired? Run.', script: 'Tired? Sleep. Now.' }),
  ).toEqual(['description', 'script']);
});

test('editable regions are kept in their order, without the keys of the form @content-pages-007', () => {
  const region = { name: 'Logo', type: 'image', startTime: 1.5, duration: 2, description: 'Top left' };
  const [first, second] = [newRegion(), newRegion()];
  const draft = { ...complete, editableRegions: [{ ...first, ...region, name: ' Logo ' }, second] };
  expect(first.key).not.toBe(second.key);
  expect(findDraftProblems(draft)).toEqual({ 'editableRegions.1.name': 'Region name is required' });
  const named = { ...second, name: 'Title' };
  expect(bodyOf({ ...draft, editableRegions: [draft.editableRegions[0]!, named] }).editableRegions).toEqual([
    region,
    { name: 'Title', type: '', startTime: 0, duration: 0, description: '' },
  ]);
});

test.each([
  ['http://example.com/nova.mp3', true],
  ['nova.mp3', true],
  ['javascript:alert(1)', true],
  [' https://example.com/nova.mp3 ', false],
  ['/api/files/nova.m4a', false],
  ['', false],
])('a voice preview at "%s" @content-pages-008', (address, isWrong) => {
  const draft = { ...complete, voicePreviewUrl: address };
  const problem = { ttsVoicePreviewUrl: 'Voice preview must be an https:// address' };
  expect(findDraftProblems(draft)).toEqual(isWrong ? problem : {});
  if (!isWrong) expect(bodyOf(draft).ttsVoicePreviewUrl).toBe(address.trim() || null);
});

test.each([
  ['{"a"', true],
  ['{"a":{"__proto__":1}}', true],
  ['[]', false],
  ['', false],
  ['{"text":"{{text}}"}', false],
])('the payload %s is broken: %s', (payload, isBroken) => {
  expect(isPayloadBroken(withEndpoint({ payload }))).toBe(isBroken);
  expect(isPayloadBroken({ ...withEndpoint({ payload }), usesEndpoint: false })).toBe(false);
});
