import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { errorText, errorTexts } from '../../../lib/error-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import type { HookState } from '../watch/hook-watch.ts';

/** The server's own sentence; null for a bare code, which is for programs, and for a reply without a message. */
const ownSentence = ({ code, message }: CallError): string | null =>
  message !== '' && message !== code && !message.startsWith('The server answered') ? message : null;

const refusedText = (error: CallError): string =>
  texts.hook.refused(ownSentence(error) ?? texts.hook.notAuthorized);

export const isSignInNeeded = (error: unknown): boolean => error instanceof CallError && error.status === 401;

/** The server's message, or the app's text for its code; null if neither explains the problem. */
function serverError(error: CallError): string | null {
  if (error.code === 'internal') return null;
  return ownSentence(error) ?? (error.status >= 500 ? null : errorText(error));
}

function withServerError(error: CallError, unexplained: string): string {
  const reason = serverError(error);
  return reason === null ? unexplained : texts.hook.error(reason);
}

/** Why a hook was not started, for the panel; null if it is shown elsewhere (the credits dialog). */
export function startProblemText(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (!(error instanceof CallError)) return texts.hook.startFailed;
  if (error.code === 'insufficient_credits') return null;
  if (error.status === 401) return refusedText(error);
  // A malformed response.
  if (error.status >= 200 && error.status < 300) return texts.hook.missingDetails;
  if (error.code === 'offline' || error.code === 'hook_incomplete') return errorText(error);
  return withServerError(error, texts.hook.startFailed);
}

/** Not a refusal: the hook can be started later, and work on the rest of the video continues. */
export const isStartPostponable = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'offline' || error.status >= 500);

export const postponedStartText = (error: unknown): string =>
  texts.hook.notStarted((error instanceof CallError && serverError(error)) || errorText(error));

/** The reason why the hook's progress is unknown. */
export function statusProblemText(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (!(error instanceof CallError)) return texts.hook.invalidResponse;
  if (error.code === 'offline') return errorText(error);
  if (error.status === 404) return texts.hook.notFound;
  if (error.status === 401) return refusedText(error);
  if (error.status >= 200 && error.status < 300) return texts.hook.invalidResponse;
  return withServerError(error, texts.hook.errorOccurred);
}

type HookOutcome = Pick<HookState, 'hook' | 'isOverdue' | 'error'>;

/** The failure of the last hook; earlier failures are not repeated. */
export function hookProblemText({ hook, isOverdue, error }: HookOutcome): string | null {
  if (error) return statusProblemText(error);
  if (hook?.status === 'failed') {
    return hook.errorCode ? errorTexts[hook.errorCode] : (hook.error ?? texts.hook.failed);
  }
  if (hook?.status === 'cancelled') return texts.hook.cancelled;
  return isOverdue ? texts.hook.overdue : null;
}

/** How the last hook went wrong, until the person has read it. The next problem is said again. */
export function HookProblem({ hookState, onTryAgain }: { hookState: HookState; onTryAgain: () => void }) {
  const [read, setRead] = useState<string | null>(null);
  const problem = hookProblemText(hookState);
  if (problem === null || problem === read) return null;
  const tone = hookState.hook?.status === 'cancelled' ? 'note' : 'problem';
  return (
    <Notice tone={tone} onDismiss={() => setRead(problem)}>
      {hookState.hook?.status === 'failed' ? (
        <Group justify="space-between" gap="sm">
          <span>
            {problem}
            <br />
            {texts.hook.creditsAreBack}
          </span>
          <Button size="sm" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
        </Group>
      ) : (
        problem
      )}
    </Notice>
  );
}
