import { useEffect, useState } from 'react';
import type { StoryStyle } from '#contract/stories.ts';
import { emptyDraft, findDraft, forgetDraft, rememberDraft, type StoryDraft } from './draft-memory.ts';

type Saved = { storyId: string | null; narrative: string; selectedStyle: StoryStyle } | null;
type KeptDraft = { of: string | null; draft: StoryDraft };

const open = (saved: Saved): KeptDraft => {
  const of = saved?.storyId ?? null;
  const usual = saved ? { narrative: saved.narrative, style: saved.selectedStyle } : emptyDraft;
  return { of, draft: findDraft(sessionStorage, of) ?? usual };
};

const isSame = (one: StoryDraft, other: StoryDraft): boolean =>
  one.narrative === other.narrative && one.style === other.style;

/** The entries for the open story, or for a new story; they survive a reload. */
export function useDraft(saved: Saved, isRestoring: boolean) {
  const [kept, setKept] = useState(() => open(saved));
  const of = saved?.storyId ?? null;
  if (!isRestoring && kept.of !== of) setKept(open(saved));
  const { draft } = kept;
  const usual = saved ? { narrative: saved.narrative, style: saved.selectedStyle } : emptyDraft;
  const isChanged = !isSame(draft, usual);
  useEffect(() => {
    if (isRestoring || kept.of !== of) return;
    if (isChanged) rememberDraft(sessionStorage, of, draft);
    else forgetDraft(sessionStorage, of);
  }, [draft, kept.of, of, isChanged, isRestoring]);
  return {
    ...draft,
    change: (values: Partial<StoryDraft>) => setKept({ ...kept, draft: { ...draft, ...values } }),
  };
}
export type Draft = ReturnType<typeof useDraft>;
