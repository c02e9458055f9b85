import { Button, Stack, Text, Title } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { storyTexts } from '#contract/stories.ts';
import { useIsLate } from '../../../parts/task-progress/use-is-late.ts';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { ScenePanel } from '../scenes/scene-panel.tsx';
import type { Scenes } from '../scenes/use-scenes.ts';
import { canSplit } from '../state/narrative.ts';
import type { Draft } from '../state/use-draft.ts';
import type { StoryControl } from '../state/use-story.ts';
import { StyleField } from '../styles/style-field.tsx';
import { texts } from '../texts.ts';
import { NarrativeField } from './narrative-field.tsx';
import classes from './narrative-tab.module.css';
import { RecentStories } from './recent-stories.tsx';
import type { Split } from './use-split.ts';

type NarrativeTabProps = { story: StoryControl; draft: Draft; scenes: Scenes; split: Split };

const words = texts.narrative;
/** The built-in rules take less than a second; a connected model can take a minute or more. */
const readingNoteAfterMs = 3_000;

/** The narrative with its style beside the scenes that it was split into. */
export function NarrativeTab({ story, draft, scenes, split }: NarrativeTabProps) {
  const { saved } = story;
  const hasStory = saved !== null;
  const isSplitAlready = saved?.narrative.trim() === draft.narrative.trim();
  const begin = () => split.begin({ narrative: draft.narrative, style: draft.style });
  const showsReadingNote = useIsLate(split.isSplitting, readingNoteAfterMs);
  return (
    <div className={classes.layout}>
      <div className={classes.heading}>
        <Title order={1} className={classes.title}>
          {words.title}
        </Title>
        <p className={classes.lead}>{words.lead}</p>
      </div>
      <Stack gap="lg" className={classes.fields}>
        <NarrativeField
          value={draft.narrative}
          isLocked={split.isSplitting}
          onChange={(narrative) => draft.change({ narrative })}
        />
        <StyleField label={words.style} value={draft.style} onChange={(style) => draft.change({ style })} />
        {split.problem === null ? null : (
          <RetryNotice
            onRetry={split.problem === storyTexts.narrativeEmpty ? null : begin}
            label={texts.retry}
          >
            {split.problem}
          </RetryNotice>
        )}
        {showsReadingNote ? (
          <Text component="output" size="sm" c="dimmed">
            {words.reading}
          </Text>
        ) : null}
        {hasStory && !isSplitAlready ? (
          <Text size="sm" c="dimmed">
            {words.splitAgainNote}
          </Text>
        ) : null}
      </Stack>
      <div className={classes.scenes}>
        <ScenePanel scenes={scenes} hasStory={hasStory} />
        {hasStory ? null : <RecentStories onOpen={story.openStory} />}
      </div>
      <div className={classes.actions}>
        <ActionBar>
          {isSplitAlready ? (
            <ContinueButton label={words.goOn} onClick={() => void story.openTab('assets')} />
          ) : (
            <Button
              size="lg"
              variant="gradient"
              leftSection={<IconWand size={20} aria-hidden />}
              disabled={!canSplit(draft.narrative) && !split.isSplitting}
              loading={split.isSplitting}
              onClick={begin}
            >
              {hasStory ? words.splitAgain : words.split}
            </Button>
          )}
        </ActionBar>
      </div>
    </div>
  );
}
