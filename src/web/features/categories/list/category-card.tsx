import { Button, Text, Title } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Category } from '#contract/calls/categories.ts';
import { DrawnCover } from '../../../parts/drawn-cover/drawn-cover.tsx';
import { texts } from '../texts.ts';
import classes from './categories-list.module.css';

type CategoryCardProps = { category: Category; place: number; canEdit: boolean; onDelete: () => void };

const words = texts.list;
/** More would make the cards of a row differ much in height. */
const maxNames = 3;

const SubcategoryNames = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? null : (
    <ul className={classes.names}>
      {names.slice(0, maxNames).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length > maxNames ? <li>{words.more(names.length - maxNames)}</li> : null}
    </ul>
  );

export function CategoryCard({ category, place, canEdit, onDelete }: CategoryCardProps) {
  const { id, name, description, thumbnail, subcategories, templateCount } = category;
  const videoCount = subcategories.filter(({ referenceVideo }) => referenceVideo !== null).length;
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
          {[
            words.subcategories(subcategories.length),
            words.referenceVideos(videoCount),
            texts.view.templates(templateCount),
          ].join(' · ')}
        </Text>
        <SubcategoryNames names={subcategories.map((each) => each.name)} />
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          leftSection={<IconEye size={16} aria-hidden />}
          aria-label={`${words.view}: ${name}`}
          renderRoot={(props) => <Link {...props} to="/categories/$categoryId" params={params} />}
        >
          {words.view}
        </Button>
        {canEdit ? (
          <>
            <Button
              size="sm"
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-label={`${words.edit}: ${name}`}
              renderRoot={(props) => <Link {...props} to="/categories/$categoryId/edit" params={params} />}
            >
              {words.edit}
            </Button>
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={16} aria-hidden />}
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
