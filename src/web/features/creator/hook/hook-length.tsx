import { Group, Text } from '@mantine/core';
import { limits } from '#contract/limits.ts';
import { estimateSpokenSeconds } from '#contract/spoken-estimate.ts';
import type { CreatorDraft } from '../state/draft.ts';
import { texts } from '../texts.ts';

/** How long the text is: as said, and as written. */
export function HookLength({ text, style, speed }: Pick<CreatorDraft['hook'], 'text' | 'style' | 'speed'>) {
  const count = [...text].length;
  const { suggestedHookCharacters } = limits;
  const seconds = estimateSpokenSeconds(text, style, speed);
  return (
    <Group justify="space-between" gap="sm" mt={4} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Text size="xs" c="dimmed">
        {seconds > 0 ? texts.hook.spoken(Math.max(1, Math.round(seconds))) : ' '}
      </Text>
      <Text size="xs" c={count > suggestedHookCharacters ? 'var(--warning)' : 'dimmed'}>
        {texts.hook.counter(count, suggestedHookCharacters)}
      </Text>
    </Group>
  );
}
