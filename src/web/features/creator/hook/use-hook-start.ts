import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { startHookComponent } from '#contract/calls/hooks.ts';
import { useAnalytics } from '../../../lib/analytics/analytics-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { expireSession } from '../../../lib/session.ts';
import { findShortage } from '../../../parts/credits-modal/credits-modal.tsx';
import { announce } from '../../../ui/announce.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { hookIdempotencyKey } from '../state/hook-identity.ts';
import { rememberLastAvatar } from '../state/last-avatar.ts';
import { texts } from '../texts.ts';
import { isSignInNeeded, isStartPostponable, postponedStartText, startProblemText } from './hook-problem.tsx';

/** Long enough to read why. */
const redirectAfterMs = 1_500;

/** A hook call that was refused without a session: shown first, then the user is redirected to sign-in. */
export function useSignInRedirect(error: unknown): void {
  const isNeeded = isSignInNeeded(error);
  useEffect(() => {
    if (!isNeeded) return;
    announce(texts.hook.signInNeeded, 'failure');
    const timer = setTimeout(expireSession, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
}

/** The server refused. Without such a response, the same start may be sent again under the same key. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** Watch the hook at its step, or continue with the clip. */
type AfterStart = 'stay' | 'continue';
type Begin = {
  after: AfterStart;
  /** See the call; null for its absence. */
  anotherThan: string | null;
};

/** Starts the hook of the entries. Repeated after a lost response, it charges once. */
function useStartHookMutation({ generationId, draft, dispatch, adoptHook }: CreatorControl) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  return useMutation({
    mutationFn: async ({ anotherThan }: Begin) => {
      const reply = await call(startHookComponent, {
        body: {
          templateId: draft.hook.templateId ?? '',
          hookText: draft.hook.text,
          textOverlayEnabled: draft.hook.overlayEnabled,
          captionStyle: draft.hook.captionStyle,
          hookStyle: draft.hook.hookStyle,
          voice: draft.hook.voice,
          style: draft.hook.style,
          speed: draft.hook.speed,
          generationId,
          anotherThan,
        },
        keepsSession: true,
        idempotencyKey: hookIdempotencyKey(draft, generationId, anotherThan),
      });
      if (!reply.generationId || !reply.hookGenerationId) {
        throw new CallError('internal', startHookComponent.status, texts.hook.missingDetails);
      }
      return reply;
    },
    onSuccess: async (reply) => {
      if (reply.status === 'processing' && reply.hookGenerationId !== draft.hookId) {
        const { templateId, overlayEnabled, captionStyle, text } = draft.hook;
        const entry = {
          Template: templateId,
          'Text Overlay': overlayEnabled,
          'Word Captions': captionStyle,
          Characters: text.length,
        };
        analytics.track('Hook Started', entry);
      }
      dispatch({ type: 'count-start' });
      rememberLastAvatar(localStorage, draft.hook.templateId ?? '');
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      void queryClient.invalidateQueries({ queryKey: queryKeys.generation(reply.generationId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.takes(reply.generationId) });
      await adoptHook({ generationId: reply.generationId, hookId: reply.hookGenerationId });
    },
    onError: (error) => {
      if (isRefusal(error)) dispatch({ type: 'count-start' });
      // The avatar may have been deleted in the meantime; the reloaded list explains the refusal.
      if (isGone(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.templates });
    },
  });
}

/** Starts the hook. The user then watches it or continues with the clip, even if the start has to be postponed. */
export function useHookStart(control: CreatorControl, priceCredits: number | undefined) {
  const { isHookPostponed, dispatch, step, continueFrom } = control;
  const start = useStartHookMutation(control);
  useSignInRedirect(start.error);
  const { reset } = start;
  const isOffline = !isHookPostponed && start.error instanceof CallError && start.error.code === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    // Back online, the message is no longer true, and the button is ready.
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [isOffline, reset]);
  // Set at once, while `isPending` follows a render later: the second half of a double click starts nothing.
  const isUnderWay = useRef(false);
  return {
    isStarting: start.isPending,
    /** The person stays to watch the hook. */
    isWatched: start.isPending && start.variables.after === 'stay',
    problem: isHookPostponed ? null : startProblemText(start.error),
    /** Shown on the later steps. */
    postponed: isHookPostponed && start.error ? postponedStartText(start.error) : null,
    shortage: findShortage(start.error, priceCredits),
    dismiss: () => {
      dispatch({ type: 'dismiss-postponed-hook' });
      start.reset();
    },
    begin: ({ after, anotherThan = null }: Pick<Begin, 'after'> & Partial<Begin>) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      // A user who begins on a later step has continued already, and may have gone back by the time of the reply.
      const continueToUpload = () => {
        if (after === 'continue' && step === 'hook') continueFrom('hook');
      };
      start.mutate(
        { after, anotherThan },
        {
          onSuccess: continueToUpload,
          onError: (error) => {
            const canWait = after === 'continue' && isStartPostponable(error);
            dispatch({ type: canWait ? 'postpone-hook' : 'dismiss-postponed-hook' });
            if (canWait) continueToUpload();
          },
          onSettled: () => {
            isUnderWay.current = false;
          },
        },
      );
    },
  };
}
export type HookStart = ReturnType<typeof useHookStart>;
