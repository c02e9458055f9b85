import '@mantine/core/styles/NumberInput.layer.css';
import { Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { regionSeconds } from '#contract/template-rules.ts';
import { newRegion, type RegionDraft } from '../template-draft.ts';
import { texts } from '../texts.ts';
import { FormSection } from './form-section.tsx';
import classes from './template-form.module.css';
import type { TemplateFields } from './use-template-form.ts';

const words = texts.form;

/** The parts of the picture that may be changed, and when each of them is shown. */
export function RegionFields({ fields }: { fields: TemplateFields }) {
  const { draft, change, problems } = fields;
  const regions = draft.editableRegions;
  const addButton = useRef<HTMLButtonElement>(null);
  const changeRegion = (key: string, values: Partial<RegionDraft>) =>
    change({
      editableRegions: regions.map((region) => (region.key === key ? { ...region, ...values } : region)),
    });
  const remove = (key: string) => {
    change({ editableRegions: regions.filter((region) => region.key !== key) });
    // The pressed button leaves the page with its region.
    addButton.current?.focus();
  };
  return (
    <FormSection title={words.regions} lead={words.regionsLead}>
      {regions.map((region, index) => (
        <fieldset key={region.key} className={classes.region}>
          <legend>{words.region(index + 1)}</legend>
          <div className={classes.pair}>
            <TextInput
              label={words.regionName}
              withAsterisk
              maxLength={120}
              value={region.name}
              error={problems[`editableRegions.${index}.name`]}
              onChange={(event) => changeRegion(region.key, { name: event.currentTarget.value })}
            />
            <TextInput
              label={words.regionType}
              placeholder={words.regionTypePlaceholder}
              maxLength={60}
              value={region.type}
              onChange={(event) => changeRegion(region.key, { type: event.currentTarget.value })}
            />
            <NumberInput
              label={words.regionStart}
              {...regionSeconds}
              value={region.startTime}
              onChange={(seconds) => changeRegion(region.key, { startTime: Number(seconds) })}
              hideControls
            />
            <NumberInput
              label={words.regionDuration}
              {...regionSeconds}
              value={region.duration}
              onChange={(seconds) => changeRegion(region.key, { duration: Number(seconds) })}
              hideControls
            />
          </div>
          <Textarea
            label={words.regionDescription}
            autosize
            minRows={1}
            maxRows={6}
            maxLength={1_000}
            value={region.description}
            onChange={(event) => changeRegion(region.key, { description: event.currentTarget.value })}
          />
          <Button
            className={classes.removeRegion}
            size="sm"
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={words.removeRegion(region.name.trim() || words.region(index + 1))}
            onClick={() => remove(region.key)}
          >
            {words.remove}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          ref={addButton}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => change({ editableRegions: [...regions, newRegion()] })}
        >
          {words.addRegion}
        </Button>
      </div>
    </FormSection>
  );
}
