import { Text } from '@mantine/core';
import { VolumeField } from '../../../parts/music-picker/volume-field.tsx';
import { texts } from '../texts.ts';

type ClipSoundFieldProps = {
  /** 0 (muted) to 100. */
  volume: number;
  /** Whether the clip has sound; null or undefined while that is not known. */
  hasSound: boolean | null | undefined;
  onChange: (volume: number) => void;
};

/** How loud the product clip's own sound is. */
export const ClipSoundField = ({ volume, hasSound, onChange }: ClipSoundFieldProps) =>
  hasSound === false ? (
    <Text size="sm" c="dimmed">
      {texts.music.silentClip}
    </Text>
  ) : (
    <VolumeField
      label={texts.music.clipSound}
      valueText={volume === 0 ? texts.music.muted : undefined}
      volume={volume}
      onChange={onChange}
    />
  );
