import { Button } from '@mantine/core';
import { formatDuration, formatFileSize } from '../../lib/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import classes from './reference-upload.module.css';
import { texts } from './texts.ts';
import type { ChosenVideo } from './use-chosen-video.ts';

const { facts: names, another, reading } = texts.details;

const endingOf = (name: string): string =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toUpperCase() : names.unknown;

/** The chosen video, with its duration, size and format. */
export function VideoPreview({ video, onForget }: { video: ChosenVideo; onForget: () => void }) {
  const { file, url, facts } = video;
  const duration =
    facts === null
      ? reading
      : facts.durationSeconds === null
        ? names.unknown
        : formatDuration(facts.durationSeconds);
  return (
    <section className={classes.preview} aria-label={file.name}>
      <div className={classes.frame}>
        {facts?.isPlayable === false ? null : <VideoPlayer url={url} showsWhole />}
      </div>
      <div className={classes.facts}>
        <strong>{file.name}</strong>
        <FactList
          facts={[
            { name: names.duration, value: duration },
            { name: names.size, value: formatFileSize(file.size) },
            { name: names.format, value: endingOf(file.name) },
          ]}
        />
        <Button size="sm" onClick={onForget}>
          {another}
        </Button>
      </div>
    </section>
  );
}
