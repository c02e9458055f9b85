import classes from './closing.module.css';
import { StartLink } from './start-link.tsx';

export const Closing = () => (
  <section className={classes.closing}>
    <h2 className={classes.title}>Your next video starts with one sentence.</h2>
    <StartLink />
  </section>
);
