import { Input, Paper, Slider, Stack, Text } from '@mantine/core';
import { formatFileSize } from '../../../lib/format.ts';
import { AudioPlayer } from '../../../ui/audio-player.tsx';
import { texts } from '../texts.ts';
import { UploadProgress } from '../upload-progress.tsx';
import type { Clip } from '../use-clip.ts';
import type { FileUpload } from '../use-file-upload.ts';

type TrackCardProps = {
  clip: Clip;
  fileUpload: FileUpload;
  /** 0 to 100. */
  volume: number;
  onVolumeChange: (volume: number) => void;
};

/** The chosen track: to hear, and to set against the voice. */
export function TrackCard({ clip, fileUpload, volume, onVolumeChange }: TrackCardProps) {
  const url = clip.localUrl ?? clip.upload?.audioUrl;
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
        {url ? <AudioPlayer key={url} name={clip.name} url={url} volume={volume} /> : null}
        <Input.Wrapper label={`${texts.music.volume}: ${volume}%`} labelElement="div">
          <Slider
            mt={8}
            value={volume}
            onChange={onVolumeChange}
            min={0}
            max={100}
            step={5}
            label={null}
            thumbLabel={texts.music.volume}
          />
        </Input.Wrapper>
        <UploadProgress fileUpload={fileUpload} upload={clip.upload} />
      </Stack>
    </Paper>
  );
}
