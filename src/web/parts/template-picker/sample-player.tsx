import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import type { Template } from '#contract/calls/templates.ts';
import { templatePickerTexts } from './template-picker-texts.ts';
import classes from './sample-player.module.css';

/** Plays the template's sample on demand, over its picture. */
export function SamplePlayer({ template }: { template: Template }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const end = () => setIsPlaying(false);
  return (
    <>
      {isPlaying ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the sample sentence carries no information
        <video
          src={template.videoUrl}
          poster={template.thumbnailUrl}
          autoPlay
          playsInline
          onEnded={end}
          onError={end}
        />
      ) : null}
      <button type="button" className={classes.hear} onClick={() => setIsPlaying(!isPlaying)}>
        {isPlaying ? <IconPlayerStopFilled size={18} aria-hidden /> : <IconVolume size={18} aria-hidden />}
        <span className={classes.words}>
          {isPlaying ? templatePickerTexts.stopHearing : templatePickerTexts.hear(template.name)}
        </span>
      </button>
    </>
  );
}
