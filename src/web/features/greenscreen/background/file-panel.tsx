import { Stack } from '@mantine/core';
import { IconMovie, IconPhoto } from '@tabler/icons-react';
import { acceptedFiles } from '#contract/file-types.ts';
import { ChooseAnother } from '../../../parts/media-input/choose-another.tsx';
import { SendingProblem } from '../../../parts/media-input/send/sending-problem.tsx';
import { UploadProgress } from '../../../parts/media-input/send/upload-progress.tsx';
import type { FileUpload } from '../../../parts/media-input/send/use-file-upload.ts';
import { useChosenFile } from '../../../parts/media-input/use-chosen-file.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { texts } from '../texts.ts';
import classes from './file-panel.module.css';

type FilePanelProps = {
  kind: 'image' | 'video';
  upload: FileUpload;
  /** Upload id of the file in the draft. */
  uploadId: string | null;
  onChoose: (file: File) => void;
};

const icons = { image: IconPhoto, video: IconMovie };

/** The user's picture or video as the background. It is sent as soon as it is chosen, and shown as a thumbnail. */
export function FilePanel({ kind, upload, uploadId, onChoose }: FilePanelProps) {
  const words = texts.background[kind];
  const { media, refusal, prepareAgain } = useChosenFile(upload, uploadId);
  const accept = acceptedFiles(kind === 'image' ? 'backgroundImage' : 'video');
  const Icon = icons[kind];
  const url =
    media?.localUrl ?? (kind === 'image' ? media?.upload?.imageUrl : media?.upload?.videoUrl) ?? null;
  return (
    <Stack gap="sm">
      <SendingProblem
        fileUpload={upload}
        refusal={refusal}
        failed={words.failed}
        onPrepareAgain={prepareAgain}
      />
      {media === null ? (
        <FileDrop
          title={words.choose}
          hints={words.hints}
          icon={<Icon size={24} aria-hidden />}
          accept={accept}
          onChoose={onChoose}
          isSmall
        />
      ) : (
        <section className={classes.file} aria-label={media.name}>
          <div className={classes.picture}>
            {url === null ? null : kind === 'image' ? (
              <img src={url} alt="" />
            ) : (
              <video src={url} muted playsInline preload="metadata" aria-hidden tabIndex={-1} />
            )}
          </div>
          <div className={classes.about}>
            <b className={classes.name}>{media.name}</b>
            <UploadProgress fileUpload={upload} upload={media.upload} />
            <ChooseAnother label={words.different} accept={accept} onChoose={onChoose} />
          </div>
        </section>
      )}
    </Stack>
  );
}
