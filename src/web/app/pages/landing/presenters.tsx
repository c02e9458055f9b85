import { builtInTemplates } from '../../../lib/built-in-templates.ts';
import section from './landing.module.css';
import { PresenterPoster } from './presenter-poster.tsx';
import classes from './presenters.module.css';

export const Presenters = () => (
  <section className={section.section}>
    <h2 className={section.title}>Six presenters, six voices</h2>
    <p className={section.lead}>
      Drawn and voiced by our own software, so there is nobody to book and no face to license. Tap one to hear
      them.
    </p>
    <ul className={classes.wall}>
      {builtInTemplates.map((presenter) => (
        <li key={presenter.id}>
          <PresenterPoster presenter={presenter} canSpeak />
        </li>
      ))}
    </ul>
  </section>
);
