import { Button, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { isSignedIn } from '../../../lib/session.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusProblem } from '../../../ui/use-focus-problem.ts';
import type { CategoryDraft, SubcategoryDraft } from '../category-draft.ts';
import { texts } from '../texts.ts';
import classes from './category-form.module.css';
import { JsonField } from './json-field.tsx';
import { SubcategoryFields } from './subcategory-fields.tsx';
import { ThumbnailFields, useThumbnailUpload } from './thumbnail-fields.tsx';
import type { CategoryFields } from './use-category-form.ts';

type CategoryFormProps = {
  fields: CategoryFields;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  isSaving: boolean;
  failure: ReactNode;
  onSave: (draft: CategoryDraft) => void;
  onCancel: () => void;
};

const words = texts.form;

/** The one form of categories, for adding and for editing. */
export function CategoryForm(props: CategoryFormProps) {
  const { fields, isChanged, isSaving, failure, onSave, onCancel } = props;
  const { draft, problems, change } = fields;
  const form = useFocusProblem(fields.failedAttempts);
  const upload = useThumbnailUpload();
  const [isWaiting, setIsWaiting] = useState(false);
  const [removing, setRemoving] = useState<SubcategoryDraft | null>(null);
  if (isWaiting && upload.sentFraction === null) setIsWaiting(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setIsWaiting(upload.sentFraction !== null);
    if (upload.sentFraction === null && fields.validate()) onSave(draft);
  };
  const remove = (subcategory: SubcategoryDraft) => {
    // Removing a saved subcategory needs a confirmation; removing an empty new one does not.
    if (subcategory.id === null && subcategory.name.trim() === '') fields.removeSubcategory(subcategory.key);
    else setRemoving(subcategory);
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={save}>
      <section className={classes.section}>
        <Title order={2} size="h4" mb="sm">
          {words.about}
        </Title>
        <Stack gap="md">
          <TextInput
            label={words.name}
            withAsterisk
            value={draft.name}
            error={problems['name']}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Textarea
            label={words.description}
            autosize
            minRows={2}
            maxRows={8}
            value={draft.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          <ThumbnailFields draft={draft} problems={problems} upload={upload} onChange={change} />
          <JsonField
            value={draft.metadataText}
            problem={problems['metadata']}
            onChange={(metadataText) => change({ metadataText })}
          />
        </Stack>
      </section>
      <div>
        <Title order={2} size="h4">
          {words.subcategories}
        </Title>
        <Text size="sm" c="dimmed">
          {words.subcategoriesHint}
        </Text>
      </div>
      {draft.subcategories.map((subcategory, index) => (
        <SubcategoryFields
          key={subcategory.key}
          subcategory={subcategory}
          number={index + 1}
          problemOf={(field) => problems[`subcategories.${index}.${field}`]}
          onChange={(values) => fields.changeSubcategory(subcategory.key, values)}
          onRemove={() => remove(subcategory)}
        />
      ))}
      <Button
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={fields.addSubcategory}
      >
        {words.addSubcategory}
      </Button>
      {isWaiting ? <Notice tone="note">{words.sendingStill}</Notice> : null}
      {failure}
      <LeaveGuard isChanged={isChanged || upload.sentFraction !== null} canStay={isSignedIn} />
      <ActionBar>
        <Button size="lg" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="lg" variant="gradient" type="submit" loading={isSaving}>
          {words.save}
        </Button>
      </ActionBar>
      <ConfirmDialog
        isOpen={removing !== null}
        title={words.removeSubcategoryTitle(removing?.name ?? '')}
        keep={words.keep}
        confirm={words.remove}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) fields.removeSubcategory(removing.key);
          setRemoving(null);
        }}
      >
        {words.removeSubcategoryNote}
      </ConfirmDialog>
    </form>
  );
}
