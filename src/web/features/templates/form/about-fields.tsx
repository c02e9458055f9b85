import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, NumberInput, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { tidyList } from '#contract/content-names.ts';
import { aspectRatios, recommendedSeconds, templateIndustries } from '#contract/template-rules.ts';
import { categoriesQuery } from '../../../lib/categories-query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import { FormSection } from './form-section.tsx';
import classes from './template-form.module.css';
import type { TemplateFields } from './use-template-form.ts';

const words = texts.form;
type Type = TemplateDetails['type'];

/** Name, place and audience of a template. */
export function AboutFields({ fields, types }: { fields: TemplateFields; types: readonly Type[] }) {
  const { draft, change, problems, validateFields } = fields;
  const categories = useQuery(categoriesQuery);
  return (
    <FormSection title={words.about}>
      <TextInput
        label={words.name}
        withAsterisk
        maxLength={200}
        value={draft.name}
        error={problems['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        label={words.description}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={5_000}
        value={draft.description}
        error={problems['description']}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <Select
          label={words.category}
          withAsterisk
          placeholder={words.categoryPlaceholder}
          data={categories.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          value={draft.categoryId === '' ? null : draft.categoryId}
          error={problems['categoryId']}
          onChange={(categoryId) => change({ categoryId: categoryId ?? '' })}
        />
        <Select
          label={words.type}
          withAsterisk
          placeholder={words.typePlaceholder}
          data={types.map((type) => ({ value: type, label: texts.types[type] }))}
          value={draft.type === '' ? null : draft.type}
          error={problems['type']}
          onChange={(type) => change({ type: (type ?? '') as Type | '' })}
        />
      </div>
      {categories.isError ? (
        <Notice>
          {words.categoriesFailed}{' '}
          <Button size="compact-sm" onClick={() => void categories.refetch()}>
            Try Again
          </Button>
        </Notice>
      ) : null}
      <TagsInput
        label={words.industries}
        description={words.industriesHint}
        data={[...templateIndustries]}
        value={draft.industries}
        error={problems['industries']}
        acceptValueOnBlur
        maxDropdownHeight={240}
        onChange={(industries) => change({ industries: tidyList(industries) })}
      />
      <TagsInput
        label={words.tags}
        description={words.tagsHint}
        value={draft.tags}
        error={problems['tags']}
        acceptValueOnBlur
        onChange={(tags) => change({ tags: tidyList(tags) })}
      />
      <div className={classes.pair}>
        <Select
          label={words.aspectRatio}
          allowDeselect={false}
          data={[...aspectRatios]}
          value={draft.aspectRatio}
          onChange={(aspectRatio) => change({ aspectRatio: aspectRatio ?? draft.aspectRatio })}
        />
        <NumberInput
          label={words.duration}
          withAsterisk
          {...recommendedSeconds}
          clampBehavior="none"
          allowNegative={false}
          value={draft.recommendedDuration ?? ''}
          error={problems['recommendedDuration']}
          onChange={(seconds) => change({ recommendedDuration: seconds === '' ? null : Number(seconds) })}
          onBlur={() => validateFields(['recommendedDuration'])}
          hideControls
        />
      </div>
      <Switch
        label={words.active}
        checked={draft.isActive}
        onChange={(event) => change({ isActive: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
