import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Fieldset } from '@mantine/core';
import { texts } from '../texts.ts';
import classes from './hook-fields.module.css';

type IdeaStartersProps = { isLocked: boolean; onPick: (text: string) => void };

/** Beginnings for an empty field. */
export const IdeaStarters = ({ isLocked, onPick }: IdeaStartersProps) => (
  <Fieldset
    variant="unstyled"
    aria-label={texts.hook.starters}
    className={classes.starters}
    p={0}
    m={0}
    bd={0}
  >
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
  </Fieldset>
);
