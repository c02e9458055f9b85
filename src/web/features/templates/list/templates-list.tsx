import '@mantine/core/styles/Pagination.layer.css';
import { Button, Group, Pagination, Text, Skeleton } from '@mantine/core';
import { IconFilter, IconPlus, IconMovieOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { EmptyNotice } from '../../../ui/empty-notice.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { templateListQuery, templatesPageSize, type TemplatesFilter } from '../templates-query.ts';
import { texts } from '../texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { TemplateCard } from './template-card.tsx';
import classes from './template-wall.module.css';
import { Loading } from '../../../ui/loading.tsx';
import card from './template-card.module.css';
import poster from './template-poster.module.css';
import wall from './template-wall.module.css';

type TemplateWallProps = { templates: readonly TemplateDetails[]; canEdit: boolean };

/** Templates side by side; at most one plays with sound. */
function TemplateWall({ templates, canEdit }: TemplateWallProps) {
  const [playingId, setPlayingId] = useState<string | null>(null);
  return (
    <ul className={classes.wall}>
      {templates.map((template) => (
        <li key={template.id}>
          <TemplateCard
            template={template}
            canEdit={canEdit}
            isPlaying={template.id === playingId}
            onPlayingChange={(isPlaying) =>
              setPlayingId((now) => (isPlaying ? template.id : now === template.id ? null : now))
            }
          />
        </li>
      ))}
    </ul>
  );
}

type TemplatesListProps = {
  filter: TemplatesFilter;
  /** From 1. */
  page: number;
  canEdit: boolean;
  onFilterChange: (filter: TemplatesFilter) => void;
  onPageChange: (page: number) => void;
  /** The page does not exist; this is the last page. */
  onPageMissing: (lastPage: number) => void;
};

const words = texts.list;

/** Everything that can speak, as far as the filter lets it through. */
export function TemplatesList(props: TemplatesListProps) {
  const { filter, page, canEdit, onFilterChange, onPageChange, onPageMissing } = props;
  const list = useQuery(templateListQuery(filter, page));
  const filterCount = Object.values(filter).filter((value) => value !== undefined).length;
  const [isFilterOpen, setFilterOpen] = useState(filterCount > 0);
  const panelId = useId();
  const pageCount = Math.ceil((list.data?.totalCount ?? 0) / templatesPageSize);
  const isPageMissing = !list.isPlaceholderData && pageCount > 0 && page > pageCount;
  const leave = useEffectEvent(onPageMissing);
  useEffect(() => {
    if (isPageMissing) leave(pageCount);
  }, [isPageMissing, pageCount]);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={
        <Group gap="sm">
          <Button
            leftSection={<IconFilter size={18} aria-hidden />}
            aria-expanded={isFilterOpen}
            aria-controls={panelId}
            onClick={() => setFilterOpen(!isFilterOpen)}
          >
            {filterCount === 0 ? texts.filter.toggle : texts.filter.toggleActive(filterCount)}
          </Button>
          {canEdit ? <AddTemplateLink /> : null}
        </Group>
      }
    >
      <div id={panelId} hidden={!isFilterOpen}>
        {isFilterOpen ? <FilterPanel filter={filter} onChange={onFilterChange} /> : null}
      </div>
      {list.data === undefined && !list.isError ? <TemplatesSkeleton /> : null}
      {list.data === undefined && list.isError ? (
        <FailureNotice text={words.failed} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data?.totalCount === 0 ? (
        <EmptyNotice
          picture={<NoTemplates />}
          heading={words.none}
          text={filterCount > 0 ? words.noneMatch : words.noneYet}
          action={
            filterCount > 0 ? (
              <Button fullWidth size="lg" onClick={() => onFilterChange({})}>
                {words.clear}
              </Button>
            ) : canEdit ? (
              <AddTemplateLink />
            ) : undefined
          }
        />
      ) : null}
      {list.data && list.data.totalCount > 0 ? (
        <>
          <Text component="output" display="block" size="sm" c="dimmed" mb="sm">
            {words.count(list.data.totalCount)}
          </Text>
          <TemplateWall templates={list.data.templates} canEdit={canEdit} />
        </>
      ) : null}
      {pageCount > 1 ? (
        <Pagination
          mt="xl"
          total={pageCount}
          value={page}
          onChange={onPageChange}
          aria-label={words.pages}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        />
      ) : null}
    </Page>
  );
}

const AddTemplateLink = () => (
  <Button
    variant="gradient"
    leftSection={<IconPlus size={18} aria-hidden />}
    renderRoot={(props) => <Link {...props} to="/templates/add" />}
  >
    {words.add}
  </Button>
);

const NoTemplates = () => (
  <IconMovieOff size={56} stroke={1.25} color="var(--mantine-color-dimmed)" aria-hidden />
);

/** Templates while they load. */
const TemplatesSkeleton = () => (
  <Loading label={texts.list.loading}>
    <div className={wall.wall}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={card.card}>
          <Skeleton className={poster.poster} radius="lg" />
          <Skeleton height={20} width="60%" />
          <Skeleton height={38} />
        </div>
      ))}
    </div>
  </Loading>
);
