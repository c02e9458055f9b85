/** Where a pointer puts the line of a before/after picture: 0 at its left edge, 1 at its right edge. */
export const shareAt = (pointerX: number, left: number, width: number): number =>
  width > 0 ? Math.min(1, Math.max(0, (pointerX - left) / width)) : 0;
