import { Stack } from '@mantine/core';
import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import { voices } from '#contract/voices.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { PreviewButton } from '../../../parts/voice-picker/preview-button.tsx';
import { SpeedField } from '../../../parts/voice-picker/speed-field.tsx';
import { StyleField } from '../../../parts/voice-picker/style-field.tsx';
import { useVoicePreview } from '../../../parts/voice-picker/use-voice-preview.ts';
import { voicePickerTexts as words } from '../../../parts/voice-picker/voice-picker-texts.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Notice } from '../../../ui/notice.tsx';

type VoiceFieldsProps = {
  settings: StoryboardSettings;
  /** The preview speaks this. */
  sampleScript: string;
  onChange: (settings: Partial<StoryboardSettings>) => void;
};

const choices = voices.map((value) => ({ value, label: words.names[value] }));

/** Who tells the story, and how. */
export function VoiceFields({ settings, sampleScript, onChange }: VoiceFieldsProps) {
  const preview = useVoicePreview();
  const { voice, voiceStyle: style, speed } = settings;
  const change = (values: Partial<StoryboardSettings>) => {
    preview.reset();
    onChange(values);
  };
  return (
    <Stack gap="md">
      <ChoiceChips
        label={words.title}
        isLabelHidden
        choices={choices}
        value={voice}
        onChange={(value) => change({ voice: value })}
      />
      <StyleField style={style} onChange={(value) => change({ voiceStyle: value })} />
      <SpeedField speed={speed} onChange={(value) => change({ speed: value })} />
      <PreviewButton
        preview={preview}
        label={words.hear}
        onPlay={() => preview.hear({ voice, style, speed, script: sampleScript })}
      />
      {preview.error ? (
        <Notice onDismiss={preview.reset}>{failureText(preview.error, words.failed)}</Notice>
      ) : null}
    </Stack>
  );
}
