import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconCoins } from '@tabler/icons-react';
import { wizardFrameTexts } from '../../../parts/wizard-frame/wizard-frame-texts.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { texts } from '../texts.ts';
import classes from './hook-actions.module.css';

type HookActionsProps = {
  /** Credits that a start costs; unknown until the prices are there. */
  cost: number | undefined;
  isComplete: boolean;
  isStarting: boolean;
  /** The hook of these entries: none, on its way, or finished. */
  usable: 'none' | 'making' | 'ready';
  onGenerate: () => void;
  onContinue: () => void;
  onAnother: () => void;
};

function Cost({ credits }: { credits: number | undefined }) {
  if (credits === undefined) return null;
  return (
    <span className={classes.cost}>
      <IconCoins size={18} aria-hidden /> {credits}
      <VisuallyHidden>{texts.credits.unit}</VisuallyHidden>
    </span>
  );
}

export function HookActions(props: HookActionsProps) {
  const { cost, isComplete, isStarting, usable, onGenerate, onContinue, onAnother } = props;
  const isNew = usable === 'none';
  return (
    <ActionBar>
      {usable === 'ready' ? (
        <Button size="lg" onClick={onAnother}>
          {texts.hook.another}
        </Button>
      ) : null}
      {isNew ? (
        <Button
          size="lg"
          disabled={!isComplete || isStarting}
          onClick={onGenerate}
          rightSection={<Cost credits={cost} />}
        >
          {texts.hook.generate}
        </Button>
      ) : null}
      <Button
        size="lg"
        variant="gradient"
        disabled={!isComplete}
        loading={isStarting}
        onClick={onContinue}
        rightSection={
          isNew ? (
            <Cost credits={cost} />
          ) : usable === 'making' ? (
            <IconArrowRight size={20} aria-hidden />
          ) : null
        }
      >
        {usable === 'ready' ? texts.hook.use : wizardFrameTexts.continue}
      </Button>
    </ActionBar>
  );
}
