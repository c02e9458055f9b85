import { Button, Progress, Text } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { formatFileSize } from '../../lib/format.ts';
import { formatDuration } from '../../ui/recording-time.ts';
import { factNames } from '../../lib/fact-names.ts';
import { formatOf } from '../../parts/media-input/send/file-checks.ts';
import type { OriginalClip } from '../../parts/media-input/trim/use-original-clip.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import classes from './reference-upload.module.css';
import { texts } from './texts.ts';
import type { WholeUpload } from './reference-clip.ts';

const { another, reading } = texts.details;

type VideoPreviewProps = {
  video: OriginalClip;
  /** Null: it stays here. */
  whole: WholeUpload | null;
  onForget: () => void;
};

/** The chosen video, with its duration, size and format; one that is sent whole, with how far that is. */
export function VideoPreview({ video, whole, onForget }: VideoPreviewProps) {
  const { file, facts } = video;
  const prepared = whole?.stage === 'ready' ? whole.upload : null;
  const url = prepared?.previewUrl ?? (facts?.isPlayable === false ? null : video.url);
  const durationSeconds = prepared?.durationSeconds ?? facts?.durationSeconds ?? null;
  const duration =
    durationSeconds !== null
      ? formatDuration(durationSeconds)
      : facts === null || whole !== null
        ? reading
        : factNames.unknown;
  return (
    <section className={classes.preview} aria-label={file.name}>
      <div className={classes.frame}>
        {url === null ? (
          <div className={classes.unseen}>
            <IconMovie size={32} stroke={1.25} aria-hidden />
            {whole === null ? null : <span>{texts.details.shownSoon}</span>}
          </div>
        ) : (
          <VideoPlayer key={url} url={url} showsWhole />
        )}
      </div>
      <div className={classes.facts}>
        <strong>{file.name}</strong>
        <FactList
          facts={[
            { name: factNames.duration, value: duration },
            { name: factNames.size, value: formatFileSize(file.size) },
            { name: factNames.format, value: formatOf(file.name) },
          ]}
        />
        {whole === null ? null : <WholeNote whole={whole} />}
        <Button size="sm" onClick={onForget}>
          {another}
        </Button>
      </div>
    </section>
  );
}

function WholeNote({ whole }: { whole: WholeUpload }) {
  const percent = whole.stage === 'ready' ? 100 : Math.round(whole.share * 100);
  const stage = whole.stage === 'ready' ? null : texts.details[whole.stage](percent);
  return (
    <div className={classes.whole}>
      <Text size="sm">{texts.details.serverCut}</Text>
      {stage === null ? null : (
        <>
          <Text component="output" size="sm" c="dimmed">
            {stage}
          </Text>
          <Progress value={percent} aria-label={stage} />
        </>
      )}
    </div>
  );
}
