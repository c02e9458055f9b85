/** The position of a pointer in a before/after picture: 0 at the left edge, 1 at the right edge. */
export const shareAt = (pointerX: number, left: number, width: number): number =>
  width > 0 ? Math.min(1, Math.max(0, (pointerX - left) / width)) : 0;
