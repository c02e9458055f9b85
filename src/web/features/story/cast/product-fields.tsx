import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ProductAsset } from '#contract/calls/stories.ts';
import { storyLimits } from '#contract/stories.ts';
import { storyProductKinds } from '#contract/story-words.ts';
import { texts } from '../texts.ts';
import { productChanges, productForm, type ProductForm } from './asset-form.ts';
import { AssetFormShell } from './asset-form-shell.tsx';
import { useAssetChange } from './use-asset-change.ts';

type ProductFieldsProps = {
  storyId: string;
  asset: ProductAsset;
  onClose: () => void;
  onSaved: () => void;
};

const words = texts.cast;
const kinds = storyProductKinds
  .map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ') }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** How a product looks. */
export function ProductFields({ storyId, asset, onClose, onSaved }: ProductFieldsProps) {
  const [form, setForm] = useState<ProductForm>(() => productForm(asset));
  const change = useAssetChange({
    storyId,
    assetId: asset.id,
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  const textProps = (field: 'name' | 'colour' | 'description') => ({
    label: words.fields[field],
    value: form[field],
    error: change.problemOf(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setForm({ ...form, [field]: currentTarget.value }),
  });
  return (
    <AssetFormShell
      change={change}
      onClose={onClose}
      onSubmit={() => change.save(productChanges(asset, form))}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput data-autofocus maxLength={storyLimits.maxAssetNameCharacters} {...textProps('name')} />
        <NativeSelect
          label={words.fields.kind}
          data={kinds}
          value={form.kind}
          onChange={({ currentTarget }) =>
            setForm({ ...form, kind: currentTarget.value as ProductForm['kind'] })
          }
        />
      </SimpleGrid>
      <TextInput description={words.hints.colour} maxLength={40} {...textProps('colour')} />
      <Textarea
        autosize
        minRows={3}
        maxLength={storyLimits.maxAssetDescriptionCharacters}
        {...textProps('description')}
      />
    </AssetFormShell>
  );
}
