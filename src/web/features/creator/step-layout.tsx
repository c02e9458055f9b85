import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './step-layout.module.css';

type StepLayoutProps = {
  title: string;
  lead: string;
  frame: ReactNode;
  /** The picture is what this step is about, not the fields. */
  isFrameLarge?: boolean;
  children: ReactNode;
};

/** Words beside the picture; on a phone the picture stands between heading and fields. */
export function StepLayout({ title, lead, frame, isFrameLarge = false, children }: StepLayoutProps) {
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
      <div className={classes.frame} data-large={isFrameLarge}>
        {frame}
      </div>
    </div>
  );
}
