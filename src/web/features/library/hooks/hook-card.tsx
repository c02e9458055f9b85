import { ActionIcon, Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MyHook } from '#contract/calls/hooks.ts';
import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import { engineLine, engineNoteText } from '../../../lib/engine-line.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { EngineNotes } from '../../../ui/engine-notes.tsx';
import { texts } from '../texts.ts';
import classes from './hook-card.module.css';
import { HookFrame } from './hook-frame.tsx';

type HookCardProps = {
  hook: MyHook;
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
  onDelete: () => void;
  /** The address has expired, or the file is gone. */
  onUnplayable: () => void;
};

export function HookCard({ hook, isPlaying, onPlayingChange, onDelete, onUnplayable }: HookCardProps) {
  const { hookUrl, hookText, take } = hook;
  const isOneOfSeveral = take !== null && take.count > 1;
  return (
    <article className={classes.card} aria-label={hookText}>
      <HookFrame
        hook={hook}
        isPlaying={isPlaying}
        onPlayingChange={onPlayingChange}
        onUnplayable={onUnplayable}
      />
      <div className={classes.about}>
        <Text fw={600} lineClamp={2} className={classes.title}>
          {withoutEmphasisMarks(hookText)}
        </Text>
        <Text size="sm" truncate>
          {hook.templateName}
        </Text>
        <Text size="xs" c="dimmed" className={classes.date}>
          {isOneOfSeveral ? formatDateTime(hook.createdAt) : formatDate(hook.createdAt)}
        </Text>
        {take ? (
          <Text size="xs" className={classes.take}>
            {[
              isOneOfSeveral ? texts.hooks.take(take.number, take.count) : null,
              take.isChosen ? texts.hooks.chosen : texts.hooks.spare,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ) : null}
      </div>
      <EngineNotes line={engineLine(hook.engines)} notes={hook.engines.notes.map(engineNoteText)} />
      <div className={classes.actions}>
        <Button
          aria-label={texts.hooks.useOf(hookText)}
          renderRoot={(props) => <Link {...props} to="/video-creator" search={{ hookUrl, hookText }} />}
        >
          {texts.hooks.use}
        </Button>
        <ActionIcon size={42} aria-label={texts.hooks.deleteOf(hookText)} onClick={onDelete}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
    </article>
  );
}
