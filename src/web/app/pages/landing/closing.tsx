import { Link } from '@tanstack/react-router';
import actions from '../../../ui/action-link.module.css';
import classes from './closing.module.css';

export const Closing = () => (
  <section className={classes.closing}>
    <h2 className={classes.title}>Your next video starts with one sentence.</h2>
    <Link to="/create/video" className={actions.primary}>
      Write it now
    </Link>
  </section>
);
