import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import { ColorPicker, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readColour } from '#contract/colour-text.ts';
import { greenscreenTexts } from '#contract/greenscreen-settings.ts';
import { texts } from '../texts.ts';
import { presetColours, readRecentColours, rememberColour } from './recent-colours.ts';
import { Swatches } from './swatches.tsx';

type ColourPanelProps = { colour: string; onChange: (colour: string) => void };

/** Chooses a color as the background: a preset, a recent color or any other. */
export function ColourPanel({ colour, onChange }: ColourPanelProps) {
  const [recent, setRecent] = useState(() => readRecentColours(localStorage));
  const [typed, setTyped] = useState(colour);
  const applyColour = (value: string) => {
    setTyped(value);
    const read = readColour(value);
    if (read !== null) onChange(read);
  };
  const choose = (value: string) => {
    applyColour(value);
    setRecent(rememberColour(localStorage, value));
  };
  return (
    <Stack gap="md">
      <Swatches label={texts.background.presets} colours={presetColours} chosen={colour} onChoose={choose} />
      {recent.length === 0 ? null : (
        <Swatches
          label={texts.background.recent}
          colours={recent.map((each) => ({ name: each, colour: each }))}
          chosen={colour}
          onChoose={choose}
        />
      )}
      <ColorPicker
        value={colour}
        onChange={applyColour}
        onChangeEnd={choose}
        format="hex"
        fullWidth
        saturationLabel={texts.background.picker.saturation}
        hueLabel={texts.background.picker.hue}
      />
      <TextInput
        label={texts.background.custom}
        value={typed}
        onChange={(event) => applyColour(event.currentTarget.value)}
        onBlur={() => setRecent(rememberColour(localStorage, colour))}
        error={readColour(typed) === null ? greenscreenTexts.colourInvalid : null}
      />
    </Stack>
  );
}
