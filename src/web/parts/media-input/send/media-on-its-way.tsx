import { SendingProblem } from './sending-problem.tsx';
import { UploadProgress } from './upload-progress.tsx';
import classes from './upload-progress.module.css';
import type { FileUpload } from './use-file-upload.ts';

type MediaOnItsWayProps = {
  upload: FileUpload;
  name: string;
  /** Shown when sending failed. */
  failed: string;
};

/** The state of an upload in a later step of a wizard. Renders nothing after the file has arrived. */
export function MediaOnItsWay({ upload, name, failed }: MediaOnItsWayProps) {
  const { phase } = upload.state;
  if (phase === 'broken') return <SendingProblem fileUpload={upload} refusal={null} failed={failed} />;
  if (phase !== 'sending') return null;
  return (
    <section className={classes.card} aria-label={name}>
      <b>{name}</b>
      <UploadProgress fileUpload={upload} upload={undefined} />
    </section>
  );
}
