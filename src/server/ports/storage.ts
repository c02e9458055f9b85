import type { Readable } from 'node:stream';

export type StoredFile = { sizeBytes: number };

/**
 * Storage of finished files by key: lowercase segments separated by slashes, such as `users/<id>/videos/<hash>.mp4`.
 * Storing a key again replaces its file atomically.
 */
export type Storage = {
  /** Throws, with the reason, if files are currently unreachable. */
  check: () => Promise<void>;
  /** Moves a local file in; the local path no longer exists afterwards. */
  put: (key: string, localPath: string) => Promise<void>;
  /** A local, read-only path with the whole content, possibly in `workFolder`. Throws if the key is unknown. */
  fetch: (key: string, workFolder: string) => Promise<string>;
  find: (key: string) => Promise<StoredFile | null>;
  /** Bytes `start` to `end`, both included. Throws if the key is unknown. */
  open: (key: string, range?: { start: number; end: number }) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
  /**
   * Keys in a folder and its subfolders with their modification times, for clean-up; `users/u1` does not include
   * `users/u11`.
   */
  list: (folder: string) => AsyncIterable<{ key: string; changedAt: Date }>;
  /** A URL that serves the file until it expires; stable within an hour, so that players may cache. */
  signAddress: (key: string) => string;
  /** Returns the key if the signature is valid and not expired. */
  verifyAddress: (key: string, query: { expires: string; signature: string }) => boolean;
};
