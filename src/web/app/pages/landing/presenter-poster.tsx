import type { Template } from '#contract/calls/templates.ts';
import { overlayTextLines } from '#contract/overlay-lines.ts';
import { LivingVideo } from '../../../ui/living-video.tsx';
import classes from './presenter-poster.module.css';

type PresenterPosterProps = { presenter: Template; canSpeak?: boolean };

/** A presenter with their line on the picture, wrapped as in a finished video. */
export const PresenterPoster = ({ presenter, canSpeak = false }: PresenterPosterProps) => (
  <LivingVideo
    posterUrl={`/assets/showcase/${presenter.id}.webp`}
    videoUrl={presenter.videoUrl}
    size={{ width: 406, height: 720 }}
    loading="lazy"
    {...(canSpeak ? { soundLabel: `Hear ${presenter.name}` } : {})}
  >
    <p className={classes.line}>
      {overlayTextLines(presenter.sampleLine).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
    <span className={classes.name}>{presenter.name}</span>
  </LivingVideo>
);
