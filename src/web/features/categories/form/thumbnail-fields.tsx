import { Stack, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { uploadCategoryThumbnail } from '#contract/calls/categories.ts';
import { contentFiles, templateTexts } from '#contract/template-rules.ts';
import { failureTextOf } from '../../../lib/field-problem.ts';
import { useFormUpload } from '../../../lib/use-form-upload.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { UploadField } from '../../../ui/upload-field.tsx';
import type { CategoryDraft, CategoryProblems } from '../category-draft.ts';
import { texts } from '../texts.ts';
import classes from './category-form.module.css';

const words = texts.form;
const pictureTypes = ['image/jpeg', 'image/png'];

export type ThumbnailUpload = ReturnType<typeof useThumbnailUpload>;
export const useThumbnailUpload = () => useFormUpload(uploadCategoryThumbnail, 'thumbnail');

type ThumbnailFieldsProps = {
  draft: CategoryDraft;
  problems: CategoryProblems;
  upload: ThumbnailUpload;
  onChange: (values: Partial<CategoryDraft>) => void;
};

/** A picture that is sent, or the address of one. */
export function ThumbnailFields({ draft, problems, upload, onChange }: ThumbnailFieldsProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const [hasArrived, setHasArrived] = useState(false);
  const choose = async (file: File) => {
    const isPicture = pictureTypes.includes(file.type);
    const isTooLarge = file.size > contentFiles.maxThumbnailBytes;
    upload.forgetError();
    setRefusal(
      isPicture ? (isTooLarge ? templateTexts.thumbnailTooLarge : null) : templateTexts.thumbnailType,
    );
    if (!isPicture || isTooLarge) return;
    const sent = await upload.send(file);
    if (sent === null) return;
    setHasArrived(true);
    onChange({ thumbnailUrl: sent.url, thumbnailAddress: '' });
  };
  const hasPicture = draft.thumbnailUrl !== '';
  return (
    <Stack gap="sm">
      <UploadField
        label={words.thumbnail}
        error={hasPicture ? problems['thumbnail'] : undefined}
        refusal={
          refusal ?? (upload.error === null ? null : failureTextOf(upload.error, words.thumbnailFailed))
        }
        drop={{
          title: words.thumbnailDrop,
          hints: words.thumbnailHints,
          icon: <IconPhoto size={24} aria-hidden />,
          accept: [...pictureTypes, '.jpg', '.jpeg', '.png'].join(','),
        }}
        share={upload.share}
        words={words}
        arrived={hasArrived ? words.thumbnailUploaded : null}
        onChoose={(file) => void choose(file)}
        onStop={upload.stop}
        onRemove={() => setIsRemoving(true)}
      >
        {hasPicture ? (
          <img className={classes.picture} src={draft.thumbnailUrl} alt={words.thumbnail} />
        ) : null}
      </UploadField>
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
      <ConfirmDialog
        isOpen={isRemoving}
        title={words.removeThumbnailTitle}
        keep={words.keep}
        confirm={words.remove}
        onClose={() => setIsRemoving(false)}
        onConfirm={() => {
          setIsRemoving(false);
          setHasArrived(false);
          onChange({ thumbnailUrl: '' });
        }}
      >
        {words.removeThumbnail}
      </ConfirmDialog>
    </Stack>
  );
}
