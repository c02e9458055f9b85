import '@mantine/core/styles/Slider.layer.css';
import { Input, Slider } from '@mantine/core';
import { musicPickerTexts } from './music-picker-texts.ts';

/** 0 to 100. */
type VolumeFieldProps = { volume: number; onChange: (volume: number) => void };

export const VolumeField = ({ volume, onChange }: VolumeFieldProps) => (
  <Input.Wrapper label={`${musicPickerTexts.volume}: ${volume}%`} labelElement="div">
    <Slider
      mt={8}
      value={volume}
      onChange={onChange}
      min={0}
      max={100}
      step={5}
      label={null}
      thumbLabel={musicPickerTexts.volume}
      thumbValueText={(percent) => `${percent}%`}
    />
  </Input.Wrapper>
);
