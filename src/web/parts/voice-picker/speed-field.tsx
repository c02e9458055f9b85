import '@mantine/core/styles/Slider.layer.css';
import { Input, Slider } from '@mantine/core';
import { speakingSpeed } from '#contract/voices.ts';
import { voicePickerTexts as words } from './voice-picker-texts.ts';

type SpeedFieldProps = { speed: number; isLocked?: boolean; onChange: (speed: number) => void };

export const SpeedField = ({ speed, isLocked = false, onChange }: SpeedFieldProps) => (
  <Input.Wrapper label={`${words.speed}: ${words.speedOf(speed)}`} labelElement="div">
    <Slider
      mt={8}
      value={speed}
      onChange={(value) => onChange(Math.round(value * 10) / 10)}
      min={speakingSpeed.min}
      max={speakingSpeed.max}
      step={speakingSpeed.step}
      label={null}
      thumbLabel={words.speed}
      thumbValueText={words.speedOf}
      disabled={isLocked}
    />
  </Input.Wrapper>
);
