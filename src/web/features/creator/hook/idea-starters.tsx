import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Fieldset, Group } from '@mantine/core';
import { texts } from '../texts.ts';

/** Beginnings for who does not know what to write; they leave with the first letter. */
export function IdeaStarters({ isLocked, onPick }: { isLocked: boolean; onPick: (text: string) => void }) {
  return (
    <Fieldset variant="unstyled" aria-label={texts.hook.starters} p={0} m={0} mt={6} mb="sm" bd={0}>
      <Group gap={6}>
        {texts.hook.starterTexts.map((starter) => (
          <Button
            key={starter}
            variant="default"
            size="xs"
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
