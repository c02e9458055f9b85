import type { Template } from '#contract/calls/templates.ts';
import { overlayTextLines } from '#contract/overlay-lines.ts';
import { LivingPoster } from '../../../ui/living-poster.tsx';
import classes from './presenter-poster.module.css';

/** A presenter with their line on the picture, wrapped as in a finished video. */
export const PresenterPoster = ({ presenter }: { presenter: Template }) => (
  <LivingPoster posterUrl={presenter.thumbnailUrl} videoUrl={presenter.videoUrl}>
    <p className={classes.line}>
      {overlayTextLines(presenter.sampleLine).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
    <span className={classes.name}>{presenter.name}</span>
  </LivingPoster>
);
