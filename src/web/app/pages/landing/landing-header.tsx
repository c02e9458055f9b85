import { Link } from '@tanstack/react-router';
import { CreditsBadge } from '../../../features/wallet/credits-badge.tsx';
import { AccountMenu } from '../../shell/account-menu.tsx';
import { Logo } from '../../shell/logo.tsx';
import { useSession } from '../../use-session.ts';
import classes from './landing-header.module.css';

/** Replaces the shell's header on the landing page; its links lead to the sections. */
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
            <AccountMenu onSignOut={signOut} links="tabs" />
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
