import type { ReactNode } from 'react';
import classes from './document.module.css';

type DocumentPageProps = {
  title: string;
  lead: string;
  children: ReactNode;
};

/** A page to be read: one column, no controls. */
export function DocumentPage({ title, lead, children }: DocumentPageProps) {
  return (
    <article className={classes.document}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </article>
  );
}
