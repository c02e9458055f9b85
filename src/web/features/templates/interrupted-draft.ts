import { emptyDraft, type TemplateDraft } from './template-draft.ts';

const memoryKey = 'hookline.templateDraft';

/** Keeps what was typed when a session ended, in this tab, for whoever signs in again. */
export const keepInterrupted = (draft: TemplateDraft): void =>
  sessionStorage.setItem(memoryKey, JSON.stringify(draft));

export const forgetInterrupted = (): void => sessionStorage.removeItem(memoryKey);

/** What was kept, or an empty draft. That the person in the clip agreed is confirmed anew by whoever saves it. */
export function recallInterrupted(): TemplateDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(memoryKey) ?? '{}') as Partial<TemplateDraft>;
    return { ...emptyDraft, ...kept, consent: false };
  } catch {
    return emptyDraft;
  }
}
