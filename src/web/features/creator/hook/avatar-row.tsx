import { Button, Text } from '@mantine/core';
import { IconUserSquareRounded } from '@tabler/icons-react';
import type { Template } from '#contract/calls/templates.ts';
import { texts } from '../texts.ts';
import classes from './avatar-row.module.css';

type AvatarRowProps = { template: Template | undefined; isLocked: boolean; onSelect: () => void };

/** Who speaks, and the way to somebody else. */
export function AvatarRow({ template, isLocked, onSelect }: AvatarRowProps) {
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
        {texts.hook.selectAvatar}
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
        aria-label={`${texts.hook.changeAvatar}: ${texts.hook.selectAvatar}`}
      >
        {texts.hook.changeAvatar}
      </Button>
    </div>
  );
}
