import { FactList } from '../../../ui/fact-list.tsx';
import type { VideoFacts } from '../../../ui/video-player.tsx';
import { formatClipDuration, formatFileSize } from '../../../lib/format.ts';
import { texts } from '../texts.ts';
import { UploadProgress } from '../upload-progress.tsx';
import type { Clip } from '../use-clip.ts';
import type { FileUpload } from '../use-file-upload.ts';
import classes from './clip-card.module.css';

type ClipCardProps = {
  clip: Clip;
  /** What this browser read off the file. */
  facts: { [Fact in keyof VideoFacts]: number | null } | null;
  fileUpload: FileUpload;
};

export function ClipCard({ clip, facts, fileUpload }: ClipCardProps) {
  const { unknown, facts: names } = texts.preview;
  const seconds = clip.upload?.durationSeconds ?? facts?.durationSeconds;
  const width = clip.upload?.width ?? facts?.width;
  const height = clip.upload?.height ?? facts?.height;
  return (
    <section className={classes.card} aria-label={clip.name}>
      <div className={classes.name}>{clip.name}</div>
      <FactList
        facts={[
          { name: names.duration, value: seconds ? formatClipDuration(seconds) : unknown },
          { name: names.size, value: formatFileSize(clip.sizeBytes) },
          { name: names.format, value: clip.format },
          { name: names.resolution, value: width && height ? `${width}×${height}` : unknown },
        ]}
      />
      {seconds && seconds < 1 ? <p className={classes.note}>{texts.upload.hardlySeen}</p> : null}
      {fileUpload.state.phase === 'chosen' ? (
        <p className={classes.note}>{texts.upload.staysHere}</p>
      ) : (
        <UploadProgress fileUpload={fileUpload} upload={clip.upload} />
      )}
    </section>
  );
}
