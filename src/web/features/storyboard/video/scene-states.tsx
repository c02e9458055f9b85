import { Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { StoryVideoSceneStatus, StoryVideo } from '#contract/calls/story-videos.ts';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { texts } from '../texts.ts';
import classes from './scene-states.module.css';

type SceneStatesProps = {
  scenes: StoryVideo['scenes'];
  frames: readonly StoryFrame[];
  /** The work was stopped or has failed, so no scene is in progress. */
  isOver: boolean;
};

const words = texts.video;

type SceneState = StoryVideoSceneStatus | 'missing';
const stateOf = (status: StoryVideoSceneStatus, isOver: boolean): SceneState =>
  isOver && (status === 'working' || status === 'waiting') ? 'missing' : status;

function StateMark({ status }: { status: SceneState }) {
  if (status === 'ready') return <IconCheck size={18} aria-hidden />;
  if (status === 'failed') return <IconAlertCircle size={18} aria-hidden />;
  return status === 'working' ? <Loader size={16} aria-hidden /> : null;
}

/** The state of each scene. */
export const SceneStates = ({ scenes, frames, isOver }: SceneStatesProps) => (
  <section aria-label={words.scenes}>
    <h2 className={classes.heading}>{words.scenes}</h2>
    <ol className={classes.list}>
      {scenes.map(({ frameId, title, status: reported }) => {
        const status = stateOf(reported, isOver);
        const imageUrl = frames.find(({ id }) => id === frameId)?.imageUrl ?? null;
        return (
          <li key={frameId} className={classes.scene} data-state={status}>
            {imageUrl === null ? (
              <span className={classes.thumb} />
            ) : (
              <img className={classes.thumb} src={imageUrl} alt="" />
            )}
            <span className={classes.title}>{title}</span>
            <span className={classes.state}>{words.sceneStates[status]}</span>
            <span className={classes.mark}>
              <StateMark status={status} />
            </span>
          </li>
        );
      })}
    </ol>
  </section>
);
