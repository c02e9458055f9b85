import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './step-layout.module.css';

type StepLayoutProps = {
  title: string;
  lead: string;
  frame: ReactNode;
  /**
   * On a phone: large where the picture is what the step is about, wide where it has something beside it, below where the
   * fields are.
   */
  phoneFrame?: 'none' | 'small' | 'large' | 'wide' | 'below';
  /** For phones: controls of the picture, right below it; it stays in view while they are scrolled. */
  frameControls?: ReactNode;
  children: ReactNode;
};

/** Words beside the picture; on a phone the picture stands between heading and fields. */
export function StepLayout(props: StepLayoutProps) {
  const { title, lead, frame, phoneFrame = 'small', frameControls, children } = props;
  return (
    <div className={classes.layout}>
      <div className={classes.words}>
        <div className={classes.heading}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          <p className={classes.lead}>{lead}</p>
        </div>
        <div className={classes.fields}>{children}</div>
      </div>
      <div className={classes.side} data-controls={Boolean(frameControls)}>
        <div className={classes.frame} data-phone={phoneFrame}>
          {frame}
        </div>
        {frameControls}
      </div>
    </div>
  );
}
