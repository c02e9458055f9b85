import '@mantine/core/styles/Slider.layer.css';
import { Input, Slider } from '@mantine/core';

type ShareSliderProps = {
  label: string;
  /** A share of the whole, 0…1. */
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
};

/** A slider for a share, with its value in percent beside its label. */
export function ShareSlider({ label, value, min = 0, max = 1, step = 0.05, onChange }: ShareSliderProps) {
  const percentText = `${Math.round(value * 100)}%`;
  return (
    <Input.Wrapper label={`${label}: ${percentText}`} labelElement="div">
      <Slider
        mt={6}
        value={value}
        onChange={(next) => onChange(Math.round(next * 1_000) / 1_000)}
        min={min}
        max={max}
        step={step}
        label={null}
        thumbLabel={label}
        thumbValueText={percentText}
      />
    </Input.Wrapper>
  );
}
