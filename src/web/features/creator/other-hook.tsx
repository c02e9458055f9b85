import { Button, Group } from '@mantine/core';
import type { Generation } from '#contract/calls/generations.ts';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

type OtherHookProps = { generation: Generation; onGoToHook: () => void; onKeep: () => void };

/** On the later steps: the hook's settings were changed, but no hook was made with them yet. */
export function OtherHook({ generation, onGoToHook, onKeep }: OtherHookProps) {
  const text = generation.components.find(({ type }) => type === 'hook')?.text ?? '';
  return (
    <Notice tone="note">
      <Group justify="space-between" gap="sm">
        <span>{texts.otherHook(text)}</span>
        <Group gap="sm">
          <Button size="sm" onClick={onGoToHook}>
            {texts.toHook}
          </Button>
          <Button size="sm" variant="default" onClick={onKeep}>
            {texts.keepHook}
          </Button>
        </Group>
      </Group>
    </Notice>
  );
}
