import { Button, Skeleton, Text } from '@mantine/core';
import { IconLayoutList, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { texts } from '../texts.ts';
import { addScene, canAddScene, isSaved, removeScene, type DraftScene } from './scene-draft.ts';
import { SceneList } from './scene-list.tsx';
import { nameOfScene } from './scene-name.ts';
import classes from './scene-panel.module.css';
import type { Scenes } from './use-scenes.ts';

const words = texts.scenes;
const wordsIn = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

/** The place of the scenes before there are any. */
const EmptyScenes = () => (
  <div className={classes.empty}>
    <IconLayoutList size={32} stroke={1.5} aria-hidden />
    <b>{words.empty}</b>
    <span>{words.emptyNote}</span>
  </div>
);

function SceneState({ scenes }: { scenes: Scenes }) {
  const { draft, isSaving, problem } = scenes;
  if (draft === null) return null;
  const state = isSaving ? words.saving : isSaved(draft) && !problem ? words.saved : words.unsaved;
  return <output className={classes.state}>{state}</output>;
}

/** The scene breakdown: every scene can be renamed, rewritten, moved, added and removed. */
export function ScenePanel({ scenes, hasStory }: { scenes: Scenes; hasStory: boolean }) {
  const { draft, story, change } = scenes;
  const [removing, setRemoving] = useState<DraftScene | null>(null);
  const shownRemoving = useLastValue(removing);
  const count = draft?.scenes.length ?? 0;
  const countOfWords = draft?.scenes.reduce((sum, { narration }) => sum + wordsIn(narration), 0) ?? 0;
  const remove = () => {
    if (draft && removing) change(removeScene(draft, removing.key));
    setRemoving(null);
  };
  return (
    <section className={classes.panel} aria-labelledby="story-scenes">
      <div className={classes.top}>
        <h2 id="story-scenes" className={classes.title}>
          {words.title}
        </h2>
        {draft ? <span className={classes.summary}>{words.summary(count, countOfWords)}</span> : null}
        <SceneState scenes={scenes} />
      </div>
      {hasStory ? null : <EmptyScenes />}
      {scenes.hasFailedToLoad ? (
        <RetryNotice onRetry={scenes.reload} label={texts.retry}>
          {words.loadFailed}
        </RetryNotice>
      ) : null}
      {scenes.problem ? (
        <RetryNotice onRetry={scenes.retry} label={texts.retry}>
          {failureText(scenes.problem, words.saveFailed)}
        </RetryNotice>
      ) : null}
      {scenes.theirs ? (
        <EditConflict
          isOwn
          theirChanges={scenes.theirPlaces.map((place) =>
            words.theirChange(place + 1, scenes.theirs!.scenes[place]!.title),
          )}
          onSaveMine={scenes.saveMine}
          onAcceptTheirs={scenes.acceptTheirs}
        />
      ) : null}
      {story?.notes.includes('names-not-found') ? <Notice tone="note">{words.names}</Notice> : null}
      {draft ? <SceneList draft={draft} onChange={change} onRemove={setRemoving} /> : null}
      {hasStory && !draft && !scenes.hasFailedToLoad ? (
        <Loading label={words.loading}>
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} height={104} mb={10} />
          ))}
        </Loading>
      ) : null}
      {draft && canAddScene(draft) ? (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => change(addScene(draft, crypto.randomUUID()))}
        >
          {words.add}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={removing !== null}
        title={words.removeTitle(shownRemoving ? nameOfScene(shownRemoving) : '')}
        keep={words.keep}
        confirm={words.confirmRemove}
        onClose={() => setRemoving(null)}
        onConfirm={remove}
      >
        <Text>{words.removeNote}</Text>
      </ConfirmDialog>
    </section>
  );
}
