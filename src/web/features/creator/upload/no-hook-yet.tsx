import { Button, Group, Paper, Text } from '@mantine/core';
import { texts } from '../texts.ts';

/** The steps may be looked at in any order, but a video begins with its hook. */
export const NoHookYet = ({ onGoToHook }: { onGoToHook: () => void }) => (
  <Paper withBorder p="md">
    <Group justify="space-between" gap="sm">
      <Text flex="1 1 220px">{texts.nothingBegun}</Text>
      <Button onClick={onGoToHook}>{texts.toHook}</Button>
    </Group>
  </Paper>
);
