import { Button, Group, Skeleton } from '@mantine/core';
import { IconCategory, IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, useEffect, useRef } from 'react';
import type { Category } from '#contract/calls/categories.ts';
import { categoriesQuery } from '../../../lib/categories-query.ts';
import { EmptyNotice } from '../../../ui/empty-notice.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { texts } from '../texts.ts';
import { CategoryCard } from './category-card.tsx';
import { CategoryTerms } from './category-terms.tsx';
import classes from './categories-list.module.css';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';

const words = texts.list;

/** All categories, by name. They wait until `canEdit` is known: on a phone an editor's buttons take a row above them. */
export function CategoriesList({ canEdit }: { canEdit: boolean | null }) {
  const categories = useQuery({ ...categoriesQuery, staleTime: 0 });
  const [deleting, setDeleting] = useState<Category | null>(null);
  const shown = canEdit === null ? undefined : categories.data;
  const { grid, awaitRemoval } = useFocusNext(shown);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={
        canEdit ? (
          <Group gap="sm">
            <Button
              leftSection={<IconUpload size={18} aria-hidden />}
              renderRoot={(props) => <Link {...props} to="/templates/upload" />}
            >
              {words.uploadReference}
            </Button>
            <AddCategoryLink />
          </Group>
        ) : undefined
      }
    >
      {shown === undefined && !categories.isError ? <CategoriesSkeleton /> : null}
      {categories.data === undefined && categories.isError ? (
        <Notice>
          {words.failed}{' '}
          <Button size="compact-sm" onClick={() => void categories.refetch()}>
            {words.retry}
          </Button>
        </Notice>
      ) : null}
      {shown?.length === 0 ? (
        <EmptyNotice
          picture={<IconCategory size={56} stroke={1.25} color="var(--mantine-color-dimmed)" aria-hidden />}
          text={words.none}
          action={canEdit ? <AddCategoryLink /> : undefined}
        />
      ) : null}
      {shown === undefined ? null : <CategoryTerms />}
      <ul ref={grid} className={classes.grid}>
        {shown?.map((category, place) => (
          <li key={category.id}>
            <CategoryCard
              category={category}
              place={place}
              canEdit={canEdit === true}
              onDelete={() => setDeleting(category)}
            />
          </li>
        ))}
      </ul>
      <DeleteCategoryDialog category={deleting} onDeleted={awaitRemoval} onClose={() => setDeleting(null)} />
    </Page>
  );
}

const AddCategoryLink = () => (
  <Button
    variant="gradient"
    leftSection={<IconPlus size={18} aria-hidden />}
    renderRoot={(props) => <Link {...props} to="/categories/add" />}
  >
    {words.add}
  </Button>
);

const CategoriesSkeleton = () => (
  <Loading label={words.loading}>
    <div className={classes.grid}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height={320} />
      ))}
    </div>
  </Loading>
);

const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null;

/** After a category is deleted, the card that takes its place gets the focus, or the last card. */
function useFocusNext(categories: readonly Category[] | undefined) {
  const grid = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; place: number } | null>(null);
  useEffect(() => {
    if (removed.current === null || categories === undefined) return;
    const { id, place } = removed.current;
    if (categories.some((category) => category.id === id)) return;
    removed.current = null;
    const cards = grid.current?.querySelectorAll(':scope > li') ?? [];
    if (isFocusFree()) (cards[place] ?? cards[cards.length - 1])?.querySelector('a')?.focus();
  }, [categories]);
  const awaitRemoval = ({ id }: Category) => {
    removed.current = { id, place: categories?.findIndex((category) => category.id === id) ?? 0 };
  };
  return { grid, awaitRemoval };
}
