import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createEmbeddedStorage } from '#server/adapters/embedded/embedded-storage.ts';
import { safeFetch } from '#server/adapters/outgoing/safe-fetch.ts';
import { openSession } from '#server/db/sessions.ts';
import { mountCategories } from '#server/http/categories.ts';
import { mountFiles } from '#server/http/files.ts';
import { mountHooks } from '#server/http/hooks.ts';
import { createServer } from '#server/http/server.ts';
import { mountTemplates } from '#server/http/templates.ts';
import { authenticate } from '#server/use-cases/accounts/authenticate.ts';
import { hashSecretToken } from '#server/use-cases/accounts/secret-token.ts';
import { thumbnailTooLarge } from '#server/use-cases/content/store-content-picture.ts';
import { maxPageBytes, pageTooLarge } from '#server/use-cases/hooks/read-product-page.ts';
import { openInspections } from '#server/use-cases/uploads/inspect-upload.ts';
import { findFfmpeg } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { apiOf } from './api.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testAccount } from './test-account.ts';
import { testDatabase } from './test-database.ts';
import { testQueue } from './test-queue.ts';

/** A picture as a browser would send it. */
export const smallPicture = (type: 'image/png' | 'image/jpeg' = 'image/png'): Buffer => {
  const canvas = createCanvas(32, 18);
  canvas.getContext('2d').fillRect(4, 4, 8, 8);
  return type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type);
};

/**
 * A listening server with the editors' calls; no worker runs its jobs. Pictures and pages may each be fetched from one
 * port of this machine.
 */
export async function contentFront(
  options: { editors?: string[]; picturePort?: number; pagePort?: number } = {},
) {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const folder = await temporaryFolder();
  const storageFolder = path.join(folder, 'storage');
  const incomingFolder = path.join(folder, 'incoming');
  const storage = createEmbeddedStorage({ folder: storageFolder, signingSecret: 'for tests' });
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: (token) => authenticate({ database, sessionIdleDays: 14 }, token),
  });
  const deps = {
    database,
    jobs,
    storage,
    incomingFolder,
    ffmpeg: await findFfmpeg({}),
    inspections: openInspections(),
    contentEditors: options.editors ?? ('*' as const),
    allowedProviderHosts: ['queue.fal.run'],
    assetsFolder: path.resolve('assets'),
    voices: [{ reads: () => true }],
    hasExternalEngine: false,
    fetchPage: (address: string, toPath: string) =>
      safeFetch(address, toPath, {
        maxBytes: maxPageBytes,
        tooLarge: pageTooLarge,
        totalMs: 5_000,
        mayConnect: ({ address: to, port }) => to === '127.0.0.1' && port === options.pagePort,
      }),
    fetchPicture: async (address: string, toPath: string) => {
      await safeFetch(address, toPath, {
        maxBytes: 100_000,
        tooLarge: thumbnailTooLarge,
        totalMs: 2_000,
        mayConnect: ({ address: to, port }) => to === '127.0.0.1' && port === options.picturePort,
      });
    },
  };
  mountTemplates(app, deps);
  mountCategories(app, deps);
  mountFiles(app, deps);
  mountHooks(app, deps);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());

  const person = async (email?: string, credits = 0) => {
    const userId = await testAccount(database, credits);
    if (email) await database.updateTable('users').set({ email }).where('id', '=', userId).execute();
    const token = crypto.randomUUID();
    await openSession(database, { userId, tokenHash: hashSecretToken(token), lifetimeDays: 1 });
    return apiOf(origin).person(token, userId);
  };
  /** Names of all files on disk: stored, partly received or partly made. */
  const filesThere = async (): Promise<string[]> => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return { app, database, deps, folder, origin, person, filesThere };
}
