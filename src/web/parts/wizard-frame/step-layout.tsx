import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './step-layout.module.css';

type StepLayoutProps = {
  title: string;
  lead: string;
  frame: ReactNode;
  /** On a phone: large where the picture is what the step is about, below where the fields are. */
  phoneFrame?: 'none' | 'small' | 'large' | 'below';
  children: ReactNode;
};

/** Words beside the picture; on a phone the picture stands between heading and fields. */
export function StepLayout({ title, lead, frame, phoneFrame = 'small', children }: StepLayoutProps) {
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
      <div className={classes.frame} data-phone={phoneFrame}>
        {frame}
      </div>
    </div>
  );
}
