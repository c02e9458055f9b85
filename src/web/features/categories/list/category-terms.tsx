import { IconCategory, IconListTree, IconMovie } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import classes from './category-terms.module.css';

const icons = [IconCategory, IconListTree, IconMovie];

/** The three nouns of these pages and how they depend on each other. */
export const CategoryTerms = () => (
  <dl className={classes.terms}>
    {texts.list.terms.map(({ term, meaning }, place) => {
      const Icon = icons[place]!;
      return (
        <div key={term} className={classes.term}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      );
    })}
  </dl>
);
