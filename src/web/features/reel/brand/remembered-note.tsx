import { Button, Group, Text } from '@mantine/core';
import { emptyData } from '../state/reel-data.ts';
import type { ReelControl } from '../state/use-reel.ts';
import { texts } from '../texts.ts';

/** Where the entries come from, and the way to begin with none. */
export const RememberedNote = ({ control }: { control: ReelControl }) => (
  <Group justify="space-between" gap="xs">
    <Text size="sm" c="dimmed">
      {texts.brand.remembered}
    </Text>
    <Button size="sm" variant="subtle" color="gray" onClick={() => control.report('brand', emptyData.brand)}>
      {texts.brand.clear}
    </Button>
  </Group>
);
