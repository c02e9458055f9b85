import { SendingProblem } from './sending-problem.tsx';
import { texts } from './texts.ts';
import { UploadProgress } from './upload-progress.tsx';
import classes from './upload-progress.module.css';
import type { FileUpload } from './use-file-upload.ts';

/** The product clip's upload, seen from a later step; nothing once it has arrived. */
export function ClipOnItsWay({ fileUpload }: { fileUpload: FileUpload }) {
  const { phase } = fileUpload.state;
  if (phase === 'broken') {
    return <SendingProblem fileUpload={fileUpload} refusal={null} failed={texts.upload.failed} />;
  }
  if (phase !== 'sending') return null;
  return (
    <section className={classes.card} aria-label={texts.upload.clipSending}>
      <b>{texts.upload.clipSending}</b>
      <UploadProgress fileUpload={fileUpload} upload={undefined} />
    </section>
  );
}
