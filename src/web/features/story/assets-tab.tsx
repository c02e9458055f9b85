import { Title } from '@mantine/core';
import classes from './assets-tab.module.css';
import { CastSection } from './cast/cast-section.tsx';
import type { Assets } from './cast/use-assets.ts';
import { createButton } from './frames/create-button.ts';
import { FramesSection } from './frames/frames-section.tsx';
import { isOutdatedFor } from './frames/frames-to-show.ts';
import { StoryboardActions } from './frames/storyboard-actions.tsx';
import type { StoryFramesControl } from './frames/use-story-frames.ts';
import { framesToContinueWith, isBusy, storyboardOf } from './run/run.ts';
import type { Scenes } from './scenes/use-scenes.ts';
import type { Draft } from './state/use-draft.ts';
import type { StoryControl } from './state/use-story.ts';
import { StyleField } from './styles/style-field.tsx';
import { texts } from './texts.ts';

type AssetsTabProps = {
  storyId: string;
  story: StoryControl;
  draft: Draft;
  scenes: Scenes;
  cast: Assets;
  storyboard: StoryFramesControl;
  onContinue: (storyboardId: string) => void;
};

/** Scrolls to the top of an opened tab. */
const showScenes = (): void =>
  void requestAnimationFrame(() => document.querySelector('#story-scenes')?.scrollIntoView());

/** Characters and products, the visual style, and the frames. */
export function AssetsTab(props: AssetsTabProps) {
  const { storyId, story, draft, scenes, cast, storyboard, onContinue } = props;
  const { run, cost } = storyboard;
  const isLocked = isBusy(run);
  const drawn = storyboardOf(run);
  const isOutdated = isOutdatedFor(drawn, { scenes: scenes.draft, style: draft.style });
  const create = createButton({
    run,
    narrative: story.saved?.narrative ?? '',
    assets: cast.assets ?? null,
    isOutdated,
    credits: cost,
  });
  return (
    <div className={classes.sections}>
      <Title order={1} className={classes.story}>
        {scenes.story?.title ?? texts.cast.title}
      </Title>
      <CastSection storyId={storyId} cast={cast} story={scenes.story} isLocked={isLocked} />
      <section className={classes.style} aria-labelledby="story-style">
        <div>
          <h2 id="story-style" className={classes.title}>
            {texts.style.title}
          </h2>
          <p className={classes.lead}>{texts.style.lead}</p>
        </div>
        <StyleField
          label={texts.style.title}
          isLabelHidden
          value={draft.style}
          onChange={(style) => draft.change({ style })}
        />
      </section>
      <FramesSection
        control={storyboard}
        scenes={scenes}
        isOutdated={isOutdated}
        onEditScenes={() => void story.openTab('narrative').then(showScenes)}
      />
      <StoryboardActions
        create={create}
        frames={framesToContinueWith(run)}
        isCreateFirst={isOutdated && !isLocked}
        onCreate={storyboard.begin}
        onContinue={() => drawn && onContinue(drawn.id)}
      />
    </div>
  );
}
