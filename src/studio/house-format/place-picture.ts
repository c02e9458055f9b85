type Size = { width: number; height: number };

/** Where a whole picture lies, in the frame's pixels; it may reach beyond the frame. */
export type Placement = { x: number; y: number; width: number; height: number };

export type PlacedPart = Placement & {
  /** The visible part of the picture, in shares of its width and height. */
  crop: { x: number; y: number; width: number; height: number };
  /** Whether the picture covers the whole frame. */
  coversFrame: boolean;
};

/** A gap of this share of the frame is stretched over: 1 % cannot be seen, a hairline of backdrop can. */
const stretchTolerance = 0.01;

/** The part of a placed picture that lies in the frame. All measures are even, as yuv420p needs them. */
export function visiblePart(placement: Placement, frame: Size): PlacedPart {
  const across = visibleSpan(placement.x, placement.width, frame.width);
  const down = visibleSpan(placement.y, placement.height, frame.height);
  return {
    x: across.start,
    y: down.start,
    width: across.length,
    height: down.length,
    crop: { x: across.from, y: down.from, width: across.share, height: down.share },
    coversFrame: across.length === frame.width && down.length === frame.height,
  };
}

function visibleSpan(start: number, length: number, whole: number) {
  const first = Math.max(0, start);
  const last = Math.min(whole, start + length);
  const from = (first - start) / length;
  const share = (last - first) / length;
  if (last - first >= whole * (1 - stretchTolerance)) return { start: 0, length: whole, from, share };
  const evenLength = Math.max(2, Math.round((last - first) / 2) * 2);
  const evenStart = Math.min(whole - evenLength, Math.round(first / 2) * 2);
  return { start: evenStart, length: evenLength, from, share };
}
