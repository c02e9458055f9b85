import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCoins } from '@tabler/icons-react';
import { wizardFrameTexts } from '../../../parts/wizard-frame/wizard-frame-texts.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { texts } from '../texts.ts';
import classes from './hook-actions.module.css';

type HookActionsProps = {
  /** Effect and cost of the next step. */
  note: string;
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

const Cost = ({ credits }: { credits: number | undefined }) =>
  credits === undefined ? null : (
    <span className={classes.cost}>
      <IconCoins size={18} aria-hidden /> {credits}
      <VisuallyHidden>{texts.credits.unit}</VisuallyHidden>
    </span>
  );

const PaidLabel = () => (
  <span className={classes.cost}>
    <IconCheck size={18} aria-hidden /> {texts.hook.paid}
  </span>
);

/**
 * One primary action, with its price or that it is paid for, and a quiet one beside it. Only one of them has a price: both
 * start the same hook, and two prices would look like two payments.
 */
export function HookActions(props: HookActionsProps) {
  const { note, cost, isComplete, isStarting, usable, onGenerate, onContinue, onAnother } = props;
  const isNew = usable === 'none';
  return (
    <ActionBar note={note}>
      {usable === 'ready' ? (
        <Button size="lg" disabled={isStarting} onClick={onAnother}>
          <span className={classes.label}>
            {texts.hook.another} <Cost credits={cost} />
          </span>
        </Button>
      ) : null}
      {isNew ? (
        <Button size="lg" variant="subtle" disabled={!isComplete || isStarting} onClick={onGenerate}>
          {texts.hook.generate}
        </Button>
      ) : null}
      <Button size="lg" variant="gradient" disabled={!isComplete} loading={isStarting} onClick={onContinue}>
        <span className={classes.label}>
          {usable === 'ready' ? texts.hook.use : wizardFrameTexts.continue}{' '}
          {isNew ? <Cost credits={cost} /> : <PaidLabel />}
        </span>
      </Button>
    </ActionBar>
  );
}
