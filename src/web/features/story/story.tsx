import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { storySteps } from '#contract/stories.ts';
import { CreditsModal } from '../../parts/credits-modal/credits-modal.tsx';
import { useStepStart } from '../../parts/wizard-frame/use-step-start.ts';
import { WizardFrame } from '../../parts/wizard-frame/wizard-frame.tsx';
import { AssetsTab } from './assets-tab.tsx';
import { useAssets } from './cast/use-assets.ts';
import { useStoryFrames } from './frames/use-story-frames.ts';
import { NarrativeTab } from './narrative/narrative-tab.tsx';
import { useSplit } from './narrative/use-split.ts';
import { Restoring } from './restoring.tsx';
import { framesToContinueWith, storyboardOf } from './run/run.ts';
import { useScenes } from './scenes/use-scenes.ts';
import { storyTabs, type StoryTab } from './state/place.ts';
import { useDraft } from './state/use-draft.ts';
import { useStory, type StoryProps } from './state/use-story.ts';
import classes from './story.module.css';
import { texts } from './texts.ts';

type WizardProps = StoryProps & {
  /** Leads to the storyboard's own page. */
  onComplete: (storyboardId: string) => void;
  onAddCredits: () => void;
};

const ids = ['craft', 'storyboards', 'share'] as const;
const steps = ids.map((id, place) => ({ id, name: storySteps[place]! }));

function Wizard({ onComplete, onAddCredits, ...props }: WizardProps) {
  const story = useStory(props);
  const { saved, tab } = story;
  const storyId = saved?.storyId ?? null;
  const draft = useDraft(saved, story.isRestoring);
  const scenes = useScenes(storyId);
  const cast = useAssets(storyId);
  const split = useSplit(story, props.draftId);
  const { flush: flushScenes } = scenes;
  const storyboard = useStoryFrames({ story, style: draft.style, flushScenes, onComplete });
  const { run } = storyboard;
  const goOn = () => {
    const drawn = storyboardOf(run);
    if (drawn) onComplete(drawn.id);
  };
  useStepStart(tab);
  return (
    <WizardFrame
      label={texts.wizard}
      steps={steps}
      current="craft"
      canOpen={(id) => id === 'craft' || (id === 'storyboards' && framesToContinueWith(run) !== null)}
      onOpen={(id) => id === 'storyboards' && goOn()}
    >
      <Tabs value={tab} onChange={(next) => next && void story.openTab(next as StoryTab)} keepMounted={false}>
        <Tabs.List className={classes.tabs} aria-label={texts.tabList}>
          {storyTabs.map((id) => (
            <Tabs.Tab key={id} value={id} disabled={id === 'assets' && saved === null && !story.isRestoring}>
              {texts.tabs[id]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="narrative">
          {story.isRestoring ? (
            <Restoring />
          ) : (
            <NarrativeTab story={story} draft={draft} scenes={scenes} split={split} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="assets">
          {story.isRestoring || storyId === null ? (
            <Restoring />
          ) : (
            <AssetsTab
              storyId={storyId}
              story={story}
              draft={draft}
              scenes={scenes}
              cast={cast}
              storyboard={storyboard}
              onContinue={onComplete}
            />
          )}
        </Tabs.Panel>
      </Tabs>
      <CreditsModal
        shortage={storyboard.shortage}
        needed={texts.frames.needed}
        onClose={storyboard.dismissShortage}
        onAddCredits={onAddCredits}
      />
    </WizardFrame>
  );
}

/** The first step of a story, from its narrative to its frames. */
export const StoryWizard = (props: WizardProps) => <Wizard key={props.draftId} {...props} />;
