import '@mantine/core/styles/Switch.layer.css';
import { Group, Stack, Switch, Text } from '@mantine/core';
import { uploadReelLogo } from '#contract/calls/reels.ts';
import type { BrandColours } from '#contract/reels.ts';
import { ColourField } from '../../../parts/colour-field/colour-field.tsx';
import { LogoField } from '../../../parts/logo-field/logo-field.tsx';
import type { ReelData } from '../state/reel-data.ts';
import { texts } from '../texts.ts';
import { acceptedLogos, findLogoProblem } from './logo-rules.ts';

type BrandExtrasProps = {
  brand: ReelData['brand'];
  onChange: (values: Partial<ReelData['brand']>) => void;
};

/** Initial colours when the switch is turned on. */
const firstColours: BrandColours = ['#6f3cf0', '#ff7465'];
const words = texts.brand;

/** Logo and colours. */
export function BrandExtras({ brand, onChange }: BrandExtrasProps) {
  const { logo, colours } = brand;
  return (
    <>
      <LogoField
        logo={logo}
        onChange={(next) => onChange({ logo: next })}
        uploadCall={uploadReelLogo}
        hint={texts.brand.logoHint}
        accept={acceptedLogos}
        findProblem={findLogoProblem}
      />
      <Stack gap="sm">
        <Switch
          label={words.colours}
          checked={colours !== null}
          onChange={({ currentTarget }) => onChange({ colours: currentTarget.checked ? firstColours : null })}
        />
        {colours === null ? (
          <Text size="sm" c="dimmed">
            {words.coloursNote}
          </Text>
        ) : (
          <Group gap="md" align="flex-start">
            <ColourField
              label={words.colourNames[0]}
              size="md"
              pickerLabel={words.pick(words.colourNames[0])}
              colour={colours[0]}
              onChange={(colour) => onChange({ colours: [colour, colours[1]] })}
            />
            <ColourField
              label={words.colourNames[1]}
              size="md"
              pickerLabel={words.pick(words.colourNames[1])}
              colour={colours[1]}
              onChange={(colour) => onChange({ colours: [colours[0], colour] })}
            />
          </Group>
        )}
      </Stack>
    </>
  );
}
