import { useEffect, useState } from 'react';
import type { StoryStyle } from '#contract/stories.ts';
import { emptyDraft, findDraft, forgetDraft, rememberDraft, type StoryDraft } from './draft-memory.ts';

type Saved = { storyId: string | null; narrative: string; selectedStyle: StoryStyle } | null;
/** `usual` is what was saved when the draft was last compared with it. */
type KeptDraft = { of: string | null; usual: StoryDraft; draft: StoryDraft };

const usualOf = (saved: Saved): StoryDraft =>
  saved ? { narrative: saved.narrative, style: saved.selectedStyle } : emptyDraft;

const open = (saved: Saved): KeptDraft => {
  const of = saved?.storyId ?? null;
  const usual = usualOf(saved);
  return { of, usual, draft: findDraft(sessionStorage, of) ?? usual };
};

const isSame = (one: StoryDraft, other: StoryDraft): boolean =>
  one.narrative === other.narrative && one.style === other.style;

/** The draft after another window has saved `usual`: fields that were not changed here follow it. */
export const mergeSaved = (draft: StoryDraft, before: StoryDraft, usual: StoryDraft): StoryDraft => ({
  narrative: draft.narrative === before.narrative ? usual.narrative : draft.narrative,
  style: draft.style === before.style ? usual.style : draft.style,
});

/** The entries for the open story, or for a new story; they survive a reload. */
export function useDraft(saved: Saved, isRestoring: boolean) {
  const [kept, setKept] = useState(() => open(saved));
  const of = saved?.storyId ?? null;
  const usual = usualOf(saved);
  if (!isRestoring && kept.of !== of) setKept(open(saved));
  else if (!isRestoring && !isSame(kept.usual, usual))
    setKept({ of, usual, draft: mergeSaved(kept.draft, kept.usual, usual) });
  const { draft } = kept;
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
