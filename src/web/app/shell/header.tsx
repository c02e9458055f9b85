import { Link, useLocation } from '@tanstack/react-router';
import { CreditsBadge } from '../../features/wallet/credits-badge.tsx';
import { GetCreditsLink } from '../../features/wallet/get-credits-link.tsx';
import { useSession } from '../use-session.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './header.module.css';
import { Logo } from './logo.tsx';
import { isCovered, tabs } from './tabs.ts';

export function Header() {
  const { isSignedIn, signOut } = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <header className={classes.header}>
      <Logo />
      {isSignedIn && (
        <nav className={classes.tabs} aria-label="Main">
          {tabs.map(({ to, label, covers }) => (
            <Link
              key={to}
              to={to}
              className={classes.tab}
              data-active={isCovered(covers, pathname) || undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={classes.account}>
        {isSignedIn ? (
          <>
            <CreditsBadge />
            {pathname === '/onboarding/paywall' ? null : <GetCreditsLink />}
            <AccountMenu onSignOut={signOut} />
          </>
        ) : (
          <Link to="/login" className={classes.tab}>
            Log In
          </Link>
        )}
      </div>
    </header>
  );
}
