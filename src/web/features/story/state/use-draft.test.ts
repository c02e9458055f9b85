import { expect, test } from 'vitest';
import { mergeSaved } from './use-draft.ts';

const before = { narrative: 'It rains.', style: 'noir' } as const;

test('a draft follows what another window saved, except where it was changed here', () => {
  const usual = { narrative: 'It snows.', style: 'comic' } as const;
  expect(mergeSaved(before, before, usual)).toEqual(usual);
  expect(mergeSaved({ ...before, style: 'clay' }, before, usual)).toEqual({ ...usual, style: 'clay' });
  expect(mergeSaved({ ...before, narrative: 'Mine.' }, before, usual).narrative).toBe('Mine.');
});
