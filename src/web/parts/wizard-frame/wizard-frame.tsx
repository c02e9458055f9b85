import { Stack } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useStepStart } from './use-step-start.ts';
import classes from './wizard-frame.module.css';
import { WizardSteps, type WizardStepsProps } from './wizard-steps.tsx';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { Notice } from '../../ui/notice.tsx';
import { wizardFrameTexts } from './wizard-frame-texts.ts';

type WizardFrameProps<Id extends string> = WizardStepsProps<Id> & {
  /** Shown beside the steps: a button for work that continues in the background. */
  aside?: ReactNode;
  /** Shown above every step. */
  notices?: ReactNode;
  /** The current step. */
  children: ReactNode;
};

/** The page of a creator: its steps, its notices and the current step, which receives the focus when it opens. */
export function WizardFrame<Id extends string>(props: WizardFrameProps<Id>) {
  const { aside, notices, children, ...steps } = props;
  const top = useRef<HTMLDivElement>(null);
  useStepStart(steps.current, top);
  return (
    <div className={classes.wizard} ref={top} tabIndex={-1}>
      <div className={classes.top}>
        <WizardSteps {...steps} />
        {aside}
      </div>
      <Stack gap="sm" mb="md" className={classes.notices}>
        <OfflineNotice />
        {notices}
      </Stack>
      {children}
    </div>
  );
}

const OfflineNotice = () => (useIsOnline() ? null : <Notice tone="note">{wizardFrameTexts.offline}</Notice>);
