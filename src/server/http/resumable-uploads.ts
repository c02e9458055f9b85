import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { FileConfigstore, FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import type { ResumableFile, ResumableFiles } from '../use-cases/uploads/complete-upload.ts';
import { requireAccess } from './access.ts';
import { countCall } from './mount.ts';

const access = 'videos:write';

const refuse = (status_code: number, body: string): Error =>
  Object.assign(new Error(body), { status_code, body: `${body}\n` });

const notFound = (): Error => refuse(404, 'This upload does not exist');

function describe(upload: Upload, folder: string): ResumableFile {
  const { userId, filename, fileType } = upload.metadata ?? {};
  return {
    id: upload.id,
    userId: userId ?? '',
    kind: fileType === 'audio' ? 'audio' : 'video',
    fileName: filename ?? '',
    sizeBytes: upload.size ?? null,
    sentBytes: upload.offset,
    path: path.join(folder, upload.id),
  };
}

/**
 * The tus endpoint: files come in parts into a folder, and a lost connection, a reload or a restart of the server loses
 * no part. Each file belongs to who began it; for everybody else it does not exist.
 */
export function mountResumableUploads(
  app: FastifyInstance,
  options: { folder: string },
): ResumableFiles & { forgetOld: () => Promise<unknown> } {
  const { folder } = options;
  // The store makes its folder too late for a request that comes at once.
  mkdirSync(folder, { recursive: true });
  const store = new FileStore({
    directory: folder,
    expirationPeriodInMilliseconds: resumableUploads.forgottenAfterMs,
  });
  const find = (id: string): Promise<ResumableFile | null> =>
    /^[0-9a-f-]{36}$/.test(id)
      ? store.getUpload(id).then(
          (upload) => describe(upload, folder),
          () => null,
        )
      : Promise.resolve(null);
  const callers = new AsyncLocalStorage<{ userId: string }>();
  const server = new Server({
    path: resumableUploads.path,
    datastore: store,
    maxSize: limits.maxUploadBytes,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => crypto.randomUUID(),
    // Concatenation, which it does not know, is the sender's mistake here: no extension of that name is offered.
    onResponseError: (_request, error) =>
      'status_code' in error && error.status_code === 501
        ? { status_code: 400, body: 'This extension of the protocol is not supported\n' }
        : undefined,
    onUploadCreate: async (_request, upload) => ({
      metadata: { ...upload.metadata, userId: callers.getStore()!.userId },
    }),
    onIncomingRequest: async (request, id) => {
      if (request.method === 'POST' || request.method === 'OPTIONS') return;
      if ((await find(id))?.userId !== callers.getStore()!.userId) throw notFound();
    },
  });

  void app.register(async (scope) => {
    // The parts go to the store as they come.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    const { path: url } = resumableUploads;
    scope.route({
      method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
      url: `${url}/*`,
      schema: { hide: true },
      onRequest: async (request) => void requireAccess(request, access),
      handler: async (request, reply) => {
        reply.hijack();
        await callers.run(requireAccess(request, access), () => server.handle(request.raw, reply.raw));
      },
    });
    scope.route({
      method: 'POST',
      url,
      schema: { hide: true },
      onRequest: async (request) => {
        requireAccess(request, access);
        await countCall(request, 'upload');
      },
      handler: async (request, reply) => {
        reply.hijack();
        await callers.run(requireAccess(request, access), () => server.handle(request.raw, reply.raw));
      },
    });
  });

  return {
    find,
    async remove(id) {
      // Not the store's own way: it stumbles over a file that was moved on.
      await rm(path.join(folder, id), { force: true });
      await store.configstore.delete(id);
    },
    forgetOld: () => store.deleteExpired(),
  };
}

async function* readNotes(folder: string): AsyncIterable<{ id: string; userId: string | null }> {
  const configstore = new FileConfigstore(folder);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.json')) continue;
    const id = path.basename(name, '.json');
    yield { id, userId: (await configstore.get(id))?.metadata?.userId ?? null };
  }
}

/** Who sent something in part. */
export async function readPartOwners(folder: string): Promise<string[]> {
  const owners = new Set<string>();
  for await (const { userId } of readNotes(folder)) if (userId) owners.add(userId);
  return [...owners];
}

/** Removes what one person sent in part; nobody else's. Works beside the endpoint, from any process on the folder. */
export async function removePartsOf(folder: string, owner: string): Promise<void> {
  for await (const { id, userId } of readNotes(folder)) {
    if (userId !== owner) continue;
    // The note last: without it nobody would know whose the file is.
    await rm(path.join(folder, id), { force: true });
    await rm(path.join(folder, `${id}.json`), { force: true });
  }
}
