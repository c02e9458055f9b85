import { useEffect } from 'react';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { onSessionExpired } from '../../lib/session.ts';
import { draftOf, emptyDraft, type TemplateDraft } from './template-draft.ts';

type InterruptedDraft = {
  draft: TemplateDraft;
  /** The initial values of the form; null for a new template. A version saved since is not overwritten. */
  before: TemplateDetails | null;
};

const memoryKeyOf = (templateId: string | undefined): string =>
  templateId === undefined ? 'hookline.templateDraft' : `hookline.templateDraft.${templateId}`;

/** The stored draft; null if there is none. Consent is confirmed again when it is saved. */
export function findInterruptedDraft(templateId?: string): InterruptedDraft | null {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(memoryKeyOf(templateId)) ?? 'null',
    ) as InterruptedDraft | null;
    return (
      stored && { ...stored, draft: { ...emptyDraft, ...stored.draft, consent: isConsentUnchanged(stored) } }
    );
  } catch {
    return null;
  }
}

function isConsentUnchanged({ draft, before }: InterruptedDraft): boolean {
  if (!before || !draft.consent) return false;
  const began = draftOf(before);
  return began.consent && began.videoUrl === draft.videoUrl;
}

/** Keeps a draft in this tab for the next sign-in if the session ends; discards it if the user leaves on purpose. */
export function useStoreInterruptedDraft(
  { draft, before }: InterruptedDraft,
  isChanged: boolean,
  templateId: string | undefined = before?.id,
): void {
  const memoryKey = memoryKeyOf(templateId);
  useEffect(() => sessionStorage.removeItem(memoryKey), [memoryKey]);
  useEffect(() => {
    if (!isChanged) return;
    return onSessionExpired(() => sessionStorage.setItem(memoryKey, JSON.stringify({ draft, before })));
  }, [memoryKey, draft, before, isChanged]);
}
