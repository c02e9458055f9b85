import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CallError } from '../../../lib/call-error.ts';
import { isFileRefused } from '../send/file-upload-state.ts';
import { formUploadTexts } from './form-upload-texts.ts';
import { UploadField, type UploadFieldProps } from './upload-field.tsx';

type SentFileFieldProps = Pick<UploadFieldProps, 'label' | 'isRequired' | 'error' | 'drop'> & {
  upload: {
    /** 0 to 1 while a file is being sent. */
    sentFraction: number | null;
    error: unknown;
    /** Null if sending was stopped or the file refused. */
    send: (file: File) => Promise<{ url: string } | null>;
    stop: () => void;
    forgetError: () => void;
  };
  /** Shown after the upload. */
  arrived: string;
  /** The texts of the dialog that confirms the removal. */
  removal: { title: string; note: string };
  /** Returns why a file is refused before it is sent, or null. */
  findProblem: (file: File) => string | null;
  failureText: (error: unknown) => string;
  /** Shows the current file; null without a file. */
  children: ReactNode;
  /** Runs when a file is chosen, so that the form can drop an older problem of the field. */
  onChoose?: () => void;
  onArrive: (url: string, file: File) => void;
  onRemove: () => void;
};

/** Whether the same file can be sent again: the server did not refuse the file itself. */
const canRetry = (error: unknown): boolean => error instanceof CallError && !isFileRefused(error.code);

/** A file of a form. It is sent as soon as it is chosen, so that saving is quick, and removed only after a confirmation. */
export function SentFileField(props: SentFileFieldProps) {
  const { label, isRequired, error, drop, upload, arrived, removal, children } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const [hasArrived, setHasArrived] = useState(false);
  const [chosen, setChosen] = useState<File | null>(null);
  const choose = async (file: File) => {
    const problem = props.findProblem(file);
    setRefusal(problem);
    setChosen(file);
    upload.forgetError();
    props.onChoose?.();
    if (problem !== null) return;
    const sent = await upload.send(file);
    if (sent === null) return;
    setHasArrived(true);
    props.onArrive(sent.url, file);
  };
  const fileProblem = refusal ?? (upload.error === null ? null : props.failureText(upload.error));
  return (
    <>
      <UploadField
        label={label}
        isRequired={isRequired ?? false}
        error={error}
        refusal={error === undefined ? fileProblem : null}
        onTryAgain={chosen !== null && canRetry(upload.error) ? () => void choose(chosen) : null}
        drop={drop}
        sentFraction={upload.sentFraction}
        arrived={hasArrived ? arrived : null}
        onChoose={(file) => void choose(file)}
        onStop={upload.stop}
        onRemove={() => setIsRemoving(true)}
      >
        {children}
      </UploadField>
      <ConfirmDialog
        isOpen={isRemoving}
        title={removal.title}
        keep={formUploadTexts.keep}
        confirm={formUploadTexts.remove}
        onClose={() => setIsRemoving(false)}
        onConfirm={() => {
          setIsRemoving(false);
          setHasArrived(false);
          props.onRemove();
        }}
      >
        {removal.note}
      </ConfirmDialog>
    </>
  );
}
