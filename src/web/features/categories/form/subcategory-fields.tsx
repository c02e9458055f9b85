import { Button, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import type { SubcategoryDraft } from '../category-draft.ts';
import { texts } from '../texts.ts';
import classes from './category-form.module.css';
import { JsonField } from './json-field.tsx';

const words = texts.form;
/** Path of our own copies, whose addresses mean nothing to the user. */
const ownFiles = '/api/files/';

type SubcategoryFieldsProps = {
  subcategory: SubcategoryDraft;
  number: number;
  problemOf: (field: string) => string | undefined;
  onChange: (values: Partial<SubcategoryDraft>) => void;
  onRemove: () => void;
};

export function SubcategoryFields(props: SubcategoryFieldsProps) {
  const { subcategory, number, problemOf, onChange, onRemove } = props;
  const name = subcategory.name.trim() || words.subcategory(number);
  const hasOwnVideo = subcategory.referenceVideo.includes(ownFiles);
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={3} size="h4" id={titleId}>
          {name}
        </Title>
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={words.removeSubcategory(name)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
      <Stack gap="md">
        <div className={classes.pair}>
          <TextInput
            label={words.name}
            withAsterisk
            value={subcategory.name}
            error={problemOf('name')}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <TextInput
            label={words.subcategoryID}
            description={words.subcategoryIDHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={subcategory.subcategoryID}
            error={problemOf('subcategoryID')}
            onChange={(event) => onChange({ subcategoryID: event.currentTarget.value })}
          />
        </div>
        <Textarea
          label={words.description}
          autosize
          minRows={1}
          maxRows={6}
          value={subcategory.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
        {hasOwnVideo ? (
          <div>
            <Text size="sm">{words.referenceVideoOwn}</Text>
            <Button size="sm" mt={6} onClick={() => onChange({ referenceVideo: '' })}>
              {words.removeReferenceVideo}
            </Button>
          </div>
        ) : (
          <TextInput
            type="url"
            label={words.referenceVideo}
            placeholder="https://"
            value={subcategory.referenceVideo}
            error={problemOf('referenceVideo')}
            onChange={(event) => onChange({ referenceVideo: event.currentTarget.value })}
          />
        )}
        <div className={classes.pair}>
          <TextInput
            label={words.industriesServed}
            description={words.industriesHint}
            value={subcategory.industriesText}
            onChange={(event) => onChange({ industriesText: event.currentTarget.value })}
          />
          <TextInput
            label={words.regeneratedAssets}
            description={words.assetsHint}
            value={subcategory.assetsText}
            onChange={(event) => onChange({ assetsText: event.currentTarget.value })}
          />
        </div>
        <JsonField
          value={subcategory.metadataText}
          problem={problemOf('metadata')}
          onChange={(metadataText) => onChange({ metadataText })}
        />
      </Stack>
    </section>
  );
}
