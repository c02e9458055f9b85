/**
 * Where files are sent in parts that survive a lost connection, by the tus protocol 1.0 (https://tus.io), with metadata
 * `filename` and `fileType`, one of `uploadKinds`. `completeUpload` stores the file when all parts are there.
 */
export const resumableUploads = {
  path: '/api/resumable-uploads',
  partBytes: 8 * 1_024 * 1_024,
  /** An upload without a new part for this long is deleted. */
  expiresAfterMs: 24 * 3_600_000,
} as const;
