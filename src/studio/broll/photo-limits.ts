/** Of a photo as it is sent. A photograph of the largest phone cameras passes, a picture that would take all memory does not. */
export const photoLimits = {
  sizeBytes: 20_000_000,
  sidePixels: 12_000,
  pixels: 64_000_000,
  /** Smaller photos would be a stamp in the middle of the frame. */
  minSidePixels: 200,
  /** Of the copy that is kept: enough for every move at the sizes of our formats. */
  keptSidePixels: 3_000,
} as const;
