import type { ReactNode } from 'react';
import classes from './empty-frame.module.css';

type EmptyFrameProps = {
  /** One picture, or four that share the frame. */
  posterUrls: readonly string[];
  icon: ReactNode;
  words: string;
};

/** A frame that waits: never black, always a hint of what it will show. */
export const EmptyFrame = ({ posterUrls, icon, words }: EmptyFrameProps) => (
  <div className={classes.empty}>
    <div className={classes.wall} data-count={posterUrls.length}>
      {posterUrls.map((url) => (
        <img key={url} src={url} alt="" />
      ))}
    </div>
    <div className={classes.words}>
      {icon}
      {words}
    </div>
  </div>
);
