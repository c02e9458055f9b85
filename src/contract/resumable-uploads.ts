/**
 * The endpoint for uploads in chunks, which survive a lost connection, by the tus protocol 1.0 (https://tus.io). Metadata:
 * `filename` and `fileType`, one of `uploadKinds`. `completeUpload` stores the file after its last chunk.
 */
export const resumableUploads = {
  path: '/api/resumable-uploads',
  chunkBytes: 8 * 1_024 * 1_024,
  /** An upload without a new chunk for this long is deleted. */
  expiresAfterMs: 24 * 3_600_000,
} as const;
