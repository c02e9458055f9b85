import { Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Category } from '#contract/calls/categories.ts';
import { DrawnCover } from '../../../parts/drawn-cover/drawn-cover.tsx';
import { texts } from '../texts.ts';
import classes from './categories-list.module.css';

type CategoryCardProps = { category: Category; place: number; canEdit: boolean; onDelete: () => void };

const words = texts.list;

export function CategoryCard({ category, place, canEdit, onDelete }: CategoryCardProps) {
  const { id, name, description, thumbnail, subcategories } = category;
  const params = { categoryId: id };
  return (
    <article className={classes.card} aria-label={name}>
      {thumbnail === null ? (
        <div className={classes.picture}>
          <DrawnCover name={name} index={place} />
        </div>
      ) : (
        <img className={classes.picture} src={thumbnail} alt="" loading="lazy" />
      )}
      <div className={classes.words}>
        <Title order={2} size="h4">
          {name}
        </Title>
        <Text size="sm" c={description === '' ? 'dimmed' : undefined} lineClamp={3}>
          {description === '' ? words.noDescription : description}
        </Text>
        <Text size="xs" c="dimmed">
          {words.subcategories(subcategories.length)}
        </Text>
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          aria-label={`${words.view}: ${name}`}
          renderRoot={(props) => <Link {...props} to="/categories/$categoryId" params={params} />}
        >
          {words.view}
        </Button>
        {canEdit ? (
          <>
            <Button
              size="sm"
              aria-label={`${words.edit}: ${name}`}
              renderRoot={(props) => <Link {...props} to="/categories/$categoryId/edit" params={params} />}
            >
              {words.edit}
            </Button>
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={`${words.delete}: ${name}`}
              onClick={onDelete}
            >
              {words.delete}
            </Button>
          </>
        ) : null}
      </div>
    </article>
  );
}
