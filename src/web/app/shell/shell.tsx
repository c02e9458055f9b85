import { HeadContent, Outlet, useMatches } from '@tanstack/react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

/** Header, page, footer; a route says by its static data which of them it wants. */
export function Shell() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  if (page?.isFramed) {
    return (
      <>
        <HeadContent />
        <Outlet />
      </>
    );
  }
  return (
    <div className={classes.shell}>
      <HeadContent />
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      {page?.hasHeader !== false && <Header />}
      <main id="content" className={classes.main}>
        <Outlet />
      </main>
      {page?.hasFooter !== false && <Footer />}
    </div>
  );
}
