import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '../../../ui/loading.tsx';
import { Page } from '../../../ui/page.tsx';
import { categoryQuery } from '../categories-query.ts';
import { NoCategory } from '../no-category.tsx';
import { texts } from '../texts.ts';
import classes from './category-view.module.css';
import { Metadata } from './metadata.tsx';
import { SubcategoryView } from './subcategory-view.tsx';

const words = texts.view;

type CategoryViewProps = { categoryId: string; action: ReactNode };

/** A category with its subcategories, whose reference videos can be watched here. */
export function CategoryView({ categoryId, action }: CategoryViewProps) {
  const query = useQuery(categoryQuery(categoryId));
  const category = query.data;
  if (category === undefined && query.isError) {
    return <NoCategory title={texts.list.title} error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (category === undefined) {
    return (
      <Page title={texts.list.title}>
        <Loading label={words.loading}>
          <Skeleton height={420} />
        </Loading>
      </Page>
    );
  }
  return (
    <Page
      title={category.name}
      lead={category.description === '' ? texts.list.noDescription : category.description}
      action={action}
    >
      {category.thumbnail === null ? null : (
        <img className={classes.thumbnail} src={category.thumbnail} alt="" />
      )}
      <Text c="dimmed" size="sm">
        {texts.list.subcategories(category.subcategories.length)} · {words.templates(category.templateCount)}
      </Text>
      <Metadata metadata={category.metadata} />
      {category.subcategories.length === 0 ? <Text mt="lg">{words.noSubcategories}</Text> : null}
      <ul className={classes.list}>
        {category.subcategories.map((subcategory) => (
          <li key={subcategory.id}>
            <SubcategoryView subcategory={subcategory} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
