import { Button, Text } from '@mantine/core';
import { IconUserSquareRounded } from '@tabler/icons-react';
import type { Template } from '#contract/calls/templates.ts';
import { templatePickerTexts } from './template-picker-texts.ts';
import classes from './template-row.module.css';

type TemplateRowProps = { template: Template | undefined; isLocked: boolean; onSelect: () => void };

/** The chosen template and the button that changes it. */
export function TemplateRow({ template, isLocked, onSelect }: TemplateRowProps) {
  if (!template) {
    return (
      <Button
        fullWidth
        size="lg"
        variant="gradient"
        leftSection={<IconUserSquareRounded size={22} aria-hidden />}
        onClick={onSelect}
        disabled={isLocked}
      >
        {templatePickerTexts.selectAvatar}
      </Button>
    );
  }
  return (
    <div className={classes.row}>
      <img src={template.thumbnailUrl} alt="" />
      <div className={classes.name}>
        <Text fw={600}>{template.name}</Text>
        <Text size="xs" c="dimmed" lineClamp={2} visibleFrom="sm">
          {template.description}
        </Text>
      </div>
      <Button
        onClick={onSelect}
        disabled={isLocked}
        aria-label={`${templatePickerTexts.changeAvatar}: ${templatePickerTexts.selectAvatar}`}
      >
        {templatePickerTexts.changeAvatar}
      </Button>
    </div>
  );
}
