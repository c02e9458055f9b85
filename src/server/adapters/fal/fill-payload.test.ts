import { expect, test } from 'vitest';
import { fillPayload } from './fill-payload.ts';

test('values are inserted at any depth and stay strings whatever they contain', () => {
  const payload =
    '{"prompt": "Say: {{text}}", "files": [{"url": "{{ video_url }}"}], "seed": 7, "other": "{{unknown}}"}';
  expect(fillPayload(payload, { text: 'He said "stop", $& \\', video_url: 'https://a/b' })).toEqual({
    prompt: 'Say: He said "stop", $& \\',
    files: [{ url: 'https://a/b' }],
    seed: 7,
    other: '{{unknown}}',
  });
});
