import { Title } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { defaultVideoFormat, videoFormats, type VideoFormat } from '#contract/video-formats.ts';
import classes from './stage-layout.module.css';

type StageLayoutProps = {
  title: string;
  lead: string;
  /** Reserves the space of the picture before it is there. Vertical by default. */
  format: VideoFormat | undefined;
  frame: ReactNode;
  /** Below the picture, in its width. */
  tools?: ReactNode;
  /** On phones, keeps the picture in view while its settings are scrolled. */
  isPinned?: boolean;
  /** On phones, hides the picture, because there is nothing to see yet. */
  isHiddenOnPhone?: boolean;
  children: ReactNode;
};

/** The picture beside its controls, or, on phones, above them. */
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
