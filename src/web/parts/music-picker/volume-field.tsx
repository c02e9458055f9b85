import '@mantine/core/styles/Slider.layer.css';
import { Input, Slider } from '@mantine/core';
import { musicPickerTexts } from './music-picker-texts.ts';

type VolumeFieldProps = {
  /** The volume of the music by default. */
  label?: string;
  /** Shown instead of the percentage. */
  valueText?: string | undefined;
  /** 0 to 100. */
  volume: number;
  onChange: (volume: number) => void;
};

export function VolumeField({
  volume,
  onChange,
  valueText,
  label = musicPickerTexts.volume,
}: VolumeFieldProps) {
  const shownValue = valueText ?? `${volume}%`;
  return (
    <Input.Wrapper label={`${label}: ${shownValue}`} labelElement="div">
      <Slider
        mt={8}
        value={volume}
        onChange={onChange}
        min={0}
        max={100}
        step={5}
        label={null}
        thumbLabel={label}
        thumbValueText={shownValue}
      />
    </Input.Wrapper>
  );
}
