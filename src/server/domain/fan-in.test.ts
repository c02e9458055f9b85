import { expect, test } from 'vitest';
import { decideParent } from './fan-in.ts';

const child = (status: 'waiting' | 'running' | 'completed' | 'failed' | 'cancelled', more: object = {}) => ({
  kind: 'prepare-clip',
  status,
  error_code: null,
  ...more,
});

test.each([
  ['every', [], 'run'],
  ['every', [child('completed'), child('completed')], 'run'],
  ['every', [child('completed'), child('running')], 'wait'],
  ['every', [child('running'), child('failed')], { errorCode: 'preparation_failed' }],
  ['every', [child('completed'), child('cancelled')], { errorCode: 'preparation_failed' }],
  ['any', [child('failed'), child('waiting')], 'wait'],
  ['any', [child('failed'), child('completed'), child('cancelled')], 'run'],
  ['any', [child('failed'), child('cancelled')], { errorCode: 'preparation_failed' }],
  ['settled', [child('failed'), child('running')], 'wait'],
  ['settled', [child('failed'), child('cancelled')], 'run'],
  ['settled', [], 'run'],
] as const)('%s of %j leads to %j', (fanIn, children, expected) => {
  expect(decideParent(fanIn, children)).toEqual(expected);
});

test('a failed hook has one error code in its video; a clip passes its own on, the first child first', () => {
  const clip = child('failed', { error_code: 'file_damaged' });
  const hook = child('failed', { kind: 'make-hook', error_code: 'provider_failed' });
  expect(decideParent('every', [clip, hook])).toEqual({ errorCode: 'file_damaged' });
  expect(decideParent('every', [hook, clip])).toEqual({ errorCode: 'hook_failed' });
});
