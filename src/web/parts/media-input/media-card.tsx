import { factNames } from '../../lib/fact-names.ts';
import { FactList } from '../../ui/fact-list.tsx';
import type { VideoFacts } from '../../ui/video-player.tsx';
import { formatFileSize } from '../../lib/format.ts';
import { formatClipDuration } from '../../ui/recording-time.ts';
import { mediaInputTexts } from './media-input-texts.ts';
import { UploadProgress } from './send/upload-progress.tsx';
import type { ChosenMedia } from './use-chosen-file.ts';
import type { FileUpload } from './send/use-file-upload.ts';
import classes from './media-card.module.css';

type MediaCardProps = {
  media: ChosenMedia;
  /** Read from the file in this browser. */
  facts: { [Fact in keyof VideoFacts]: number | null } | null;
  fileUpload: FileUpload;
};

/** The name, the known facts and the upload progress of the chosen clip. */
export function MediaCard({ media, facts, fileUpload }: MediaCardProps) {
  const seconds = media.upload?.durationSeconds ?? facts?.durationSeconds;
  const width = media.upload?.width ?? facts?.width;
  const height = media.upload?.height ?? facts?.height;
  return (
    <section className={classes.card} aria-label={media.name}>
      <div className={classes.name}>{media.name}</div>
      <FactList
        facts={[
          { name: factNames.duration, value: seconds ? formatClipDuration(seconds) : factNames.unknown },
          { name: factNames.size, value: formatFileSize(media.sizeBytes) },
          { name: factNames.format, value: media.format },
          { name: factNames.resolution, value: width && height ? `${width}×${height}` : factNames.unknown },
        ]}
      />
      {seconds && seconds < 1 ? <p className={classes.note}>{mediaInputTexts.hardlySeen}</p> : null}
      {fileUpload.state.phase === 'chosen' ? (
        <p className={classes.note}>{mediaInputTexts.staysHere}</p>
      ) : (
        <UploadProgress fileUpload={fileUpload} upload={media.upload} />
      )}
    </section>
  );
}
