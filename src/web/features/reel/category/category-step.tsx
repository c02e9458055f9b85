import { Stack, Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { otherIndustry } from '#contract/reels.ts';
import { categoriesQuery } from '../../../lib/categories-query.ts';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ReelControl } from '../state/use-reel.ts';
import { texts } from '../texts.ts';
import classes from '../step-heading.module.css';
import { CategoryTiles } from './category-tiles.tsx';
import { chooseCategory, findChosen, isOffered, offerCategories } from './offered-categories.ts';
import { SubcategoryTiles } from './subcategory-tiles.tsx';
import { useSelection } from './use-selection.ts';

type CategoriesFailedProps = { isTrying: boolean; onRetry: () => void };

/** The categories could not be loaded; the built-in ones below still work. */
const CategoriesFailed = ({ isTrying, onRetry }: CategoriesFailedProps) => (
  <Notice>
    <Group justify="space-between" gap="sm">
      <span>
        <span>{texts.category.failed}</span> <span>{texts.category.fallback}</span>
      </span>
      <Button size="sm" loading={isTrying} onClick={onRetry}>
        {texts.category.retry}
      </Button>
    </Group>
  </Notice>
);

const words = texts.category;

/** Chooses a category, then one of its subcategories. When the list cannot be loaded, built-in ones take its place. */
export function CategoryStep({ control }: { control: ReelControl }) {
  const { brand, category } = control.data;
  const query = useQuery(categoriesQuery);
  const { selection, choose, settle } = useSelection(category, (next) => control.report('category', next));
  const offered = query.data ? offerCategories(query.data) : query.isError ? offerCategories([]) : null;
  const chosen = offered && findChosen(offered, selection);
  const isComplete = offered !== null && isOffered(offered, selection);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    settle();
    control.advance();
  };
  return (
    <form onSubmit={goOn}>
      <StepHeading title={words.title} lead={words.lead} />
      <Stack gap="xl">
        {query.isError ? (
          <CategoriesFailed isTrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : null}
        <CategoryTiles
          categories={offered}
          chosenId={selection.categoryId}
          onChoose={(id) => choose(chooseCategory(selection, id))}
        />
        <SubcategoryTiles
          category={chosen ?? null}
          chosenId={selection.subcategoryId}
          industry={brand.industry === otherIndustry ? brand.customIndustry : brand.industry}
          onChoose={(subcategoryId) => choose({ ...selection, subcategoryId })}
        />
      </Stack>
      <ActionBar>
        <BackButton
          onClick={() => {
            settle();
            control.goBack();
          }}
        />
        <ContinueButton
          type="submit"
          isDisabled={!isComplete}
          {...(isComplete ? {} : { label: texts.fillRequired })}
        />
      </ActionBar>
    </form>
  );
}

/** Heading of a step without a picture beside it. */
const StepHeading = ({ title, lead }: { title: string; lead: string }) => (
  <div className={classes.heading}>
    <Title order={1} className={classes.title}>
      {title}
    </Title>
    <p className={classes.lead}>{lead}</p>
  </div>
);
