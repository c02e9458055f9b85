import { Badge, Group, Text } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { useId } from 'react';
import { texts } from '../texts.ts';
import type { OfferedCategory, OfferedSubcategory } from './offered-categories.ts';
import classes from './tiles.module.css';

type SubcategoryTilesProps = {
  /** Null until one is chosen. */
  category: OfferedCategory | null;
  chosenId: string | null;
  /** The brand's industry. */
  industry: string;
  onChoose: (subcategoryId: string) => void;
};

const words = texts.category;

function Facts({ subcategory, industry }: { subcategory: OfferedSubcategory; industry: string }) {
  const { industriesServed, hasVideo } = subcategory;
  const isFitting = industriesServed.some((each) => each.toLowerCase() === industry.trim().toLowerCase());
  if (!hasVideo && industriesServed.length === 0) return null;
  return (
    <span className={classes.facts}>
      {isFitting ? <Badge size="sm">{words.fits(industry.trim())}</Badge> : null}
      {hasVideo ? (
        <Badge size="sm" color="gray" leftSection={<IconMovie size={12} aria-hidden />}>
          {words.hasVideo}
        </Badge>
      ) : null}
      {industriesServed.length > 0 ? (
        <span className={classes.served}>
          {words.industries} {industriesServed.join(', ')}
        </span>
      ) : null}
    </span>
  );
}

/** The subcategories of the chosen category, with the industries that they serve. */
export function SubcategoryTiles({ category, chosenId, industry, onChoose }: SubcategoryTilesProps) {
  const name = useId();
  if (category === null)
    return (
      <Group className={classes.waiting}>
        <Text c="dimmed">{words.chooseFirst}</Text>
      </Group>
    );
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{words.subcategories}</legend>
      {category.subcategories.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
      <div className={classes.list}>
        {category.subcategories.map((subcategory) => (
          <label key={subcategory.id} className={classes.row}>
            <input
              type="radio"
              name={name}
              value={subcategory.id}
              checked={subcategory.id === chosenId}
              onChange={() => onChoose(subcategory.id)}
            />
            <span className={classes.dot} aria-hidden />
            <span className={classes.words}>
              <span className={classes.name}>{subcategory.name}</span>
              <span className={classes.about}>{subcategory.description}</span>
              <Facts subcategory={subcategory} industry={industry} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
