import { Stack } from '@mantine/core';
import { speakingSpeed, type SpeakingStyle, type Voice } from '#contract/voices.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { PreviewButton } from '../../../parts/voice-picker/preview-button.tsx';
import { StyleField } from '../../../parts/voice-picker/style-field.tsx';
import { useVoicePreview } from '../../../parts/voice-picker/use-voice-preview.ts';
import { VoiceChoices, voiceChoices } from '../../../parts/voice-picker/voice-choices.tsx';
import { voicePickerTexts as words } from '../../../parts/voice-picker/voice-picker-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

type Choice = { voice: Voice; voiceStyle: SpeakingStyle };
type VoiceFieldProps = Choice & {
  /** Spoken by the preview. */
  sampleScript: string;
  onChange: (values: Partial<Choice>) => void;
};

/** The voice and its style; the pace follows from the length of the reel. */
export function VoiceField({ voice, voiceStyle, sampleScript, onChange }: VoiceFieldProps) {
  const preview = useVoicePreview();
  const change = (values: Partial<Choice>) => {
    preview.reset();
    onChange(values);
  };
  const hear = (heard: Voice) =>
    preview.hear({ voice: heard, style: voiceStyle, speed: speakingSpeed.usual, script: sampleScript });
  return (
    <Stack gap="sm">
      <VoiceChoices
        label={words.title}
        choices={voiceChoices}
        value={voice}
        preview={preview}
        onChange={(value) => change({ voice: value })}
        onHear={hear}
      />
      <StyleField style={voiceStyle} onChange={(value) => change({ voiceStyle: value })} />
      <PreviewButton preview={preview} label={words.hear} onPlay={() => hear(voice)} />
      {preview.error ? (
        <Notice onDismiss={preview.reset}>{failureText(preview.error, words.failed)}</Notice>
      ) : null}
    </Stack>
  );
}
