import { useEffect, useState } from 'react';
import { emptyPost, type PostDraft } from './post-draft.ts';

const memoryKey = 'hookline.blogDraft';

function findStoredDraft(): PostDraft {
  const empty = emptyPost(new Date());
  try {
    const kept = JSON.parse(sessionStorage.getItem(memoryKey) ?? '{}') as Partial<PostDraft>;
    return { ...empty, ...kept };
  } catch {
    return empty;
  }
}

const isDifferent = (one: PostDraft, other: PostDraft): boolean =>
  (Object.keys(one) as (keyof PostDraft)[]).some((name) => one[name] !== other[name]);
const isWritten = (draft: PostDraft): boolean => isDifferent(emptyPost(new Date()), draft);

/** The draft, kept in this tab: it survives a reload or a wrong click. */
export function usePostDraft() {
  const [start] = useState(findStoredDraft);
  const [draft, setDraft] = useState(start);
  useEffect(() => sessionStorage.setItem(memoryKey, JSON.stringify(draft)), [draft]);
  return {
    draft,
    /** Whether the draft was changed since the page was opened, and is not empty. */
    isChanged: isWritten(draft) && isDifferent(start, draft),
    change: (values: Partial<PostDraft>) => setDraft((before) => ({ ...before, ...values })),
    reset: () => setDraft(emptyPost(new Date())),
  };
}
