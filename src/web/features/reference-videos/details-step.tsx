import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete, Button, Group, Input, Select, Stack, Textarea } from '@mantine/core';
import { IconMovie, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { acceptedFiles } from '#contract/file-types.ts';
import { categoriesQuery } from '../../lib/categories-query.ts';
import { ContinueButton } from '../../parts/wizard-frame/continue-button.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { findDetailsProblem, type ReferenceDetails } from './reference-details.ts';
import { NewCategoryDialog } from './new-category-dialog.tsx';
import classes from './reference-upload.module.css';
import { texts } from './texts.ts';
import type { ReferenceClip } from './use-reference-clip.ts';
import { VideoPreview } from './video-preview.tsx';

const words = texts.details;

type DetailsStepProps = {
  details: ReferenceDetails;
  chosen: ReferenceClip;
  onChange: (values: Partial<ReferenceDetails>) => void;
  onContinue: () => void;
};

/** The video type that the video is an example of, and the video itself. */
export function DetailsStep({ details, chosen, onChange, onContinue }: DetailsStepProps) {
  const categories = useQuery(categoriesQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { video, whole, footage } = chosen;
  const category = categories.data?.find(({ id }) => id === details.categoryId);
  const change = (values: Partial<ReferenceDetails>) => {
    setProblem(null);
    onChange(values);
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const found = findDetailsProblem(details, video !== null) ?? chosen.problem;
    setProblem(found);
    if (found === null && footage !== null) onContinue();
  };
  return (
    <form onSubmit={goOn} noValidate className={classes.form}>
      <Stack gap="lg">
        <Group gap="sm" align="flex-end" wrap="nowrap">
          <Select
            flex={1}
            miw={0}
            label={words.category}
            withAsterisk
            placeholder={words.categoryPlaceholder}
            data={categories.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            value={details.categoryId === '' ? null : details.categoryId}
            onChange={(categoryId) => change({ categoryId: categoryId ?? '' })}
          />
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
            {words.newCategory}
          </Button>
        </Group>
        {categories.isError ? (
          <Notice>
            {words.categoriesFailed}{' '}
            <Button size="compact-sm" onClick={() => void categories.refetch()}>
              Try Again
            </Button>
          </Notice>
        ) : null}
        <Autocomplete
          label={words.subcategory}
          description={words.subcategoryHint}
          withAsterisk
          data={category?.subcategories.map(({ name }) => name) ?? []}
          value={details.subcategoryName}
          onChange={(subcategoryName) => change({ subcategoryName })}
        />
        <Textarea
          label={words.description}
          autosize
          minRows={2}
          maxRows={6}
          value={details.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <Input.Wrapper label={words.video} labelElement="div" withAsterisk>
          {video === null ? (
            <FileDrop
              title={words.choose}
              hints={words.hints}
              icon={<IconMovie size={28} aria-hidden />}
              accept={acceptedFiles('video')}
              onChoose={(file) => {
                setProblem(null);
                chosen.choose(file);
              }}
            />
          ) : (
            <VideoPreview
              video={video}
              whole={whole}
              onForget={() => {
                setProblem(null);
                chosen.forget();
              }}
            />
          )}
        </Input.Wrapper>
        {problem !== null ? (
          <Notice>{problem}</Notice>
        ) : chosen.problem !== null ? (
          <RetryNotice onRetry={chosen.tryAgain}>{chosen.problem}</RetryNotice>
        ) : null}
      </Stack>
      <ActionBar>
        <ContinueButton
          type="submit"
          isLoading={video !== null && footage === null && chosen.problem === null}
        />
      </ActionBar>
      <NewCategoryDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onCreated={(categoryId) => {
          setIsAdding(false);
          change({ categoryId });
        }}
      />
    </form>
  );
}
