import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './step-layout.module.css';

type StepLayoutProps = {
  title: string;
  lead: string;
  frame: ReactNode;
  /**
   * The picture on phones: `large` if the step is about it, `wide` if something stands beside it, `below` the fields, or
   * none.
   */
  phoneFrame?: 'none' | 'small' | 'large' | 'wide' | 'below';
  /** For phones: controls right below the picture, which stays in view while they are scrolled. */
  frameControls?: ReactNode;
  children: ReactNode;
};

/** The heading and the fields beside the picture. On phones the picture is between heading and fields. */
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
