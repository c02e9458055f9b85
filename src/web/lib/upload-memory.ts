import type { UploadKind } from '#contract/calls/uploads.ts';
import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { resumableUploads } from '#contract/resumable-uploads.ts';

type MemoryStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type NamedFile = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;
type Remembered = Omit<PreviousUpload, 'urlStorageKey'>;

const prefix = 'hookline.upload:';

/** Identifies a file and its owner without reading the file. */
export const fingerprintOf = (file: NamedFile, ownerId: string): string =>
  [ownerId, file.size, file.lastModified, file.type, file.name].join('|');

function parse(text: string | null): Remembered | null {
  try {
    return text === null ? null : (JSON.parse(text) as Remembered);
  } catch {
    return null;
  }
}

const isFresh = ({ creationTime }: Remembered, now: number): boolean =>
  now - Date.parse(creationTime) < resumableUploads.expiresAfterMs;

export type UploadMemory = ReturnType<typeof uploadMemory>;

/** The addresses of unfinished uploads, kept in this browser until the server forgets them. */
export function uploadMemory(store: MemoryStore, now: () => number = Date.now) {
  const all = (): PreviousUpload[] => {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index)!).filter((key) =>
      key.startsWith(prefix),
    );
    return keys.flatMap((urlStorageKey) => {
      const remembered = parse(store.getItem(urlStorageKey));
      if (remembered && isFresh(remembered, now())) return [{ ...remembered, urlStorageKey }];
      store.removeItem(urlStorageKey);
      return [];
    });
  };
  return {
    findAllUploads: () => Promise.resolve(all()),
    findUploadsByFingerprint: (fingerprint: string) =>
      Promise.resolve(all().filter(({ urlStorageKey }) => urlStorageKey === prefix + fingerprint)),
    removeUpload: (key: string) => Promise.resolve(store.removeItem(key)),
    addUpload: (fingerprint: string, upload: PreviousUpload) => {
      const key = prefix + fingerprint;
      try {
        store.setItem(key, JSON.stringify(upload));
      } catch {
        // A full or forbidden store only means that a reload sends the file from its start.
      }
      return Promise.resolve(key);
    },
    forget: (address: string) => {
      for (const { uploadUrl, urlStorageKey } of all()) {
        if (uploadUrl === address) store.removeItem(urlStorageKey);
      }
    },
    isBegun: (fingerprint: string): boolean =>
      all().some(({ urlStorageKey }) => urlStorageKey === prefix + fingerprint),
    /** The name of the file that this user began to send last and has not finished. */
    findUnfinished: (ownerId: string, fileType: UploadKind): string | null => {
      const own = all().filter(
        ({ urlStorageKey, metadata }) =>
          urlStorageKey.startsWith(`${prefix}${ownerId}|`) && metadata.fileType === fileType,
      );
      const [latest] = own.toSorted((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime));
      return latest?.metadata.filename ?? null;
    },
  } satisfies UrlStorage & Record<string, unknown>;
}
