import type { ReactNode } from 'react';
import classes from './empty-frame.module.css';

type EmptyFrameProps = {
  /** One picture, or four that share the frame. */
  posterUrls: readonly string[];
  icon: ReactNode;
  words: string;
};

/** Fills a frame that has no video yet with posters of what it can show. */
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
