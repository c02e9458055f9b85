import { Button, Group, Text } from '@mantine/core';
import { Notice } from './notice.tsx';

type EditConflictProps = {
  /** Whether only this user can make changes, so that the other edit was made in another window. */
  isOwn?: boolean;
  /** The names of the fields that the other edit changed. */
  theirChanges: readonly string[];
  onSaveMine: () => void;
  onAcceptTheirs: () => void;
};

const texts = {
  other: {
    title: 'Someone else saved this in the meantime',
    same: 'Their version is as you found it.',
    changed: 'They changed',
    kept: 'Nothing of yours is lost, and nothing is saved yet.',
    saveMine: 'Save mine over theirs',
    acceptTheirs: 'Load theirs, drop mine',
  },
  own: {
    title: 'You saved this in another window',
    same: 'It is as you found it here.',
    changed: 'Changed there',
    kept: 'What you entered here is still here, and not saved yet.',
    saveMine: 'Save what is here',
    acceptTheirs: 'Load what was saved there',
  },
};

/** Shown when another edit was saved first: lists its changes and offers both versions. The typed text stays until then. */
export function EditConflict({ isOwn = false, theirChanges, onSaveMine, onAcceptTheirs }: EditConflictProps) {
  const { title, same, changed, kept, saveMine, acceptTheirs } = isOwn ? texts.own : texts.other;
  return (
    <Notice>
      <Text fw={600}>{title}</Text>
      <Text>
        {theirChanges.length === 0 ? same : `${changed}: ${theirChanges.join(', ')}.`} {kept}
      </Text>
      <Group gap="sm" mt="sm">
        <Button size="sm" onClick={onSaveMine}>
          {saveMine}
        </Button>
        <Button size="sm" onClick={onAcceptTheirs}>
          {acceptTheirs}
        </Button>
      </Group>
    </Notice>
  );
}
