import { Chip, Group, Input, Stack } from '@mantine/core';
import { useId } from 'react';
import { speakingSpeed, voices, type SpeakingStyle, type Voice } from '#contract/voices.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { PreviewButton } from '../../../parts/voice-picker/preview-button.tsx';
import { StyleField } from '../../../parts/voice-picker/style-field.tsx';
import { useVoicePreview } from '../../../parts/voice-picker/use-voice-preview.ts';
import { voicePickerTexts as words } from '../../../parts/voice-picker/voice-picker-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

type Choice = { voice: Voice; voiceStyle: SpeakingStyle };
type VoiceFieldProps = Choice & {
  /** The preview speaks this. */
  sampleScript: string;
  onChange: (values: Partial<Choice>) => void;
};

/** Who speaks, and how; the pace follows from the length of the reel. */
export function VoiceField({ voice, voiceStyle, sampleScript, onChange }: VoiceFieldProps) {
  const id = useId();
  const preview = useVoicePreview();
  const change = (values: Partial<Choice>) => {
    preview.reset();
    onChange(values);
  };
  const hear = () =>
    preview.hear({ voice, style: voiceStyle, speed: speakingSpeed.usual, script: sampleScript });
  return (
    <Stack gap="sm">
      <Input.Wrapper label={words.title} labelElement="div" labelProps={{ id }}>
        <Chip.Group value={voice} onChange={(value) => change({ voice: value as Voice })}>
          <Group gap={8} role="radiogroup" aria-labelledby={id} mt={4}>
            {voices.map((each) => (
              <Chip key={each} value={each}>
                {words.names[each]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <StyleField style={voiceStyle} onChange={(value) => change({ voiceStyle: value })} />
      <PreviewButton preview={preview} label={words.hear} onPlay={hear} />
      {preview.error ? (
        <Notice onDismiss={preview.reset}>{failureText(preview.error, words.failed)}</Notice>
      ) : null}
    </Stack>
  );
}
