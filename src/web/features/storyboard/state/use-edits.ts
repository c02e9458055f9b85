import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  changeFrames,
  changeStoryboardSettings,
  readStoryboard,
  type Storyboard,
  type StoryboardSettings,
} from '#contract/calls/storyboards.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { findEdits, rememberEdits } from './edits-memory.ts';
import {
  afterSavingFrames,
  afterSavingSettings,
  rebaseEdits,
  resolveConflict,
  framesToSave,
  hasUnsaved,
  leaveField,
  moveFrame,
  writeNarration,
  type FrameEdits,
} from './frame-edits.ts';

const saveDelayMs = 700;
const retryEveryMs = 5_000;

const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500;
const isRefusedForOthers = (error: unknown): boolean => isRefusal(error) && error.code === 'edited_meanwhile';

/** Why saving failed, and the changes that were sent: once they differ, saving is tried again. */
type Failure = { error: unknown; edits: FrameEdits };

/**
 * The changes of this window. They are shown at once, survive a reload, are saved after a pause, and retried when the network
 * is back.
 */
export function useEdits(storyboard: Storyboard) {
  const { id } = storyboard;
  const queryClient = useQueryClient();
  const [ownEdits, setOwnEdits] = useState(() => rebaseEdits(findEdits(sessionStorage, id), storyboard));
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef(ownEdits);
  // Includes changes that other windows have saved since.
  const edits = rebaseEdits(ownEdits, storyboard);
  const running = useRef<Promise<boolean>>(undefined);

  const change = (next: (before: FrameEdits) => FrameEdits) => {
    latest.current = next(latest.current);
    rememberEdits(sessionStorage, id, latest.current);
    setOwnEdits(latest.current);
  };
  const cacheStoryboard = async (fresh: Storyboard) => {
    // The response to an earlier request would undo the changes saved now.
    await queryClient.cancelQueries({ queryKey: queryKeys.storyboard(id) });
    queryClient.setQueryData(queryKeys.storyboard(id), fresh);
  };
  const saveFrames = async () => {
    // Other windows may have moved or rewritten frames, so only the changes of this window are applied on top.
    const fresh = await call(readStoryboard, { params: { storyboardId: id }, query: {} });
    change((before) => rebaseEdits(before, fresh));
    const sent = latest.current;
    const frames = framesToSave(sent, fresh);
    if (frames === null) {
      change((before) => ({ ...before, order: null }));
      return cacheStoryboard(fresh);
    }
    const saved = await call(changeFrames, { params: { storyboardId: id }, body: { frames } });
    await cacheStoryboard(saved);
    change((before) => afterSavingFrames(before, sent, saved));
  };
  const saveSettings = async () => {
    const sent = latest.current.settings;
    if (Object.keys(sent).length === 0) return;
    const body = { params: { storyboardId: id }, body: sent };
    const saved = await call(changeStoryboardSettings, body).catch((error: unknown) => {
      // The choice is no longer available, so the settings return to what they were.
      if (isRefusal(error)) change((before) => afterSavingSettings(before, sent));
      throw error;
    });
    await cacheStoryboard(saved);
    change((before) => afterSavingSettings(before, sent));
  };
  const saveAll = async (): Promise<boolean> => {
    setIsSaving(true);
    try {
      if (hasUnsaved({ ...latest.current, settings: {} }))
        await saveFrames().catch((error: unknown) => {
          if (!isRefusedForOthers(error)) throw error;
          return saveFrames();
        });
      await saveSettings();
      setFailure(null);
      return true;
    } catch (error) {
      setFailure({ error, edits: latest.current });
      return false;
    } finally {
      setIsSaving(false);
      running.current = undefined;
    }
  };
  /** Saves are serialized, because two simultaneous calls could arrive in either order. */
  const save = (): Promise<boolean> => (running.current ??= saveAll());
  /** Resolves when everything is saved, to false if that failed. */
  const flush = async (): Promise<boolean> => {
    await running.current;
    while (hasUnsaved(latest.current)) if (!(await save())) return false;
    return true;
  };

  const saveNow = useEffectEvent(() => void save());
  const hasFailed = failure !== null && failure.edits === ownEdits;
  // After a refusal, saving is not retried until something changes.
  const isWaiting = hasUnsaved(edits) && !isSaving && !(hasFailed && isRefusal(failure.error));
  const waiting = isWaiting ? ownEdits : null;
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(saveNow, hasFailed ? retryEveryMs : saveDelayMs);
    return () => clearTimeout(timer);
  }, [waiting, hasFailed]);
  useEffect(() => {
    window.addEventListener('online', saveNow);
    return () => window.removeEventListener('online', saveNow);
  }, []);
  const saveBeforeLeaving = useEffectEvent(() => {
    if (hasUnsaved(latest.current)) void save();
  });
  useEffect(() => () => saveBeforeLeaving(), []);

  return {
    edits,
    isSaving,
    /** Why the last try failed; null once everything is saved. */
    error: failure?.error ?? null,
    save: () => void save(),
    dismiss: () => setFailure(null),
    flush,
    write: (frameId: string, saved: string, text: string) =>
      change((before) => writeNarration(before, { id: frameId }, saved, text)),
    leaveField: (frameId: string) => change((before) => leaveField(before, frameId)),
    decide: (frameId: string, choice: 'mine' | 'theirs') =>
      change((before) => resolveConflict(rebaseEdits(before, storyboard), frameId, choice)),
    move: (shown: readonly string[], frameId: string, to: number) =>
      change((before) => moveFrame(before, shown, frameId, to)),
    set: (settings: Partial<StoryboardSettings>) =>
      change((before) => ({ ...before, settings: { ...before.settings, ...settings } })),
  };
}
export type Edits = ReturnType<typeof useEdits>;
