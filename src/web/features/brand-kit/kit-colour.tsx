import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { brandKitTexts } from '#contract/brand-kit/brand-kit.ts';
import { readColour } from '#contract/greenscreen-settings.ts';
import classes from './brand-kit.module.css';
import { texts } from './texts.ts';

type KitColourProps = { label: string; colour: string; onChange: (colour: string) => void };

/** A colour by the system's own picker, or typed as hex. */
export function KitColour({ label, colour, onChange }: KitColourProps) {
  const [typed, setTyped] = useState(colour);
  // A colour that came from elsewhere replaces what was typed.
  const shown = (readColour(typed) ?? colour) === colour ? typed : colour;
  const take = (text: string) => {
    setTyped(text);
    const read = readColour(text);
    if (read !== null) onChange(read);
  };
  return (
    <TextInput
      className={classes.colour}
      label={label}
      value={shown}
      spellCheck={false}
      error={readColour(shown) === null ? brandKitTexts.colourInvalid : null}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      leftSectionWidth={52}
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={texts.pick(label)}
          value={colour}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
      }
    />
  );
}
