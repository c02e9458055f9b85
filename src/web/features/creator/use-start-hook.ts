import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startHookComponent } from '#contract/calls/hooks.ts';
import { useAnalytics } from '../../lib/analytics/analytics-context.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { hookIdempotencyKey } from './hook-intent.ts';
import { texts } from './texts.ts';
import type { DraftControl } from './use-draft.ts';

/** Nobody answered, or not to the point: the same wish may be sent again under the same key. */
const isAnswer = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** Has the hook of the entries made. Started again without an answer in between, it charges once. */
export function useStartHook(control: DraftControl, onStarted: (generationId: string) => void) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  const { draft, generationId } = control;
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
    onSuccess: (reply) => {
      if (reply.status === 'processing' && reply.hookGenerationId !== draft.hookId) {
        const { templateId, overlayEnabled, text } = draft.hook;
        const entry = { Template: templateId, 'Text Overlay': overlayEnabled, Characters: text.length };
        analytics.track('Hook Started', entry);
      }
      control.endIntent();
      control.adoptHook({ generationId: reply.generationId, hookId: reply.hookGenerationId });
      onStarted(reply.generationId);
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      void queryClient.invalidateQueries({ queryKey: queryKeys.generation(reply.generationId) });
    },
    onError: (error) => {
      if (isAnswer(error)) control.endIntent();
      // An avatar that was there a moment ago may be the reason, and then that is said.
      if (isGone(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.templates });
    },
  });
}
