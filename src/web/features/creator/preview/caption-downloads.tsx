import { Box, Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type CaptionFileFormat, captionFileFormats } from '#contract/caption-files.ts';
import { readSrtCaptions, readVttCaptions } from '#contract/calls/hooks.ts';
import { callForFile } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { quietButton } from '../../../parts/final-video/quiet-button.ts';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';

const calls = { srt: readSrtCaptions, vtt: readVttCaptions };

type CaptionDownloadsProps = { generationId: string; videoFileName: string };

/** The hook's words, as files for platforms and editors that show captions of their own. */
export function CaptionDownloads({ generationId, videoFileName }: CaptionDownloadsProps) {
  const download = useMutation({
    mutationFn: async (format: CaptionFileFormat) => {
      const file = await callForFile(calls[format], { params: { hookId: generationId } });
      saveBlob(file, videoFileName.replace(/(?:\.mp4)?$/, `.${format}`));
    },
  });
  return (
    <Box w="100%" px={12}>
      <Group gap={4}>
        <Text size="sm" c="dimmed">
          {texts.preview.captions}
        </Text>
        {captionFileFormats.map((format) => (
          <Button
            key={format}
            {...quietButton}
            leftSection={<IconDownload size={16} aria-hidden />}
            aria-label={texts.preview.downloadCaptions(format.toUpperCase())}
            loading={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Group>
      {download.error ? <Notice>{failureText(download.error, texts.preview.captionsFailed)}</Notice> : null}
    </Box>
  );
}
