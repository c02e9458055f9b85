import { Button } from '@mantine/core';
import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import type { VoicePreview } from './use-voice-preview.ts';
import { voicePickerTexts as words } from './voice-picker-texts.ts';

type PreviewButtonProps = {
  preview: VoicePreview;
  label: string;
  isDisabled?: boolean;
  onPlay: () => void;
};

/** Plays the preview of a voice, and stops it. */
export const PreviewButton = ({ preview, label, isDisabled = false, onPlay }: PreviewButtonProps) => (
  <Button
    leftSection={
      preview.isPlaying ? (
        <IconPlayerStopFilled size={18} aria-hidden />
      ) : (
        <IconVolume size={18} aria-hidden />
      )
    }
    loading={preview.isFetching}
    disabled={isDisabled}
    onClick={preview.isPlaying ? preview.stop : onPlay}
  >
    {preview.isPlaying ? words.stop : label}
  </Button>
);
