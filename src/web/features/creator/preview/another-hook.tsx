import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { texts } from '../texts.ts';

/** Which hook works is not known beforehand: the next hook reuses this video's clip and music. */
export const AnotherHook = ({ onClick }: { onClick: () => void }) => (
  <div>
    <Button
      size="md"
      variant="light"
      fullWidth
      leftSection={<IconRefresh size={18} aria-hidden />}
      onClick={onClick}
    >
      {texts.preview.anotherHook}
    </Button>
    <Text size="sm" c="dimmed" mt={6}>
      {texts.preview.anotherHookNote}
    </Text>
  </div>
);
