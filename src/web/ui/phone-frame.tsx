import type { ReactNode } from 'react';
import { defaultVideoFormat, videoFormats, type VideoFormat } from '#contract/video-formats.ts';
import classes from './phone-frame.module.css';

type PhoneFrameProps = { label: string; format?: VideoFormat | undefined; children: ReactNode };

/** A picture in its true shape, with its content in layers. */
export function PhoneFrame({ label, format = defaultVideoFormat, children }: PhoneFrameProps) {
  const { width, height } = videoFormats[format];
  return (
    <section className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }} aria-label={label}>
      {children}
    </section>
  );
}
