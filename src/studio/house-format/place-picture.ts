type Size = { width: number; height: number };

/** Position and size of the whole picture in pixels of the frame; it may extend beyond the frame. */
export type Placement = { x: number; y: number; width: number; height: number };

export type VisibleArea = Placement & {
  /** The area of the picture that is seen, in shares of its width and height. */
  crop: { x: number; y: number; width: number; height: number };
  /** Whether the picture covers the whole frame. */
  coversFrame: boolean;
};

/** Gaps up to this share of the frame are closed by stretching: 1 % is invisible, a hairline of backdrop is not. */
const stretchTolerance = 0.01;

/** Returns the area of a placed picture inside the frame. All positions and sizes are even, as yuv420p requires. */
export function visibleArea(placement: Placement, frame: Size): VisibleArea {
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
