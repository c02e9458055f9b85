import { useRouter } from '@tanstack/react-router';
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
  const router = useRouter();
  useEffect(() => {
    if (opensAt === undefined) return;
    const open = () => {
      if (location.hash === '' && window.scrollY === 0) document.getElementById(opensAt)?.scrollIntoView();
    };
    open();
    // The router scrolls to the top, or after Back to where the reader was, once the page is rendered.
    return router.subscribe('onRendered', open);
  }, [opensAt, router]);
  return (
    <article className={classes.document} data-opens-at={opensAt}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </article>
  );
}
