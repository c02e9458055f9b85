import { overlayTextLines } from '#contract/overlay-lines.ts';
import { LivingPoster } from '../../../ui/living-poster.tsx';
import classes from './presenter-poster.module.css';
import type { presenters } from './presenters.ts';

/** A presenter with their line on the picture, wrapped as in a finished video. */
export const PresenterPoster = ({ presenter }: { presenter: (typeof presenters)[number] }) => (
  <LivingPoster
    posterUrl={`/assets/presenters/${presenter.id}.jpg`}
    videoUrl={`/assets/presenters/${presenter.id}.mp4`}
  >
    <p className={classes.line}>
      {overlayTextLines(presenter.sampleLine).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
    <span className={classes.name}>{presenter.name}</span>
  </LivingPoster>
);
