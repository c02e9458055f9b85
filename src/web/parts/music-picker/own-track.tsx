import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { acceptedFiles } from '#contract/file-types.ts';
import { formatFileSize } from '../../lib/format.ts';
import { AudioPlayer } from '../../ui/audio-player.tsx';
import { ChooseAnother } from '../media-input/choose-another.tsx';
import { musicPickerTexts } from './music-picker-texts.ts';
import { UploadProgress } from '../media-input/send/upload-progress.tsx';
import type { ChosenMedia } from '../media-input/use-chosen-file.ts';
import type { FileUpload } from '../media-input/send/use-file-upload.ts';
import { VolumeField } from './volume-field.tsx';

type OwnTrackProps = {
  media: ChosenMedia;
  fileUpload: FileUpload;
  /** False while a library track plays. */
  isUsed: boolean;
  isSilenced: boolean;
  /** 0 to 100. */
  volume: number;
  /** Absent if the volume is set elsewhere. */
  onVolumeChange?: (volume: number) => void;
  onPlay: () => void;
  onPause?: () => void;
  onUse: () => void;
  onChoose: (file: File) => void;
};

/** The user's track: its name, player, volume and upload. */
export function OwnTrack(props: OwnTrackProps) {
  const { media, fileUpload, isUsed, isSilenced, volume, onVolumeChange, onPlay, onPause, onUse, onChoose } =
    props;
  const { state } = fileUpload;
  const url = media.localUrl ?? media.upload?.audioUrl;
  const file = 'chosen' in state ? state.chosen.file : undefined;
  return (
    <Paper withBorder p="md" bg="var(--card)">
      <Stack gap="md">
        <div>
          <Text fw={600} truncate>
            {media.name}
          </Text>
          <Text size="xs" c="dimmed">
            {media.format} · {formatFileSize(media.sizeBytes)}
          </Text>
        </div>
        {url ? (
          <AudioPlayer
            key={url}
            name={media.name}
            url={url}
            file={file}
            volume={volume}
            isSilenced={isSilenced}
            onPlay={onPlay}
            onPause={onPause}
          />
        ) : null}
        {isUsed && onVolumeChange ? <VolumeField volume={volume} onChange={onVolumeChange} /> : null}
        <UploadProgress fileUpload={fileUpload} upload={media.upload} />
        <Group gap="sm">
          {isUsed ? null : <Button onClick={onUse}>{musicPickerTexts.chooseOwn}</Button>}
          <ChooseAnother
            label={musicPickerTexts.different}
            accept={acceptedFiles('audio')}
            onChoose={onChoose}
          />
        </Group>
      </Stack>
    </Paper>
  );
}
