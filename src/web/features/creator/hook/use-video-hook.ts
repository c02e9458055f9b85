import { useQuery } from '@tanstack/react-query';
import type { Generation } from '#contract/calls/generations.ts';
import { useTemplate, useTemplates } from '../../../parts/template-picker/use-templates.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { isHookChoiceRequired } from '../state/hook-identity.ts';
import { useHook } from '../watch/hook-watch.ts';
import { hookPriceQuery } from '../watch/queries.ts';
import { useHookStart, useSignInRedirect } from './use-hook-start.ts';

/** The hook that the entries describe: its speaker, its progress, and how to start it. */
export function useVideoHook(control: CreatorControl, generation: Generation | undefined) {
  const { draft } = control;
  const { template } = useTemplate(useTemplates(), draft.hook.templateId);
  const hookState = useHook(draft, template?.voice);
  const cost = useQuery(hookPriceQuery).data;
  const start = useHookStart(control, cost);
  useSignInRedirect(hookState.error);
  const { isUsable } = hookState;
  const facts = { generation, isUsable, isStarting: start.isStarting, ownVoice: template?.voice };
  return { template, hookState, cost, start, isOtherHook: isHookChoiceRequired(control, facts) };
}
