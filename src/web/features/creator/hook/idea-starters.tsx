import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Fieldset } from '@mantine/core';
import { texts } from '../texts.ts';
import classes from './hook-fields.module.css';

type IdeaStartersProps = {
  /** Their room stays, so that nothing moves with the first letter. */
  isHidden: boolean;
  isLocked: boolean;
  onPick: (text: string) => void;
};

/** Beginnings for an empty field. */
export function IdeaStarters({ isHidden, isLocked, onPick }: IdeaStartersProps) {
  return (
    <Fieldset
      variant="unstyled"
      aria-label={texts.hook.starters}
      className={classes.room}
      data-hidden={isHidden}
      p={0}
      m={0}
      bd={0}
    >
      <div className={classes.starters}>
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
      </div>
    </Fieldset>
  );
}
