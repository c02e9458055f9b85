import { IconPhoto } from '@tabler/icons-react';
import { uploadTemplateThumbnail } from '#contract/calls/templates.ts';
import { acceptedFiles } from '#contract/file-types.ts';
import { findPictureProblem } from '../../../lib/picture-rules.ts';
import { useFormUpload } from '../../../parts/media-input/form/use-form-upload.ts';
import { SentFileField } from '../../../parts/media-input/form/sent-file-field.tsx';
import { texts } from '../texts.ts';
import { thumbnailFailureText } from '../upload-failure.ts';
import classes from './template-form.module.css';
import type { TemplateFields } from './use-template-form.ts';

const words = texts.form;

/** A picture of the template's own, in place of one of its clip. */
export function ThumbnailField({ fields, upload }: { fields: TemplateFields; upload: ThumbnailUpload }) {
  const { draft, change, problems } = fields;
  return (
    <SentFileField
      label={words.thumbnail}
      error={problems['thumbnailUrl']}
      drop={{
        title: words.thumbnailDrop,
        hints: words.thumbnailHints,
        icon: <IconPhoto size={24} aria-hidden />,
        accept: acceptedFiles('picture'),
      }}
      upload={upload}
      arrived={words.thumbnailUploaded}
      removal={{
        title: words.removeThumbnailTitle,
        note: words.removeThumbnail(draft.name.trim() || words.thisTemplate),
      }}
      findProblem={findPictureProblem}
      failureText={thumbnailFailureText}
      onArrive={(thumbnailUrl) => change({ thumbnailUrl })}
      onRemove={() => change({ thumbnailUrl: '' })}
    >
      {draft.thumbnailUrl === '' ? null : (
        <img className={classes.preview} src={draft.thumbnailUrl} alt={words.thumbnail} />
      )}
    </SentFileField>
  );
}

export type ThumbnailUpload = ReturnType<typeof useThumbnailUpload>;
export const useThumbnailUpload = () => useFormUpload(uploadTemplateThumbnail, 'thumbnail');
