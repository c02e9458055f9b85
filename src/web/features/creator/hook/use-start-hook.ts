import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startHookComponent } from '#contract/calls/hooks.ts';
import { useAnalytics } from '../../../lib/analytics/analytics-context.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { hookIdempotencyKey } from '../state/hook-identity.ts';
import { texts } from '../texts.ts';

/** The server refused. Without such a response, the same start may be sent again under the same key. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** Starts the hook of the entries. Repeated after a lost response, it charges once. */
export function useStartHook({ generationId, draft, dispatch, adoptHook }: CreatorControl) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  return useMutation({
    mutationFn: async () => {
      const reply = await call(startHookComponent, {
        body: {
          templateId: draft.hook.templateId ?? '',
          hookText: draft.hook.text,
          textOverlayEnabled: draft.hook.overlayEnabled,
          voice: draft.hook.voice,
          style: draft.hook.style,
          speed: draft.hook.speed,
          generationId,
        },
        keepsSession: true,
        idempotencyKey: hookIdempotencyKey(draft, generationId),
      });
      if (!reply.generationId || !reply.hookGenerationId) {
        throw new CallError('internal', startHookComponent.status, texts.hook.missingDetails);
      }
      return reply;
    },
    onSuccess: async (reply) => {
      if (reply.status === 'processing' && reply.hookGenerationId !== draft.hookId) {
        const { templateId, overlayEnabled, text } = draft.hook;
        const entry = { Template: templateId, 'Text Overlay': overlayEnabled, Characters: text.length };
        analytics.track('Hook Started', entry);
      }
      dispatch({ type: 'end-attempt' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      void queryClient.invalidateQueries({ queryKey: queryKeys.generation(reply.generationId) });
      await adoptHook({ generationId: reply.generationId, hookId: reply.hookGenerationId });
    },
    onError: (error) => {
      if (isRefusal(error)) dispatch({ type: 'end-attempt' });
      // The avatar may have been deleted in the meantime; the reloaded list explains the refusal.
      if (isGone(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.templates });
    },
  });
}
