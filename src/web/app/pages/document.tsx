import { type ReactNode, useEffect } from 'react';
import classes from './document.module.css';

type DocumentPageProps = {
  title: string;
  lead: string;
  /** The id of the heading to scroll to, unless the URL has a hash; the top by default. */
  opensAt?: string | undefined;
  children: ReactNode;
};

/** A page of text: one column, no controls. */
export function DocumentPage({ title, lead, opensAt, children }: DocumentPageProps) {
  useEffect(() => {
    if (opensAt !== undefined && location.hash === '') document.getElementById(opensAt)?.scrollIntoView();
  }, [opensAt]);
  return (
    <article className={classes.document} data-opens-at={opensAt}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </article>
  );
}
