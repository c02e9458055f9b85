import { Link } from '@tanstack/react-router';
import { isSignedIn } from '../../lib/session.ts';
import classes from './footer.module.css';

export const Footer = () => (
  <footer className={classes.footer}>
    <span>© 2025 Hookline</span>
    <nav className={classes.links} aria-label="Footer">
      <Link to="/">Home</Link>
      <Link to="/create/video">Create a video</Link>
      {isSignedIn() ? <Link to="/wallet">Wallet</Link> : <Link to="/login">Log In</Link>}
    </nav>
  </footer>
);
