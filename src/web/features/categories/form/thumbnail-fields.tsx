import { Stack, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { uploadCategoryThumbnail } from '#contract/calls/categories.ts';
import { acceptedFiles } from '#contract/file-types.ts';
import { failureOrOutageText } from '../../../lib/failure-text.ts';
import { findPictureProblem } from '../../../lib/picture-rules.ts';
import { useFormUpload } from '../../../parts/media-input/form/use-form-upload.ts';
import { SentFileField } from '../../../parts/media-input/form/sent-file-field.tsx';
import type { CategoryDraft, CategoryProblems } from '../category-draft.ts';
import { texts } from '../texts.ts';
import classes from './category-form.module.css';

const words = texts.form;

export type ThumbnailUpload = ReturnType<typeof useThumbnailUpload>;
export const useThumbnailUpload = () => useFormUpload(uploadCategoryThumbnail, 'thumbnail');

type ThumbnailFieldsProps = {
  draft: CategoryDraft;
  problems: CategoryProblems;
  upload: ThumbnailUpload;
  onChange: (values: Partial<CategoryDraft>) => void;
};

/** A picture to upload, or the address of a picture. */
export function ThumbnailFields({ draft, problems, upload, onChange }: ThumbnailFieldsProps) {
  const hasPicture = draft.thumbnailUrl !== '';
  return (
    <Stack gap="sm">
      <SentFileField
        label={words.thumbnail}
        error={hasPicture ? problems['thumbnail'] : undefined}
        drop={{
          title: words.thumbnailDrop,
          hints: words.thumbnailHints,
          icon: <IconPhoto size={24} aria-hidden />,
          accept: acceptedFiles('picture'),
        }}
        upload={upload}
        arrived={words.thumbnailUploaded}
        removal={{ title: words.removeThumbnailTitle, note: words.removeThumbnail }}
        findProblem={findPictureProblem}
        failureText={(error) => failureOrOutageText(error, words.thumbnailFailed)}
        onArrive={(thumbnailUrl) => onChange({ thumbnailUrl, thumbnailAddress: '' })}
        onRemove={() => onChange({ thumbnailUrl: '' })}
      >
        {hasPicture ? (
          <img className={classes.picture} src={draft.thumbnailUrl} alt={words.thumbnail} />
        ) : null}
      </SentFileField>
      {hasPicture ? null : (
        <TextInput
          type="url"
          label={words.thumbnailAddress}
          description={words.thumbnailAddressHint}
          placeholder="https://"
          value={draft.thumbnailAddress}
          error={problems['thumbnail']}
          onChange={(event) => onChange({ thumbnailAddress: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
