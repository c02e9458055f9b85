import { HeadContent, Outlet, useMatches } from '@tanstack/react-router';
import { useSession } from '../use-session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { WorkWatch } from './work-watch.tsx';

/** The header, the page and the footer; a route's static data can leave out header and footer. */
export function Shell() {
  const { isSignedIn } = useSession();
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
      {isSignedIn && <WorkWatch />}
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
