import { useRef, useState } from 'react';
import type { MyHook } from '#contract/calls/hooks.ts';
import { texts } from '../texts.ts';
import { DeleteHookDialog } from './delete-hook-dialog.tsx';
import { HookCard } from './hook-card.tsx';
import classes from './hook-wall.module.css';
import { useDeleteHook } from './use-delete-hook.ts';

type HookWallProps = { hooks: readonly MyHook[]; onUnplayable: () => void };

/** Hooks side by side; at most one plays with sound. */
export function HookWall({ hooks, onUnplayable }: HookWallProps) {
  const [playingId, setPlayingId] = useState<string | null>(null);
  const [hookToDelete, setHookToDelete] = useState<MyHook | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const remove = useDeleteHook();
  const confirm = (hookId: string) =>
    remove.mutate(hookId, {
      // The button that opened the dialog is gone with its hook.
      onSuccess: () => list.current?.focus({ preventScroll: true }),
      onSettled: () => setHookToDelete(null),
    });
  return (
    <>
      <ul className={classes.wall} ref={list} tabIndex={-1} aria-label={texts.hooks.title}>
        {hooks.map((hook) => (
          <li key={hook.id}>
            <HookCard
              hook={hook}
              isPlaying={hook.id === playingId}
              onPlayingChange={(isPlaying) =>
                setPlayingId((current) => (isPlaying ? hook.id : current === hook.id ? null : current))
              }
              onDelete={() => setHookToDelete(hook)}
              onUnplayable={onUnplayable}
            />
          </li>
        ))}
      </ul>
      <DeleteHookDialog
        hook={hookToDelete}
        isDeleting={remove.isPending}
        onCancel={() => setHookToDelete(null)}
        onConfirm={confirm}
      />
    </>
  );
}
