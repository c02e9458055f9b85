import { Link } from '@tanstack/react-router';
import { useSession } from '../use-session.ts';
import classes from './footer.module.css';

export function Footer() {
  const { isSignedIn } = useSession();
  return (
    <footer className={classes.footer}>
      <span>© 2025 Hookline</span>
      <nav className={classes.links} aria-label="Footer">
        <Link to="/">Home</Link>
        <Link to="/create/video">Create a video</Link>
        {isSignedIn && <Link to="/wallet">Wallet</Link>}
      </nav>
    </footer>
  );
}
