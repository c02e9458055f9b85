import { Button, Group, Text } from '@mantine/core';
import { Notice } from './notice.tsx';

type EditConflictProps = {
  /** Only its owner can change it, so that it was another window. */
  isOwn?: boolean;
  /** Names of what was changed there. */
  theirChanges: readonly string[];
  onSaveMine: () => void;
  onTakeTheirs: () => void;
};

const texts = {
  other: {
    title: 'Someone else saved this in the meantime',
    same: 'Their version is as you found it.',
    changed: 'They changed',
    kept: 'Nothing of yours is lost, and nothing is saved yet.',
    saveMine: 'Save mine over theirs',
    takeTheirs: 'Load theirs, drop mine',
  },
  own: {
    title: 'You saved this in another window',
    same: 'It is as you found it here.',
    changed: 'Changed there',
    kept: 'What you entered here is still here, and not saved yet.',
    saveMine: 'Save what is here',
    takeTheirs: 'Load what was saved there',
  },
};

/** Another editor saved first: lists the changes and offers both versions; the typed text stays until then. */
export function EditConflict({ isOwn = false, theirChanges, onSaveMine, onTakeTheirs }: EditConflictProps) {
  const { title, same, changed, kept, saveMine, takeTheirs } = isOwn ? texts.own : texts.other;
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
        <Button size="sm" onClick={onTakeTheirs}>
          {takeTheirs}
        </Button>
      </Group>
    </Notice>
  );
}
