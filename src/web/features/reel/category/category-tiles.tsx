import { Skeleton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { DrawnCover } from '../../../parts/drawn-cover/drawn-cover.tsx';
import { texts } from '../texts.ts';
import type { OfferedCategory } from './offered-categories.ts';
import classes from './tiles.module.css';

type CategoryTilesProps = {
  /** Null while they load. */
  categories: readonly OfferedCategory[] | null;
  chosenId: string | null;
  onChoose: (categoryId: string) => void;
};

/** The categories, each with its picture or a drawn cover. Native radio buttons bring arrow keys and Enter. */
export function CategoryTiles({ categories, chosenId, onChoose }: CategoryTilesProps) {
  const name = useId();
  return (
    <fieldset className={classes.field} aria-busy={categories === null}>
      <legend className={classes.legend}>{texts.category.categories}</legend>
      {categories === null ? <output className={classes.hidden}>{texts.category.loading}</output> : null}
      <div className={classes.wall}>
        {categories === null
          ? [0, 1, 2].map((place) => <Skeleton key={place} className={classes.skeleton} />)
          : categories.map((category, place) => (
              <label key={category.id} className={classes.tile}>
                <input
                  type="radio"
                  name={name}
                  value={category.id}
                  checked={category.id === chosenId}
                  onChange={() => onChoose(category.id)}
                />
                <span className={classes.picture} aria-hidden>
                  {category.thumbnail === null ? (
                    <DrawnCover name={category.name} index={place} />
                  ) : (
                    <img src={category.thumbnail} alt="" loading="lazy" />
                  )}
                  <span className={classes.mark}>
                    <IconCheck size={16} stroke={3} />
                  </span>
                </span>
                <span className={classes.words}>
                  <span className={classes.name}>{category.name}</span>
                  <span className={classes.about}>{category.description}</span>
                </span>
              </label>
            ))}
      </div>
    </fieldset>
  );
}
