import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteCategory, type Category } from '#contract/calls/categories.ts';
import { call } from '../../../lib/call.ts';
import { failureOrOutageText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { texts } from '../texts.ts';

const words = texts.list;

type DeleteCategoryDialogProps = {
  category: Category | null;
  onDeleted: (category: Category) => void;
  onClose: () => void;
};

/** Confirms the deletion of a category; explains why one that templates still use cannot be deleted. */
export function DeleteCategoryDialog({ category, onDeleted, onClose }: DeleteCategoryDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Category) => call(deleteCategory, { params: { categoryId: id } }),
    onSuccess: (_gone, deleted) => {
      onDeleted(deleted);
      void queryClient.invalidateQueries({ queryKey: queryKeys.categories });
      onClose();
    },
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  const shown = useLastValue(category);
  return (
    <ConfirmDialog
      isOpen={category !== null}
      title={words.deleteTitle}
      keep={words.keep}
      confirm={words.delete}
      isBusy={remove.isPending}
      onClose={close}
      onConfirm={() => category && remove.mutate(category)}
    >
      <Text mb="sm">{shown ? words.deleteNote(shown.name, shown.subcategories.length) : null}</Text>
      {remove.isError ? <Notice>{failureOrOutageText(remove.error, words.deleteFailed)}</Notice> : null}
    </ConfirmDialog>
  );
}
