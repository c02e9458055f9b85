import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

test('the suggested text is the hook on one line, without emphasis marks', () => {
  expect(shareText('Stop!\n  Buy *milk* now.')).toBe('Stop! Buy milk now.');
});

test('a very long hook is cut between letters', () => {
  const text = shareText('🔥'.repeat(500));
  expect([...text]).toHaveLength(200);
  expect(text.endsWith('🔥…')).toBe(true);
});
