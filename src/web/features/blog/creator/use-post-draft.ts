import { useEffect, useState } from 'react';
import { emptyPost, type PostDraft } from './post-draft.ts';

const memoryKey = 'hookline.blogDraft';

function recall(): PostDraft {
  const empty = emptyPost(new Date());
  try {
    const kept = JSON.parse(sessionStorage.getItem(memoryKey) ?? '{}') as Partial<PostDraft>;
    return { ...empty, ...kept };
  } catch {
    return empty;
  }
}

/** What is written, kept in this tab: a reload or a wrong click loses none of it. */
export function usePostDraft() {
  const [draft, setDraft] = useState(recall);
  useEffect(() => sessionStorage.setItem(memoryKey, JSON.stringify(draft)), [draft]);
  return {
    draft,
    change: (values: Partial<PostDraft>) => setDraft((before) => ({ ...before, ...values })),
    reset: () => setDraft(emptyPost(new Date())),
  };
}
