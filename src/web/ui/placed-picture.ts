import type { Placement } from '#contract/framing.ts';

type Size = { width: number; height: number };
export type Placed = { placement: Placement; frame: Size };

/** How the renderer (studio/house-format/build-backdrop-filter) feathers, blurs and dims. Lengths in pixels of the frame. */
export const backdropLook = { featherPixels: 28, sigma: 6, divisor: 16, lightShare: 0.5, colourShare: 0.8 };

const percent = (share: number): string => `${(share * 100).toFixed(4)}%`;

export const percentagesOf = ({ placement, frame }: Placed) => ({
  left: percent(placement.x / frame.width),
  top: percent(placement.y / frame.height),
  width: percent(placement.width / frame.width),
  height: percent(placement.height / frame.height),
});

/** A smooth step from the fill to the picture (3x² − 2x³), in five stops. */
const steps = [0, 0.25, 0.5, 0.75, 1].map((place) => ({ place, opacity: place * place * (3 - 2 * place) }));

/** The CSS mask that fades those edges of the picture that lie inside the frame; undefined if it covers the frame. */
export function featherOf({ placement, frame }: Placed): string | undefined {
  const isBelow = placement.y > 0.5;
  if (!isBelow && placement.x <= 0.5) return undefined;
  const direction = isBelow ? 'to bottom' : 'to right';
  const length = isBelow ? placement.height : placement.width;
  const whole = isBelow ? frame.height : frame.width;
  if (length >= whole * 0.99) return undefined;
  const feather = Math.min(backdropLook.featherPixels, length / 2) / length;
  const rising = steps.map(({ place, opacity }) => `rgb(0 0 0 / ${opacity}) ${percent(place * feather)}`);
  const falling = steps
    .toReversed()
    .map(({ place, opacity }) => `rgb(0 0 0 / ${opacity}) ${percent(1 - place * feather)}`);
  return `linear-gradient(${direction}, ${[...rising, ...falling].join(', ')})`;
}

/** The CSS of a picture in its frame: its place and its feathered edges. */
export const styleOfPlaced = (placed: Placed) => ({ ...percentagesOf(placed), maskImage: featherOf(placed) });

/**
 * The part of the picture that the fill shows, in shares of the picture's width and height: the middle of the visible
 * part, in the frame's aspect ratio.
 */
export function fillSource({ placement, frame }: Placed): Placement {
  const left = Math.max(0, placement.x);
  const top = Math.max(0, placement.y);
  const seenWidth = Math.min(frame.width, placement.x + placement.width) - left;
  const seenHeight = Math.min(frame.height, placement.y + placement.height) - top;
  const aspect = frame.width / frame.height;
  const width = Math.min(seenWidth, seenHeight * aspect);
  const height = Math.min(seenHeight, seenWidth / aspect);
  return {
    x: (left + (seenWidth - width) / 2 - placement.x) / placement.width,
    y: (top + (seenHeight - height) / 2 - placement.y) / placement.height,
    width: width / placement.width,
    height: height / placement.height,
  };
}
