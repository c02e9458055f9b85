import { describe, expect, test } from 'vitest';
import type { HookStatus } from '#contract/calls/hooks.ts';
import { offlineError, toCallError } from '../../../lib/call-error.ts';
import {
  hookProblemText,
  isStartPostponable,
  postponedStartText,
  startProblemText,
  statusProblemText,
} from './hook-problem.tsx';

const refusal = (status: number, error?: string, message = error) => toCallError(status, { error, message });
const hook = { status: 'failed', error: null, errorCode: null } as HookStatus;
const nothing = { hook: undefined, isOverdue: false, error: null };

describe('a hook that was not started says why @validation-001', () => {
  test.each([
    [refusal(401, 'session_expired'), 'Authentication error: Not authorized. Please try logging in again.'],
    [
      refusal(401, 'session_expired', 'Token expired'),
      'Authentication error: Token expired. Please try logging in again.',
    ],
    [toCallError(202, undefined), 'Invalid server response - missing generation details'],
    [toCallError(202, {}), 'Invalid server response - missing generation details'],
    [refusal(400, 'hook_incomplete'), 'Please select a template and enter hook text'],
    [
      refusal(422, 'hook_text_unsupported_script'),
      'Error: The voice can read Latin letters only. Please write the hook in those.',
    ],
    [
      refusal(409, 'template_not_ready', 'This template is still being prepared'),
      'Error: This template is still being prepared',
    ],
    [refusal(502, 'provider_failed', 'The voice cannot be reached'), 'Error: The voice cannot be reached'],
    [refusal(500, 'internal', 'Something went wrong on our side'), 'Failed to generate hook'],
    [refusal(429, 'too_many_requests'), 'Error: That was a lot at once. Please wait a moment and try again.'],
    [offlineError(), 'Connection error. Please try again.'],
    [toCallError(502, '<html>'), 'Failed to generate hook'],
    [new TypeError('surprise'), 'Failed to generate hook'],
  ])('%s', (error, text) => {
    expect(startProblemText(error)).toBe(text);
  });

  test('too few credits are said by their own dialog', () => {
    expect(startProblemText(refusal(402, 'insufficient_credits'))).toBeNull();
    expect(startProblemText(null)).toBeNull();
  });

  test('without a response the user can continue, and is told so', () => {
    expect(isStartPostponable(offlineError())).toBe(true);
    expect(isStartPostponable(toCallError(503, undefined))).toBe(true);
    expect(isStartPostponable(refusal(422, 'hook_text_unspeakable'))).toBe(false);
    expect(isStartPostponable(refusal(401, 'session_expired'))).toBe(false);
    expect(postponedStartText(refusal(503, 'not_ready', 'The database is starting'))).toBe(
      "Hook generation couldn't be started, but you can continue. Error: The database is starting",
    );
    expect(postponedStartText(toCallError(500, undefined))).toBe(
      "Hook generation couldn't be started, but you can continue. Error: Something went wrong on our side. Please try again.",
    );
  });
});

describe('a status that cannot be read says why @errors-001', () => {
  test.each([
    [refusal(404, 'not_found'), 'Hook generation not found'],
    [refusal(401, 'session_expired'), 'Authentication error: Not authorized. Please try logging in again.'],
    [offlineError(), 'Connection error. Please try again.'],
    [toCallError(200, undefined), 'Invalid server response'],
    [toCallError(502, '<html>'), 'An error occurred'],
    [refusal(403, 'forbidden'), 'Error: Your account may not do this.'],
    [refusal(403, 'forbidden', 'This hook is another account’s'), 'Error: This hook is another account’s'],
    [refusal(503, 'not_ready', 'The database is starting'), 'Error: The database is starting'],
  ])('%s', (error, text) => {
    expect(statusProblemText(error)).toBe(text);
    expect(hookProblemText({ ...nothing, error })).toBe(text);
  });
});

describe('a failed hook shows the reason', () => {
  test('by its code, by the server’s message, or a generic failure @states-015', () => {
    expect(hookProblemText({ ...nothing, hook: { ...hook, errorCode: 'provider_failed' } })).toBe(
      'A service that we rely on did not answer. Please try again.',
    );
    expect(hookProblemText({ ...nothing, hook: { ...hook, error: 'The voice is hoarse' } })).toBe(
      'The voice is hoarse',
    );
    expect(hookProblemText({ ...nothing, hook })).toBe('Hook generation failed');
  });

  test('when it takes too long @states-022', () => {
    expect(hookProblemText({ ...nothing, isOverdue: true })).toBe(
      'Generation is taking longer than expected. Please try again.',
    );
  });

  test('and nothing without a problem', () => {
    expect(hookProblemText(nothing)).toBeNull();
    expect(hookProblemText({ ...nothing, hook: { ...hook, status: 'processing' } })).toBeNull();
  });
});
