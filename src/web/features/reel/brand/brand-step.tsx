import '@mantine/core/styles/Divider.layer.css';
import { Divider, Stack, TextInput, Button, Group, Text } from '@mantine/core';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { findBrandProblems, otherIndustry, type ReelField } from '#contract/reels.ts';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { StepLayout } from '../../../parts/wizard-frame/step-layout.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { trimBrand } from '../state/brief.ts';
import { type ReelData, emptyData } from '../state/reel-data.ts';
import type { ReelControl } from '../state/use-reel.ts';
import { texts } from '../texts.ts';
import { BrandExtras } from './brand-extras.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { IndustryField } from './industry-field.tsx';

type BrandStepProps = {
  control: ReelControl;
  /** The last reel's brand was filled in. */
  wasRemembered: boolean;
};

const words = texts.brand;

/** The brand that the reel is for. A problem is shown once its field was left, or Enter was pressed. */
export function BrandStep({ control, wasRemembered }: BrandStepProps) {
  const { brand } = control.data;
  const change = (values: Partial<ReelData['brand']>) => control.report('brand', values);
  const [left, setLeft] = useState<readonly ReelField[]>([]);
  const problems = findBrandProblems(brand);
  const isComplete = problems.length === 0;
  const problemOf = (field: ReelField) =>
    left.includes(field) ? problems.find((problem) => problem.field === field)?.text : undefined;
  const leave = (...fields: ReelField[]) => setLeft((before) => [...before, ...fields]);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    change(trimBrand(brand));
    control.advance();
  };
  // Not disabled: Enter must submit the form, so that missing fields are shown.
  const showMissing = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') leave(...problems.map(({ field }) => field));
  };
  const fieldProps = (field: 'brandName' | 'customIndustry' | 'offer' | 'callToAction') => ({
    size: 'md',
    value: brand[field],
    error: problemOf(field),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [field]: currentTarget.value }),
    onBlur: () => leave(field),
    onKeyDown: showMissing,
  });
  return (
    <StepLayout
      title={words.title}
      lead={words.lead}
      frame={<BrandPreview brand={brand} />}
      phoneFrame="below"
    >
      <form onSubmit={goOn} noValidate>
        <Stack gap="lg">
          {wasRemembered ? <RememberedNote control={control} /> : null}
          <TextInput
            label={words.name}
            placeholder={words.namePlaceholder}
            withAsterisk
            autoComplete="organization"
            {...fieldProps('brandName')}
          />
          <IndustryField
            industry={brand.industry}
            problem={problemOf('industry')}
            onChange={(industry) => change({ industry })}
            onLeave={() => leave('industry')}
          />
          {brand.industry === otherIndustry ? (
            <TextInput
              label={words.customIndustry}
              placeholder={words.customPlaceholder}
              withAsterisk
              {...fieldProps('customIndustry')}
            />
          ) : null}
          <Divider label={words.extras} labelPosition="left" />
          <TextInput label={words.offer} placeholder={words.offerPlaceholder} {...fieldProps('offer')} />
          <TextInput
            label={words.callToAction}
            placeholder={words.callPlaceholder}
            {...fieldProps('callToAction')}
          />
          <BrandExtras brand={brand} onChange={change} />
        </Stack>
        <ActionBar>
          <ContinueButton
            type="submit"
            isDisabled={!isComplete}
            {...(isComplete ? {} : { label: texts.fillRequired })}
          />
        </ActionBar>
      </form>
    </StepLayout>
  );
}

/** Says that the entries are those of the last reel, and clears them on request. */
const RememberedNote = ({ control }: { control: ReelControl }) => (
  <Group justify="space-between" gap="xs">
    <Text size="sm" c="dimmed">
      {texts.brand.remembered}
    </Text>
    <Button size="sm" variant="subtle" color="gray" onClick={() => control.report('brand', emptyData.brand)}>
      {texts.brand.clear}
    </Button>
  </Group>
);
