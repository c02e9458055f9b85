import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CharacterAsset } from '#contract/calls/stories.ts';
import { storyLimits } from '#contract/stories.ts';
import { storyAges, storyGenders } from '#contract/story-words.ts';
import { texts } from '../texts.ts';
import { personForm, type PersonForm } from './asset-form.ts';
import { AssetFormShell } from './asset-form-shell.tsx';
import { useAssetChange } from './use-asset-change.ts';

type PersonFieldsProps = {
  storyId: string;
  asset: CharacterAsset;
  onClose: () => void;
  onSaved: () => void;
};

const words = texts.cast;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
const ages = storyAges.map((value) => ({ value, label: capital(value) }));
const genders = storyGenders.map((value) => ({ value, label: words.genders[value] }));

/** How a person looks. */
export function PersonFields({ storyId, asset, onClose, onSaved }: PersonFieldsProps) {
  const [form, setForm] = useState<PersonForm>(() => personForm(asset));
  const change = useAssetChange({
    storyId,
    assetId: asset.id,
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  const textProps = (field: 'name' | 'role' | 'appearance' | 'clothing') => ({
    label: words.fields[field],
    value: form[field],
    error: change.problemOf(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setForm({ ...form, [field]: currentTarget.value }),
  });
  const { maxAssetNameCharacters, maxAssetDescriptionCharacters } = storyLimits;
  return (
    <AssetFormShell change={change} onClose={onClose} onSubmit={() => change.save(form)}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput data-autofocus maxLength={maxAssetNameCharacters} {...textProps('name')} />
        <TextInput maxLength={maxAssetNameCharacters} {...textProps('role')} />
        <NativeSelect
          label={words.fields.age}
          data={ages}
          value={form.age}
          onChange={({ currentTarget }) =>
            setForm({ ...form, age: currentTarget.value as PersonForm['age'] })
          }
        />
        <NativeSelect
          label={words.fields.gender}
          data={genders}
          value={form.gender}
          onChange={({ currentTarget }) =>
            setForm({ ...form, gender: currentTarget.value as PersonForm['gender'] })
          }
        />
      </SimpleGrid>
      <Textarea
        autosize
        minRows={2}
        maxLength={maxAssetDescriptionCharacters}
        description={words.hints.appearance}
        {...textProps('appearance')}
      />
      <Textarea
        autosize
        minRows={2}
        maxLength={maxAssetDescriptionCharacters}
        description={words.hints.clothing}
        {...textProps('clothing')}
      />
    </AssetFormShell>
  );
}
