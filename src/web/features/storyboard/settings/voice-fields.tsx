import { Stack } from '@mantine/core';
import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import type { Voice } from '#contract/voices.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { PreviewButton } from '../../../parts/voice-picker/preview-button.tsx';
import { SpeedField } from '../../../parts/voice-picker/speed-field.tsx';
import { StyleField } from '../../../parts/voice-picker/style-field.tsx';
import { useVoicePreview } from '../../../parts/voice-picker/use-voice-preview.ts';
import { VoiceChoices, voiceChoices } from '../../../parts/voice-picker/voice-choices.tsx';
import { voicePickerTexts as words } from '../../../parts/voice-picker/voice-picker-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

type VoiceFieldsProps = {
  settings: StoryboardSettings;
  /** Spoken by the preview. */
  sampleScript: string;
  onChange: (settings: Partial<StoryboardSettings>) => void;
};

/** The narrator's voice and style. */
export function VoiceFields({ settings, sampleScript, onChange }: VoiceFieldsProps) {
  const preview = useVoicePreview();
  const { voice, voiceStyle: style, speed } = settings;
  const change = (values: Partial<StoryboardSettings>) => {
    preview.reset();
    onChange(values);
  };
  const hear = (heard: Voice) => preview.hear({ voice: heard, style, speed, script: sampleScript });
  return (
    <Stack gap="md">
      <VoiceChoices
        label={words.title}
        isLabelHidden
        choices={voiceChoices}
        value={voice}
        preview={preview}
        onChange={(value) => change({ voice: value })}
        onHear={hear}
      />
      <StyleField style={style} onChange={(value) => change({ voiceStyle: value })} />
      <SpeedField speed={speed} onChange={(value) => change({ speed: value })} />
      <PreviewButton preview={preview} label={words.hear} onPlay={() => hear(voice)} />
      {preview.error ? (
        <Notice onDismiss={preview.reset}>{failureText(preview.error, words.failed)}</Notice>
      ) : null}
    </Stack>
  );
}
