import { Button } from '@mantine/core';
import { IconMicrophone2 } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { MyHook } from '#contract/calls/hooks.ts';
import { EmptyNotice } from '../../../ui/empty-notice.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { LoadMore } from '../load-more.tsx';
import { texts } from '../texts.ts';
import { withoutRepeats } from '../without-repeats.ts';
import { DeleteHookDialog } from './delete-hook-dialog.tsx';
import { HookCard } from './hook-card.tsx';
import classes from './hook-card.module.css';
import { hooksQuery } from './hooks-query.ts';
import { HooksSkeleton } from './hooks-skeleton.tsx';
import { useDeleteHook } from './use-delete-hook.ts';

/** The own finished hooks, newest first; at most one of them is heard. */
export function MyHooks() {
  const query = useInfiniteQuery(hooksQuery);
  const [playingId, setPlayingId] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<MyHook | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const remove = useDeleteHook({
    // The button that opened the dialog is gone with its hook.
    onDeleted: () => list.current?.focus({ preventScroll: true }),
  });
  if (query.data === undefined) {
    return query.isError ? (
      <FailureNotice
        text={texts.hooks.failed}
        note={texts.safe}
        onRetry={query.isFetching ? undefined : () => void query.refetch()}
      />
    ) : (
      <HooksSkeleton />
    );
  }
  const hooks = withoutRepeats(query.data.pages.flatMap((page) => page.hooks));
  return (
    <>
      {hooks.length === 0 && !query.isFetching ? <NoHooks /> : null}
      <ul className={classes.grid} ref={list} tabIndex={-1} aria-label={texts.hooks.title}>
        {hooks.map((hook) => (
          <li key={hook.id}>
            <HookCard
              hook={hook}
              isPlaying={hook.id === playingId}
              onPlayingChange={(isPlaying) =>
                setPlayingId((current) => (isPlaying ? hook.id : current === hook.id ? null : current))
              }
              onDelete={() => setDoomed(hook)}
              onUnplayable={() => void query.refetch()}
            />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
      <DeleteHookDialog
        hook={doomed}
        isDeleting={remove.isPending}
        onCancel={() => setDoomed(null)}
        onConfirm={(hookId) => remove.mutate(hookId, { onSettled: () => setDoomed(null) })}
      />
    </>
  );
}

const NoHooks = () => (
  <EmptyNotice
    picture={<IconMicrophone2 size={56} stroke={1.25} color="var(--mantine-color-dimmed)" aria-hidden />}
    text={texts.hooks.none}
    action={
      <Button
        variant="gradient"
        size="lg"
        fullWidth
        renderRoot={(props) => <Link {...props} to="/hook-generator" />}
      >
        {texts.hooks.createFirst}
      </Button>
    }
  />
);
