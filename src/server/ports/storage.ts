import type { Readable } from 'node:stream';

export type StoredFile = { sizeBytes: number };

/**
 * Where finished files lie, by key: lowercase segments with slashes between them, such as
 * `users/<id>/videos/<hash>.mp4`. Putting the same key again replaces the file at once, never half of it.
 */
export type Storage = {
  /** Throws, with the reason, when files cannot be reached at present. */
  check: () => Promise<void>;
  /** Moves a local file in; the local path is gone afterwards. */
  put: (key: string, localPath: string) => Promise<void>;
  /** A local path with the whole content, for reading only; it may lie in `workFolder`. Throws when the key is unknown. */
  fetch: (key: string, workFolder: string) => Promise<string>;
  find: (key: string) => Promise<StoredFile | null>;
  /** Bytes `start` to `end`, both included. Throws when the key is unknown. */
  open: (key: string, range?: { start: number; end: number }) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
  /** Keys in a folder and those below it with the time of their last change, for clean-up; `users/u1` has none of `users/u11`. */
  list: (folder: string) => AsyncIterable<{ key: string; changedAt: Date }>;
  /** An address that serves the file until it expires; the same within an hour, so that players may cache. */
  signAddress: (key: string) => string;
  /** Answers the key when the signature is right and not expired. */
  verifyAddress: (key: string, query: { expires: string; signature: string }) => boolean;
};
