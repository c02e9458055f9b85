import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { storyTexts } from '#contract/stories.ts';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import type { CreateButton } from './create-button.ts';

type StoryboardActionsProps = {
  create: CreateButton;
  /** The number of frames to continue with; null if there are not enough. */
  frames: number | null;
  /** The user has to request new frames before continuing. */
  isCreateFirst: boolean;
  onCreate: () => void;
  onContinue: () => void;
};

/** The next action for the storyboard, always in view. */
export function StoryboardActions(props: StoryboardActionsProps) {
  const { create, frames, isCreateFirst, onCreate, onContinue } = props;
  const goOn = frames === null ? null : storyTexts.continueWith(frames);
  return (
    <ActionBar>
      {goOn !== null && isCreateFirst ? (
        <Button size="lg" onClick={onContinue}>
          {goOn}
        </Button>
      ) : null}
      {goOn !== null && !isCreateFirst ? (
        <ContinueButton label={goOn} onClick={onContinue} />
      ) : (
        <Button
          size="lg"
          variant="gradient"
          leftSection={<IconSparkles size={20} aria-hidden />}
          disabled={create.isDisabled}
          data-busy={create.isBusy}
          onClick={onCreate}
        >
          {create.label}
        </Button>
      )}
    </ActionBar>
  );
}
