import type { ReactNode } from 'react';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import classes from './empty-list.module.css';

/** Presenters that every installation has. */
const posterUrls = ['ingrid', 'kai', 'maya'].map((id) => `/assets/presenters/${id}.jpg`);

/** Shown for an empty list: the presenters. */
export const EmptyList = ({ text, action }: { text: string; action: ReactNode }) => (
  <EmptyNotice
    picture={
      <div className={classes.fan} aria-hidden>
        {posterUrls.map((url) => (
          <img key={url} src={url} alt="" width={720} height={1280} />
        ))}
      </div>
    }
    text={text}
    action={action}
  />
);
