import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { addCategory } from '#contract/calls/categories.ts';
import { call } from '../../lib/call.ts';
import { categoriesQuery } from '../../lib/categories-query.ts';
import { failureOrOutageText } from '../../lib/failure-text.ts';
import { fieldProblemOf } from '../../lib/field-problem.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

const words = texts.newCategory;

type NewCategoryDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (categoryId: string) => void;
};

/** A category with a name, made without leaving the upload. */
export const NewCategoryDialog = ({ isOpen, ...form }: NewCategoryDialogProps) => (
  <Dialog isOpen={isOpen} title={words.title} onClose={form.onClose}>
    <NewCategoryForm {...form} />
  </Dialog>
);

function NewCategoryForm({ onClose, onCreated }: Omit<NewCategoryDialogProps, 'isOpen'>) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const create = useMutation({
    mutationFn: () => call(addCategory, { body: { name: name.trim(), description: description.trim() } }),
    onSuccess: (category) => {
      queryClient.setQueryData(categoriesQuery.queryKey, (all) => all && [...all, category]);
      void queryClient.invalidateQueries({ queryKey: categoriesQuery.queryKey });
      onCreated(category.id);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Portals pass their events on to the form that they were opened from.
    event.stopPropagation();
    if (name.trim() !== '' && !create.isPending) create.mutate();
  };
  const problem = fieldProblemOf(create.error);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          data-autofocus
          label={words.name}
          withAsterisk
          value={name}
          error={problem?.text}
          onChange={(event) => {
            setName(event.currentTarget.value);
            if (create.isError) create.reset();
          }}
        />
        <Textarea
          label={words.description}
          autosize
          minRows={2}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        {create.isError && problem === null ? (
          <Notice>{failureOrOutageText(create.error, words.failed)}</Notice>
        ) : null}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="gradient" loading={create.isPending}>
          {words.create}
        </Button>
      </DialogActions>
    </form>
  );
}
