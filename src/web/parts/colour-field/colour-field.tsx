import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readColour } from '#contract/colour-text.ts';
import { greenscreenTexts } from '#contract/greenscreen-settings.ts';
import classes from './colour-field.module.css';

type ColourFieldProps = {
  label: string;
  /** `#rrggbb` */
  colour: string;
  /** The accessible name of the color picker. */
  pickerLabel: string;
  size?: 'md';
  onChange: (colour: string) => void;
};

/** A color, chosen with the system's color picker or typed as hex. */
export function ColourField(props: ColourFieldProps) {
  const { label, colour, pickerLabel, size, onChange } = props;
  const [typed, setTyped] = useState(colour);
  // A new value of `colour` replaces the typed text.
  const shown = (readColour(typed) ?? colour) === colour ? typed : colour;
  const applyColour = (text: string) => {
    setTyped(text);
    const read = readColour(text);
    if (read !== null) onChange(read);
  };
  return (
    <TextInput
      className={classes.field}
      {...(size ? { size } : {})}
      label={label}
      value={shown}
      spellCheck={false}
      error={readColour(shown) === null ? greenscreenTexts.colourInvalid : null}
      onChange={({ currentTarget }) => applyColour(currentTarget.value)}
      leftSectionWidth={52}
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={pickerLabel}
          value={colour}
          onChange={({ currentTarget }) => applyColour(currentTarget.value)}
        />
      }
    />
  );
}
