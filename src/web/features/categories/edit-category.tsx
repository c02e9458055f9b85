import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../ui/loading.tsx';
import { categoryQuery } from './categories-query.ts';
import { CategoryEditor } from './category-editor.tsx';
import { NoCategory } from './no-category.tsx';
import { texts } from './texts.ts';

type EditCategoryProps = { categoryId: string; onDone: () => void };

export function EditCategory({ categoryId, onDone }: EditCategoryProps) {
  const category = useQuery(categoryQuery(categoryId));
  // The form starts with current data, not with the cache of an earlier visit.
  if (category.data && category.isFetchedAfterMount)
    return <CategoryEditor category={category.data} onDone={onDone} />;
  if (category.isError) return <NoCategory error={category.error} onRetry={() => void category.refetch()} />;
  return (
    <Loading label={texts.view.loading}>
      <Skeleton height={480} />
    </Loading>
  );
}
