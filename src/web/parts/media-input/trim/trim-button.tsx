import { Button, Text } from '@mantine/core';
import { IconScissors } from '@tabler/icons-react';
import { formatExactTime } from '../../../ui/recording-time.ts';
import type { TrimRange } from '../../../ui/trim/trim-range.ts';
import { mediaInputTexts } from '../media-input-texts.ts';

type TrimButtonProps = {
  /** Whether the clip can be played, so that a part of it can be chosen. */
  isReady: boolean;
  /** Whether the server is still preparing the clip. */
  isWaiting: boolean;
  applied: TrimRange | null;
  onClick: () => void;
};

/** Opens the trim overlay, beside the times of the part in use. */
export function TrimButton({ isReady, isWaiting, applied, onClick }: TrimButtonProps) {
  const note = applied
    ? mediaInputTexts.trimmed(formatExactTime(applied.startSeconds), formatExactTime(applied.endSeconds))
    : isWaiting
      ? mediaInputTexts.trimWaits
      : null;
  return (
    <>
      <Button leftSection={<IconScissors size={18} aria-hidden />} disabled={!isReady} onClick={onClick}>
        {mediaInputTexts.trim}
      </Button>
      {note === null ? null : (
        <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {note}
        </Text>
      )}
    </>
  );
}
