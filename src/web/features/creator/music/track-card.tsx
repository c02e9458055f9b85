import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { formatFileSize } from '../../../lib/format.ts';
import { AudioPlayer } from '../../../ui/audio-player.tsx';
import { acceptedFiles } from '../file-checks.ts';
import { ChooseAnother } from '../choose-another.tsx';
import { texts } from '../texts.ts';
import { UploadProgress } from '../upload-progress.tsx';
import type { Clip } from '../use-clip.ts';
import type { FileUpload } from '../use-file-upload.ts';
import { VolumeField } from './volume-field.tsx';

type TrackCardProps = {
  clip: Clip;
  fileUpload: FileUpload;
  /** False while a track of the library is the one that plays. */
  isUsed: boolean;
  isSilenced: boolean;
  /** 0 to 100. */
  volume: number;
  onVolumeChange: (volume: number) => void;
  onPlay: () => void;
  onTake: () => void;
  onChoose: (file: File) => void;
};

/** The person's own track: to see, to hear, and to set against the voice. */
export function TrackCard(props: TrackCardProps) {
  const { clip, fileUpload, isUsed, isSilenced, volume, onVolumeChange, onPlay, onTake, onChoose } = props;
  const { state } = fileUpload;
  const url = clip.localUrl ?? clip.upload?.audioUrl;
  const file = 'chosen' in state ? state.chosen.file : undefined;
  return (
    <Paper withBorder p="md" bg="var(--card)">
      <Stack gap="md">
        <div>
          <Text fw={600} truncate>
            {clip.name}
          </Text>
          <Text size="xs" c="dimmed">
            {clip.format} · {formatFileSize(clip.sizeBytes)}
          </Text>
        </div>
        {url ? (
          <AudioPlayer
            key={url}
            name={clip.name}
            url={url}
            file={file}
            volume={volume}
            isSilenced={isSilenced}
            onPlay={onPlay}
          />
        ) : null}
        {isUsed ? <VolumeField volume={volume} onChange={onVolumeChange} /> : null}
        <UploadProgress fileUpload={fileUpload} upload={clip.upload} />
        <Group gap="sm">
          {isUsed ? null : <Button onClick={onTake}>{texts.music.takeOwn}</Button>}
          <ChooseAnother label={texts.music.different} accept={acceptedFiles('audio')} onChoose={onChoose} />
        </Group>
      </Stack>
    </Paper>
  );
}
