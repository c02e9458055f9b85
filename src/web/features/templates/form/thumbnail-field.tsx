import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { uploadTemplateThumbnail } from '#contract/calls/templates.ts';
import { useFormUpload } from '../../../lib/use-form-upload.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { UploadField } from '../../../ui/upload-field.tsx';
import { acceptedPictures, findThumbnailProblem } from '../file-rules.ts';
import { texts } from '../texts.ts';
import { thumbnailFailureText } from '../upload-failure.ts';
import classes from './template-form.module.css';
import type { TemplateFields } from './use-template-form.ts';

const words = texts.form;

/** A picture of the template's own, in place of one of its clip. */
export function ThumbnailField({ fields, upload }: { fields: TemplateFields; upload: ThumbnailUpload }) {
  const { draft, change, problems } = fields;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const [hasArrived, setHasArrived] = useState(false);
  const choose = async (file: File) => {
    const problem = findThumbnailProblem(file);
    setRefusal(problem);
    upload.forgetError();
    if (problem !== null) return;
    const sent = await upload.send(file);
    if (sent === null) return;
    setHasArrived(true);
    change({ thumbnailUrl: sent.url });
  };
  const failure = refusal ?? (upload.error === null ? null : thumbnailFailureText(upload.error));
  return (
    <>
      <UploadField
        label={words.thumbnail}
        error={problems['thumbnailUrl']}
        refusal={failure}
        drop={{
          title: words.thumbnailDrop,
          hints: words.thumbnailHints,
          icon: <IconPhoto size={24} aria-hidden />,
          accept: acceptedPictures,
        }}
        share={upload.share}
        words={words}
        arrived={hasArrived ? words.thumbnailUploaded : null}
        onChoose={(file) => void choose(file)}
        onStop={upload.stop}
        onRemove={() => setIsRemoving(true)}
      >
        {draft.thumbnailUrl === '' ? null : (
          <img className={classes.preview} src={draft.thumbnailUrl} alt={words.thumbnail} />
        )}
      </UploadField>
      <ConfirmDialog
        isOpen={isRemoving}
        title={words.removeThumbnailTitle}
        keep={words.keep}
        confirm={words.remove}
        onClose={() => setIsRemoving(false)}
        onConfirm={() => {
          setIsRemoving(false);
          setHasArrived(false);
          change({ thumbnailUrl: '' });
        }}
      >
        {words.removeThumbnail(draft.name.trim() || words.thisTemplate)}
      </ConfirmDialog>
    </>
  );
}

export type ThumbnailUpload = ReturnType<typeof useThumbnailUpload>;
export const useThumbnailUpload = () => useFormUpload(uploadTemplateThumbnail, 'thumbnail');
