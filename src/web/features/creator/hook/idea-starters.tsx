import { Button, Fieldset, Group } from '@mantine/core';
import { texts } from '../texts.ts';

/** Beginnings for who does not know what to write; they leave with the first letter. */
export function IdeaStarters({ isLocked, onPick }: { isLocked: boolean; onPick: (text: string) => void }) {
  return (
    <Fieldset variant="unstyled" legend={texts.hook.starters} fz="xs" c="dimmed">
      <Group gap="xs">
        {texts.hook.starterTexts.map((starter) => (
          <Button
            key={starter}
            variant="default"
            size="sm"
            radius="xl"
            fw={400}
            disabled={isLocked}
            onClick={() => onPick(`${starter} `)}
          >
            {starter} …
          </Button>
        ))}
      </Group>
    </Fieldset>
  );
}
