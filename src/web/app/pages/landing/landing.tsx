import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import classes from './landing.module.css';
import { Presenters } from './presenters.tsx';
import { PriceList } from './price-list.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { TryIt } from './try-it.tsx';

/** The landing page, in the order of a visitor's questions: what it is, how it works, presenters, prices, and doubts. */
export const LandingPage = () => (
  <div className={classes.page}>
    <LandingHeader />
    <Hero />
    <Steps />
    <TryIt />
    <Presenters />
    <PriceList />
    <Questions />
    <Closing />
  </div>
);
