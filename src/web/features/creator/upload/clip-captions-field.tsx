import { Button, CloseButton, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import { defaultCaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { captionFileLimits, readCaptionFile } from '#contract/word-captions/read-caption-file.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { CaptionStylePicker } from '../../../parts/word-captions/caption-style-picker.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';

type ClipCaptionsFieldProps = {
  captions: ClipCaptions | null;
  /** How much of the clip was cut off here before it is sent; null: this page did not see the whole clip. */
  offsetSeconds: number | null;
  onChange: (captions: ClipCaptions | null) => void;
};

/** Null when it is not a caption file in UTF-8 or UTF-16. */
async function readText(file: File): Promise<string | null> {
  if (file.size > captionFileLimits.maxCharacters * 2) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return readCaptionFile(text) ? text : null;
  } catch {
    return null;
  }
}

/** The words of the clip, from a caption file: shown verbatim in the video. */
export function ClipCaptionsField({ captions, offsetSeconds, onChange }: ClipCaptionsFieldProps) {
  const [isRefused, setIsRefused] = useState(false);
  const followCut = useEffectEvent((seconds: number) => {
    if (captions && captions.offsetSeconds !== seconds) onChange({ ...captions, offsetSeconds: seconds });
  });
  useEffect(() => {
    if (offsetSeconds !== null) followCut(offsetSeconds);
  }, [offsetSeconds]);
  const choose = async (file: File | null) => {
    if (!file) return;
    const text = await readText(file);
    setIsRefused(text === null);
    if (text === null) return;
    const style = captions?.style ?? defaultCaptionStyle;
    onChange({ style, file: text, fileName: file.name.slice(0, 300), offsetSeconds: offsetSeconds ?? 0 });
  };
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" fw={500}>
          {texts.upload.captions}
        </Text>
        <Text size="xs" c="dimmed">
          {texts.upload.captionsNote}
        </Text>
      </div>
      <Group gap="xs">
        <FileButton onChange={(file) => void choose(file)} accept=".srt,.vtt,text/vtt,application/x-subrip">
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileText size={18} aria-hidden />}>
              {captions ? captions.fileName : texts.upload.chooseCaptions}
            </Button>
          )}
        </FileButton>
        {captions ? (
          <CloseButton size="lg" aria-label={texts.upload.removeCaptions} onClick={() => onChange(null)} />
        ) : null}
      </Group>
      {isRefused ? (
        <Notice onDismiss={() => setIsRefused(false)}>{errorTexts.caption_file_unreadable}</Notice>
      ) : null}
      {captions ? (
        <CaptionStylePicker value={captions.style} onChange={(style) => onChange({ ...captions, style })} />
      ) : null}
    </Stack>
  );
}
