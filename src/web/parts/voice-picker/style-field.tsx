import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Input, SegmentedControl } from '@mantine/core';
import { speakingStyles, type SpeakingStyle } from '#contract/voices.ts';
import { voicePickerTexts as words } from './voice-picker-texts.ts';

type StyleFieldProps = { style: SpeakingStyle; isLocked?: boolean; onChange: (style: SpeakingStyle) => void };

export const StyleField = ({ style, isLocked = false, onChange }: StyleFieldProps) => (
  <Input.Wrapper label={words.style} labelElement="div">
    <SegmentedControl
      mt={6}
      fullWidth
      aria-label={words.style}
      data={speakingStyles.map((name) => ({ value: name, label: words.styles[name] }))}
      value={style}
      onChange={(value) => onChange(value as SpeakingStyle)}
      disabled={isLocked}
    />
  </Input.Wrapper>
);
