import { Text } from '@mantine/core';
import { findOverlayLoss } from '#contract/overlay-lines.ts';

const lossTexts = {
  spoken: 'The overlay shows the first four lines. The rest is only spoken.',
  lost: 'The overlay shows the first four lines. The rest is left out.',
  letters: 'The overlay leaves out letters of this script: there is no typeface for them here yet.',
} as const;

type OverlayLossProps = {
  text: string;
  /** Whether a voice still speaks the lines that are not shown. */
  rest: 'spoken' | 'lost';
};

/** A note under a text field: which part of the text the overlay does not show. */
export function OverlayLoss({ text, rest }: OverlayLossProps) {
  const loss = findOverlayLoss(text);
  if (loss === null) return null;
  return (
    <Text size="sm" component="output" display="block">
      {loss === 'lines' ? lossTexts[rest] : lossTexts.letters}
    </Text>
  );
}
