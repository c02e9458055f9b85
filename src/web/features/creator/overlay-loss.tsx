import { Text } from '@mantine/core';
import { findOverlayLoss } from '#contract/overlay-lines.ts';
import { texts } from './texts.ts';

type OverlayLossProps = {
  text: string;
  /** What becomes of the lines that are not shown: the voice still says those of a hook. */
  rest: 'spoken' | 'lost';
};

/** Under a field: what of its text the overlay will not show. */
export function OverlayLoss({ text, rest }: OverlayLossProps) {
  const loss = findOverlayLoss(text);
  if (loss === null) return null;
  return (
    <Text size="sm" component="output" display="block">
      {loss === 'lines' ? texts.overlayLoss[rest] : texts.overlayLoss.letters}
    </Text>
  );
}
