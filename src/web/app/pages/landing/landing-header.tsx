import { Link } from '@tanstack/react-router';
import { UserMenu } from '../../../features/accounts/user-menu.tsx';
import { CreditsBadge } from '../../../features/wallet/credits-badge.tsx';
import { Logo } from '../../shell/logo.tsx';
import { TabMenuItems } from '../../shell/tab-menu-items.tsx';
import { useSession } from '../../use-session.ts';
import classes from './landing-header.module.css';

/** The shell's header stays away from here; this one leads around the page. */
export function LandingHeader() {
  const { isSignedIn, signOut } = useSession();
  return (
    <header className={classes.header}>
      <Logo />
      <nav className={classes.sections} aria-label="On this page">
        <a href="#how">How it works</a>
        <a href="#prices">Prices</a>
        <a href="#questions">Questions</a>
      </nav>
      <div className={classes.account}>
        {isSignedIn ? (
          <>
            <CreditsBadge />
            <UserMenu onSignOut={signOut}>
              <TabMenuItems />
            </UserMenu>
          </>
        ) : (
          <Link to="/login" className={classes.login}>
            Log In
          </Link>
        )}
      </div>
    </header>
  );
}
