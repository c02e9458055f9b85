import type { ReactNode } from 'react';
import { defaultVideoFormat, videoFormats, type VideoFormat } from '#contract/video-formats.ts';
import classes from './phone-frame.module.css';

type PhoneFrameProps = { label: string; format?: VideoFormat | undefined; children: ReactNode };

/** A frame with the aspect ratio of the format; its children lie on top of each other. */
export function PhoneFrame({ label, format = defaultVideoFormat, children }: PhoneFrameProps) {
  const { width, height } = videoFormats[format];
  return (
    <section className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }} aria-label={label}>
      {children}
    </section>
  );
}
