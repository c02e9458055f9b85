import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { changeScenes } from '#contract/calls/stories.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { storyQuery } from '../state/queries.ts';
import { renameIds, type Story } from '../state/replies.ts';
import {
  afterSave,
  canSave,
  changedPlaces,
  isSaved,
  openScenes,
  rebase,
  scenesBody,
  type SceneDraft,
} from './scene-draft.ts';
import { findScenes, rememberScenes } from './scene-memory.ts';

/** How long typing must pause before the text is saved. */
const saveDelayMs = 800;

const open = (story: Story): SceneDraft => {
  const unsaved = findScenes(sessionStorage, story.storyId);
  return unsaved ? { ...openScenes(story), ...unsaved } : openScenes(story);
};

type Edited = { storyId: string; draft: SceneDraft };

/** The scenes of a story while they are edited. They are saved automatically, but never over another version unasked. */
export function useScenes(storyId: string | null) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...storyQuery(storyId ?? ''), enabled: storyId !== null });
  const story = storyId === null ? undefined : query.data;
  const [edited, setEdited] = useState<Edited | null>(null);
  const draft = edited !== null && edited.storyId === storyId ? edited.draft : null;
  const setDraft = (next: SceneDraft) => storyId && setEdited({ storyId, draft: next });
  // A newer version replaces a version that was not changed here.
  if (story && (draft === null || (isSaved(draft) && story.version > draft.version))) setDraft(open(story));

  const save = useMutation({
    mutationFn: async (sent: SceneDraft) => ({
      sent,
      saved: renameIds(
        await call(changeScenes, { params: { storyId: storyId ?? '' }, body: scenesBody(sent) }),
      ),
    }),
    onSuccess: ({ sent, saved }) => {
      queryClient.setQueryData(queryKeys.story(saved.storyId), saved);
      setEdited((now) =>
        now?.storyId === saved.storyId ? { ...now, draft: afterSave(now.draft, sent.scenes, saved) } : now,
      );
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'edited_meanwhile') void query.refetch();
    },
  });
  const { mutate, mutateAsync, isPending: isSaving, isError, error, reset } = save;
  const hasConflict = error instanceof CallError && error.code === 'edited_meanwhile';
  const theirs = hasConflict && story && draft && story.version !== draft.version ? story : null;

  useEffect(() => {
    if (draft === null || storyId === null) return;
    rememberScenes(sessionStorage, storyId, isSaved(draft) ? null : draft);
  }, [draft, storyId]);
  const isWaiting = draft !== null && canSave(draft) && !isSaving && !isError;
  const saveNow = useEffectEvent((rested: SceneDraft) => mutate(rested));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => saveNow(draft), saveDelayMs);
    return () => clearTimeout(timer);
  }, [isWaiting, draft]);
  const retry = () => draft && mutate(draft);
  useEffect(() => {
    if (!isError || hasConflict) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });

  return {
    story,
    draft,
    hasFailedToLoad: query.isError && story === undefined,
    reload: () => void query.refetch(),
    change: (next: SceneDraft) => {
      setDraft(next);
      if (isError && !hasConflict) reset();
    },
    isSaving,
    /** Null while nothing has failed. */
    problem: isError && !hasConflict ? error : null,
    retry,
    theirs,
    theirPlaces: theirs && draft ? changedPlaces(draft.saved, theirs.scenes) : [],
    saveMine: () => {
      if (!theirs || !draft) return;
      const mine = rebase(draft, theirs);
      setDraft(mine);
      mutate(mine);
    },
    acceptTheirs: () => {
      if (!theirs) return;
      setDraft(openScenes(theirs));
      reset();
    },
    /** Saves unsaved changes. Returns false if that fails. */
    flush: async (): Promise<boolean> => {
      if (draft === null || isSaved(draft)) return draft !== null;
      if (!canSave(draft) || hasConflict) return false;
      return mutateAsync(draft).then(
        () => true,
        () => false,
      );
    },
  };
}
export type Scenes = ReturnType<typeof useScenes>;
