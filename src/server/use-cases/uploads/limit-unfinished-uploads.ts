import { limits } from '#contract/limits.ts';
import { lockOpenAccount } from '../../db/accounts.ts';
import type { Database } from '../../db/database.ts';
import {
  deleteExpiredUploads,
  deleteUnfinishedUpload,
  insertUnfinishedUpload,
  lockUnfinishedBytes,
} from '../../db/unfinished-uploads.ts';
import { AppError } from '../../errors.ts';
import type { StorageSpace } from '../system/storage-space.ts';

/** 1 GB, as the refusal says. */
const maxOwnBytes = 1_024 ** 3;

/** The share of the free disk space that all unfinished uploads together may announce. */
const maxShareOfFree = 0.25;

const retryWhenFullSeconds = 600;

/** Limits the announced bytes of resumable uploads, over all processes. */
export type UnfinishedUploadsQuota = {
  /** An upload without an announced size counts as the largest allowed one. Throws `too_many_unfinished_uploads`. */
  reserve: (upload: { id: string; userId: string; sizeBytes: number | null }) => Promise<void>;
  release: (id: string) => Promise<void>;
  /** Removes the reservations of abandoned uploads. */
  removeExpired: () => Promise<void>;
};

const refusal = (message: string, retryAfterSeconds: number): AppError =>
  new AppError('too_many_unfinished_uploads', message, { retryAfterSeconds });

export function createUnfinishedUploadsQuota(deps: {
  database: Database;
  storageSpace: Pick<StorageSpace, 'read'>;
}): UnfinishedUploadsQuota {
  const { database, storageSpace } = deps;
  return {
    async reserve({ id, userId, sizeBytes: announced }) {
      const sizeBytes = announced ?? limits.maxUploadBytes;
      const disk = await storageSpace.read();
      await database.transaction().execute(async (transaction) => {
        await lockOpenAccount(transaction, userId);
        const { own, all, ownFreedInSeconds } = await lockUnfinishedBytes(transaction, userId);
        if (own + sizeBytes > maxOwnBytes) {
          throw refusal(
            'Your unfinished uploads together may have 1 GB. Finish or cancel one of them, then try again.',
            Math.max(1, ownFreedInSeconds ?? retryWhenFullSeconds),
          );
        }
        if (disk && all + sizeBytes > disk.freeBytes * maxShareOfFree) {
          throw refusal(
            'Too many uploads are under way at the moment. Please try again in some minutes.',
            retryWhenFullSeconds,
          );
        }
        await insertUnfinishedUpload(transaction, { id, userId, sizeBytes });
      });
    },
    release: (id) => deleteUnfinishedUpload(database, id),
    removeExpired: () => deleteExpiredUploads(database),
  };
}
