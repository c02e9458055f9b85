import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { FileConfigstore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import { AppError } from '../errors.ts';
import type { ResumableFile, ResumableFiles } from '../use-cases/uploads/complete-upload.ts';
import type { UnfinishedUploadsQuota } from '../use-cases/uploads/limit-unfinished-uploads.ts';
import { isStorageFull, storageFull } from '../use-cases/system/storage-space.ts';
import { requireAccess } from './access.ts';
import { announcedBytes, countCall, requireSpace } from './mount.ts';
import { UnfinishedUploadStore } from './unfinished-upload-store.ts';
import { readUploadKind } from './uploads.ts';

const access = 'videos:write';

const refuse = (status_code: number, body: string): Error =>
  Object.assign(new Error(body), { status_code, body: `${body}\n` });

const notFound = (): Error => refuse(404, 'This upload does not exist');

function describe(upload: Upload, folder: string): ResumableFile {
  const { userId, filename, fileType } = upload.metadata ?? {};
  return {
    id: upload.id,
    userId: userId ?? '',
    kind: readUploadKind(fileType),
    fileName: filename ?? '',
    sizeBytes: upload.size ?? null,
    sentBytes: upload.offset,
    path: path.join(folder, upload.id),
  };
}

/**
 * The tus endpoint: a file arrives over several requests, and its bytes survive a lost connection, a reload and a server
 * restart. Each upload is visible to its owner only; any other user gets 404.
 */
export function mountResumableUploads(
  app: FastifyInstance,
  options: { folder: string; quota: UnfinishedUploadsQuota },
): ResumableFiles & { removeExpired: () => Promise<unknown> } {
  const { folder, quota } = options;
  // The store creates its folder too late for an immediate request.
  mkdirSync(folder, { recursive: true });
  const store = new UnfinishedUploadStore({
    directory: folder,
    expirationPeriodInMilliseconds: resumableUploads.expiresAfterMs,
  });
  const find = (id: string): Promise<ResumableFile | null> =>
    /^[0-9a-f-]{36}$/.test(id)
      ? store.getUpload(id).then(
          (upload) => describe(upload, folder),
          () => null,
        )
      : Promise.resolve(null);
  const callers = new AsyncLocalStorage<{ userId: string; newId?: string }>();
  const server = new Server({
    path: resumableUploads.path,
    datastore: store,
    maxSize: limits.maxUploadBytes,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => callers.getStore()!.newId!,
    onUploadCreate: async (_request, upload) => ({
      metadata: { ...upload.metadata, userId: callers.getStore()!.userId },
    }),
    onIncomingRequest: async (request, id) => {
      if (request.method === 'POST' || request.method === 'OPTIONS') return;
      if ((await find(id))?.userId !== callers.getStore()!.userId) throw notFound();
    },
    onResponseError: (_request, error) => {
      // A protocol error; the text of an internal error is never shown.
      if ('status_code' in error) {
        // Concatenation is not supported, so requesting it is a client error.
        return error.status_code === 501
          ? { status_code: 400, body: 'This extension of the protocol is not supported\n' }
          : undefined;
      }
      const reply = isStorageFull(error)
        ? storageFull()
        : new AppError('internal', 'Something went wrong on our side', {}, error);
      app.log.error({ err: error, code: reply.code }, 'storing bytes of an upload failed');
      const body = { error: reply.code, message: reply.message } satisfies ErrorReply;
      return { status_code: reply.status, body: JSON.stringify(body) };
    },
  });

  const checkNewUpload = async (request: FastifyRequest): Promise<void> => {
    requireAccess(request, access);
    await countCall(request, 'upload');
    await requireSpace(request, announcedLength(request) ?? limits.maxUploadBytes);
  };
  const createUpload = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { userId } = requireAccess(request, access);
    const newId = crypto.randomUUID();
    await quota.reserve({ id: newId, userId, sizeBytes: announcedLength(request) });
    reply.hijack();
    await callers.run({ userId, newId }, () => server.handle(request.raw, reply.raw));
    // Rejected by the protocol, like a file over the limit.
    if (reply.raw.statusCode !== 201) await quota.release(newId);
  };
  const continueUpload = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    await callers.run(requireAccess(request, access), () => server.handle(request.raw, reply.raw));
    if (request.method === 'DELETE' && reply.raw.statusCode === 204)
      await quota.release(request.url.split('/').at(-1)!);
  };

  void app.register(async (scope) => {
    // The body is streamed to the store, not parsed.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    const { path: endpoint } = resumableUploads;
    for (const url of [endpoint, `${endpoint}/*`])
      scope.route({
        method: 'POST',
        url,
        schema: { hide: true },
        onRequest: checkNewUpload,
        handler: createUpload,
      });
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${endpoint}/*`,
      schema: { hide: true },
      onRequest: async (request) => {
        requireAccess(request, access);
        if (request.method === 'PATCH') await requireSpace(request, announcedBytes(request));
      },
      handler: continueUpload,
    });
  });

  return {
    find,
    async remove(id) {
      // Not the store's own removal, which fails for a file that was moved.
      await rm(path.join(folder, id), { force: true });
      await store.configstore.delete(id);
      await quota.release(id);
    },
    removeExpired: async () => {
      await store.deleteExpired();
      await quota.removeExpired();
    },
  };
}

/** The size of the whole file; null if it is missing or invalid. */
function announcedLength({ headers }: FastifyRequest): number | null {
  const length = headers['upload-length'];
  return typeof length === 'string' && /^\d{1,15}$/.test(length) ? Number(length) : null;
}

/** The id and the owner of each unfinished upload. */
async function* readOwnersById(folder: string): AsyncIterable<{ id: string; userId: string | null }> {
  const configstore = new FileConfigstore(folder);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.json')) continue;
    const id = path.basename(name, '.json');
    yield { id, userId: (await configstore.get(id))?.metadata?.userId ?? null };
  }
}

/** The users who have unfinished uploads here. */
export async function readUnfinishedUploadOwners(folder: string): Promise<string[]> {
  const owners = new Set<string>();
  for await (const { userId } of readOwnersById(folder)) if (userId) owners.add(userId);
  return [...owners];
}

/**
 * Removes one user's unfinished uploads. Safe beside the running endpoint, from any process with access to the folder.
 */
export async function removeUnfinishedUploadsOf(folder: string, owner: string): Promise<void> {
  for await (const { id, userId } of readOwnersById(folder)) {
    if (userId !== owner) continue;
    // The metadata file goes last, because it names the owner.
    await rm(path.join(folder, id), { force: true });
    await rm(path.join(folder, `${id}.json`), { force: true });
  }
}
