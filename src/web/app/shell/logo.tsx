import { Link } from '@tanstack/react-router';
import classes from './logo.module.css';

export const Logo = () => (
  <Link to="/" className={classes.logo} aria-label="Hookline, to the start page">
    <img src="/favicon.svg" alt="" width={30} height={30} />
    <span>Hookline</span>
  </Link>
);
