import { Button, Group, Text } from '@mantine/core';
import { Notice } from './notice.tsx';

type EditConflictProps = {
  /** Names of what the other person changed. */
  theirChanges: readonly string[];
  onSaveMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved first: says what they changed, and lets one choose; what was typed stays until then. */
export const EditConflict = ({ theirChanges, onSaveMine, onTakeTheirs }: EditConflictProps) => (
  <Notice>
    <Text fw={600}>Somebody else saved this in the meantime</Text>
    <Text>
      {theirChanges.length === 0
        ? 'Their version is as you found it.'
        : `They changed: ${theirChanges.join(', ')}.`}{' '}
      Nothing of yours is lost, and nothing is saved yet.
    </Text>
    <Group gap="sm" mt="sm">
      <Button size="sm" onClick={onSaveMine}>
        Save mine over theirs
      </Button>
      <Button size="sm" onClick={onTakeTheirs}>
        Load theirs, drop mine
      </Button>
    </Group>
  </Notice>
);
