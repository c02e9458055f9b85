import { useCallback, useEffect, useState } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { draftFromGeneration, emptyDraft, type CreatorDraft } from './draft.ts';
import { findDraft, forgetDraft, rememberDraft } from './draft-memory.ts';
import type { CreatorStep } from './steps.ts';

export type Opened = { generationId: string | null; draft: CreatorDraft; step: CreatorStep };

/** A new video, with what was typed before a detour to the paywall. */
export function openNew(templateId: string | null): Opened {
  const kept = findDraft(sessionStorage, null) ?? emptyDraft(crypto.randomUUID());
  const draft = templateId === null ? kept : { ...kept, hook: { ...kept.hook, templateId } };
  return { generationId: null, draft, step: 'hook' };
}

/** The entries of one video: kept in this tab at every change. */
export function useDraft(opened: Opened) {
  const [state, setState] = useState(opened);
  const { generationId, draft, step } = state;
  useEffect(() => rememberDraft(sessionStorage, generationId, draft), [generationId, draft]);

  const change = <Part extends 'hook' | 'product' | 'music'>(
    part: Part,
    values: Partial<CreatorDraft[Part]>,
  ) =>
    setState((current) => ({
      ...current,
      draft: { ...current.draft, [part]: { ...current.draft[part], ...values } },
    }));
  const changeDraft = useCallback(
    (next: (draft: CreatorDraft) => CreatorDraft) =>
      setState((current) => ({ ...current, draft: next(current.draft) })),
    [],
  );
  return {
    generationId,
    draft,
    step,
    changeDraft,
    changeHook: (values: Partial<CreatorDraft['hook']>) => change('hook', values),
    changeProduct: (values: Partial<CreatorDraft['product']>) => change('product', values),
    changeMusic: (values: Partial<CreatorDraft['music']>) => change('music', values),
    openStep: (next: CreatorStep) => setState((current) => ({ ...current, step: next })),
    /** The hook that the video has is the wished one after all. */
    keepHook: (generation: Generation) =>
      setState((current) => {
        const { hook, hookId } = draftFromGeneration(current.draft.id, generation);
        return { ...current, draft: { ...current.draft, hook, hookId, discardedHookId: null } };
      }),
    discardHook: () =>
      setState((current) => ({
        ...current,
        draft: { ...current.draft, discardedHookId: current.draft.hookId },
      })),
    /** Any answer to a start ends its intent: the next start is a new one. */
    endIntent: () =>
      setState((current) => ({
        ...current,
        draft: { ...current.draft, attempt: current.draft.attempt + 1 },
      })),
    adoptHook: (ids: { generationId: string; hookId: string }) => {
      forgetDraft(sessionStorage, null);
      setState((current) => ({
        ...current,
        generationId: ids.generationId,
        draft: { ...current.draft, hookId: ids.hookId, discardedHookId: null },
      }));
    },
  };
}
export type DraftControl = ReturnType<typeof useDraft>;
