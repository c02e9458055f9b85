import type { ReelLine } from '#contract/reels.ts';
import { texts } from '../texts.ts';
import classes from './spoken-lines.module.css';

/** The script, to read while the reel is made. */
export const SpokenLines = ({ lines }: { lines: readonly ReelLine[] }) => (
  <section className={classes.lines} aria-label={texts.result.spoken}>
    <h2 className={classes.title}>{texts.result.spoken}</h2>
    {lines.map(({ text }, place) => (
      <p key={`${place} ${text}`}>{text}</p>
    ))}
  </section>
);
