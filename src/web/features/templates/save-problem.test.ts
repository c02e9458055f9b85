import { expect, test } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { saveProblemOf } from './save-problem.ts';

test('a base URL at a disallowed host is reported under its field', () => {
  const details = { field: 'falAIBaseURL' };
  expect(saveProblemOf(new CallError('address_refused', 422, '', details))).toEqual({
    field: 'falAIBaseURL',
    text: 'This host is not allowed here. Leave the field empty for the usual queue service.',
  });
  expect(saveProblemOf(new CallError('invalid_request', 400, 'Base URL must be', details))).toEqual({
    field: 'falAIBaseURL',
    text: 'Base URL must be',
  });
  expect(saveProblemOf(new CallError('internal', 500, ''))).toBeNull();
});
