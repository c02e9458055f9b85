import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { storyTexts } from '#contract/stories.ts';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import type { CreateButton } from './create-button.ts';

type StoryboardActionsProps = {
  create: CreateButton;
  /** Frames that the user may go on with; null where there are not enough. */
  frames: number | null;
  /** New frames are wanted before the user goes on. */
  isCreateFirst: boolean;
  onCreate: () => void;
  onContinue: () => void;
};

/** The next thing to do with the storyboard, always in sight. */
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
