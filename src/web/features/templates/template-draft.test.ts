import { expect, test } from 'vitest';
import {
  bodyOf,
  changedFields,
  emptyDraft,
  findDraftProblems,
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

test('an empty form says what is missing, in the words of the specification', () => {
  expect(findDraftProblems(emptyDraft)).toEqual({
    name: 'Template name is required',
    categoryId: 'Please select a category',
    videoUrl: 'Please upload a template video',
    type: 'Please select a template type',
  });
  expect(findDraftProblems({ ...complete, name: '   ' })).toEqual({ name: 'Template name is required' });
  expect(findDraftProblems(complete)).toEqual({});
});

test.each([null, 0, 601])('a recommended duration of %s is asked for again, not replaced', (seconds) => {
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
])('the external endpoint mode with %o', (values, problems) => {
  expect(findDraftProblems(withEndpoint(values))).toEqual(problems);
  expect(findDraftProblems({ ...withEndpoint(values), usesEndpoint: false })).toEqual({});
});

test('a payload that does not parse says why', () => {
  expect(findDraftProblems(withEndpoint({ payload: '{"text": }' }))['falAIPayload']).toMatch(
    /^Invalid JSON: .+/,
  );
});

test('tags and industries are sent trimmed and each once', () => {
  const body = bodyOf({
    ...complete,
    tags: [' sale', 'Sale', 'new, bold'],
    industries: ['Travel ', 'travel'],
  });
  expect(body).toMatchObject({ tags: ['sale', 'new', 'bold'], industries: ['Travel'] });
});

test('the endpoint’s fields are sent in its mode only, and speech settings where there are any', () => {
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

test('a new signature of the same file is no change, another file is', () => {
  const signedAnew = { ...complete, videoUrl: '/api/files/content/files/1.mp4?signature=b' };
  expect(changedFields(complete, { ...signedAnew, name: 'Ann' })).toEqual(['name']);
  expect(changedFields(complete, { ...complete, videoUrl: '/api/files/content/files/2.mp4' })).toEqual([
    'videoUrl',
  ]);
});
