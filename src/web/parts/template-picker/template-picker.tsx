import { Button, Loader, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState, useEffect } from 'react';
import type { Template } from '#contract/calls/templates.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { templatePickerTexts } from './template-picker-texts.ts';
import { useTemplates } from './use-templates.ts';
import classes from './template-picker.module.css';
import { TemplateWall } from './template-wall.tsx';
import { templatePagesQuery } from './template-pages.ts';

type TemplatePickerProps = { selectedId: string | null; onChoose: (template: Template) => void };

const words = templatePickerTexts;
const typingPauseMs = 300;
/** From this number on, not all templates fit into one view, and there is a search field. */
const minSearchable = 9;

const TemplateSkeletons = () => (
  <SimpleGrid cols={{ base: 2, sm: 3 }} aria-hidden>
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} radius="lg" style={{ aspectRatio: '9 / 16' }} />
    ))}
  </SimpleGrid>
);

/** The templates that can speak, page by page, with a search field if there are many. */
export function TemplatePicker({ selectedId, onChoose }: TemplatePickerProps) {
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), typingPauseMs);
  const known = useTemplates();
  const allCount = useInfiniteQuery(templatePagesQuery('')).data?.totalCount ?? 0;
  const list = useInfiniteQuery({ ...templatePagesQuery(text), placeholderData: keepPreviousData });
  const templates = list.data?.templates ?? known;
  const isSearchable = allCount >= minSearchable;
  const isSearchLost = text !== '' && list.isError && list.data === undefined;
  const field = useRef<HTMLInputElement>(null);
  const { wall, button, awaitMore } = useFocusMore(templates?.length ?? 0);
  const showMore = () => {
    if (list.isFetchingNextPage) return;
    awaitMore();
    void list.fetchNextPage();
  };
  const searchAgain = () => {
    // The button that has the focus disappears.
    field.current?.focus();
    void list.refetch();
  };
  const isTouch = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false });
  return (
    <Stack>
      <Text c="dimmed" size="xs">
        {isTouch ? words.avatarsLeadByTouch : words.avatarsLead}
      </Text>
      {isSearchable ? (
        <TextInput
          ref={field}
          type="search"
          aria-label={words.avatarSearch}
          placeholder={words.avatarSearch}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={list.isPlaceholderData ? <Loader size="xs" aria-hidden /> : null}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      {templates === undefined ? (
        <TemplateSkeletons />
      ) : isSearchLost ? (
        <div className={classes.list} data-steady>
          <FailureNotice text={words.avatarSearchFailed} onRetry={searchAgain} />
        </div>
      ) : (
        <div
          ref={wall}
          className={classes.list}
          data-steady={isSearchable}
          aria-busy={list.isPlaceholderData}
        >
          {isSearchable && list.data ? (
            <Text component="output" size="sm" c="dimmed">
              {templates.length === 0
                ? words.avatarNone(text)
                : words.avatarCount(templates.length, list.data.totalCount)}
            </Text>
          ) : null}
          <TemplateWall templates={templates} selectedId={selectedId} onChoose={onChoose} />
          {list.isFetchNextPageError ? <Notice>{words.moreAvatarsFailed}</Notice> : null}
          {list.hasNextPage ? (
            // Not `loading`: that disables it, and a disabled button loses the focus.
            <Button
              ref={button}
              fullWidth
              aria-disabled={list.isFetchingNextPage}
              leftSection={list.isFetchingNextPage ? <Loader size="xs" aria-hidden /> : null}
              onClick={showMore}
            >
              {words.moreAvatars}
            </Button>
          ) : null}
        </div>
      )}
    </Stack>
  );
}

/** Moves the focus to the first new item after more items have loaded, unless the user has moved it elsewhere. */
function useFocusMore(count: number) {
  const wall = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    const place = firstNew.current;
    firstNew.current = null;
    const { activeElement } = document;
    // The button, which had the focus, disappears after the last page.
    if (activeElement !== document.body && activeElement !== button.current) return;
    wall.current?.querySelectorAll<HTMLElement>('li button')[place]?.focus();
  }, [count]);
  const awaitMore = () => {
    firstNew.current = count;
  };
  return { wall, button, awaitMore };
}
