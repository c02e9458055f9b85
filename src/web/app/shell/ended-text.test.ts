import { expect, test } from 'vitest';
import { endedText } from './ended-text.ts';

const video = { kind: 'video', id: 'v1', title: 'Stop scrolling!' } as const;
const hook = { ...video, kind: 'hook' } as const;

test('an announcement names the work that ended by its title', () => {
  expect(endedText(video, 'completed')).toBe('Your video is ready: “Stop scrolling!”');
  expect(endedText(hook, 'completed')).toBe('Your hook is ready: “Stop scrolling!”');
  expect(endedText(video, 'failed')).toBe(
    'Your video “Stop scrolling!” could not be made. Open it again under Videos.',
  );
  expect(endedText(hook, 'failed')).toBe('Hook generation failed: “Stop scrolling!”');
});

test('work without a title is announced without quotation marks', () => {
  expect(endedText({ ...video, title: '' }, 'completed')).toBe('Your video is ready');
  expect(endedText({ ...video, title: '' }, 'failed')).toBe(
    'Your video could not be made. Open it again under Videos.',
  );
});
