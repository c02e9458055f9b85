import { Title } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { defaultVideoFormat, videoFormats, type VideoFormat } from '#contract/video-formats.ts';
import classes from './stage-layout.module.css';

type StageLayoutProps = {
  title: string;
  lead: string;
  /** Decides how much room the picture gets, before it is there. */
  format: VideoFormat | undefined;
  frame: ReactNode;
  /** Under the picture, as wide as it. */
  tools?: ReactNode;
  /** On a phone the picture stays in sight while its settings are scrolled. */
  isPinned?: boolean;
  /** On a phone there is nothing to see yet. */
  isHiddenOnPhone?: boolean;
  children: ReactNode;
};

/** The picture beside its controls; on a phone above them. */
export function StageLayout(props: StageLayoutProps) {
  const { title, lead, format = defaultVideoFormat, frame, tools, children } = props;
  const { width, height } = videoFormats[format];
  return (
    <div className={classes.layout} style={{ '--ratio': width / height } as CSSProperties}>
      <div className={classes.heading}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div
        className={classes.stage}
        data-pinned={props.isPinned ?? false}
        data-phone-hidden={props.isHiddenOnPhone ?? false}
      >
        <div className={classes.frame}>{frame}</div>
        {tools ? <div className={classes.tools}>{tools}</div> : null}
      </div>
      <div className={classes.controls}>{children}</div>
    </div>
  );
}
