import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete, Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templateIndustries, templateTypes } from '#contract/template-rules.ts';
import { categoriesQuery } from '../../../lib/categories-query.ts';
import type { TemplatesFilter } from '../templates-query.ts';
import { texts } from '../texts.ts';
import classes from './filter-panel.module.css';

type FilterPanelProps = { filter: TemplatesFilter; onChange: (filter: TemplatesFilter) => void };
type TypedFilter = { text: string; industry: string; tag: string };

const words = texts.filter;
const typingPauseMs = 300;
const nothingTyped: TypedFilter = { text: '', industry: '', tag: '' };

const filterOf = (filter: TemplatesFilter, typed: TypedFilter): TemplatesFilter => ({
  ...filter,
  ...Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim() || undefined])),
});

/** The filters of the list, kept in the address, so that they can be bookmarked and shared. */
export function FilterPanel({ filter, onChange }: FilterPanelProps) {
  const categories = useQuery(categoriesQuery);
  const [typed, setTyped] = useState<TypedFilter>({
    text: filter.text ?? '',
    industry: filter.industry ?? '',
    tag: filter.tag ?? '',
  });
  const changeSoon = useDebouncedCallback(
    (values: TypedFilter) => onChange(filterOf(filter, values)),
    typingPauseMs,
  );
  const type = (values: Partial<TypedFilter>) => {
    const after = { ...typed, ...values };
    setTyped(after);
    changeSoon(after);
  };
  const choose = (values: TemplatesFilter) => onChange({ ...filterOf(filter, typed), ...values });
  const clear = () => {
    setTyped(nothingTyped);
    onChange({});
  };
  return (
    <search className={classes.panel}>
      <TextInput
        type="search"
        label={words.text}
        placeholder={words.textPlaceholder}
        value={typed.text}
        onChange={(event) => type({ text: event.currentTarget.value })}
      />
      <Select
        label={words.type}
        placeholder={words.any}
        clearable
        data={templateTypes.map((value) => ({ value, label: texts.types[value] }))}
        value={filter.type ?? null}
        onChange={(value) => choose({ type: (value ?? undefined) as TemplatesFilter['type'] })}
      />
      <Select
        label={words.category}
        placeholder={words.any}
        clearable
        data={categories.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        value={filter.categoryId ?? null}
        onChange={(value) => choose({ categoryId: value ?? undefined })}
      />
      <Autocomplete
        label={words.industry}
        placeholder={words.any}
        data={[...templateIndustries]}
        value={typed.industry}
        onChange={(industry) => type({ industry })}
      />
      <TextInput
        label={words.tag}
        placeholder={words.any}
        value={typed.tag}
        onChange={(event) => type({ tag: event.currentTarget.value })}
      />
      <Select
        label={words.active}
        placeholder={words.any}
        clearable
        data={[
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]}
        value={filter.active ?? null}
        onChange={(value) => choose({ active: (value ?? undefined) as TemplatesFilter['active'] })}
      />
      <Button variant="subtle" className={classes.clear} onClick={clear}>
        {texts.list.clear}
      </Button>
    </search>
  );
}
