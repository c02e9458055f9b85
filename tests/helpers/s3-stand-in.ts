import { existsSync, type Dirent } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver, { type Context } from 's3rver';
import { onTestFinished } from 'vitest';
import type { S3Settings } from '#server/adapters/s3/s3-storage.ts';
import type { WhenOver } from './vendor-stand-in.ts';

export type S3Fault =
  | { kind: 'status'; status: number; code: string }
  /** The request is accepted, and no reply is ever sent. */
  | { kind: 'hang' }
  /** The connection breaks after half of the reply. */
  | { kind: 'cut' };

/** S3 returns a thousand keys per page; a small page makes paging testable. */
const pageSize = 3;

/** An in-process S3 server that can be made to fail. It accepts any secret for its one key id. */
export async function startS3StandIn(whenOver: WhenOver = onTestFinished) {
  const directory = await mkdtemp(path.join(tmpdir(), 'hookline-s3-'));
  const bucket = 'hookline-files';
  const planned: { method: string; path: RegExp; fault: S3Fault; times: number }[] = [];
  const questions: { method: string; path: string; query: Context['query']; headers: string[] }[] = [];
  /** Paths of requests whose connection broke before the reply was complete. */
  const broken: string[] = [];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });

  server.middleware.unshift(async (context, next) => {
    const { method, path: asked, query, res } = context;
    questions.push({ method, path: asked, query, headers: Object.keys(context.req.headers) });
    res.once('close', () => !res.writableFinished && broken.push(asked));
    const due = planned.find((one) => one.times > 0 && one.method === method && one.path.test(asked));
    if (due) due.times -= 1;
    if (due?.fault.kind === 'hang') {
      context.respond = false;
      return;
    }
    if (due?.fault.kind === 'status') {
      const { status, code } = due.fault;
      Object.assign(context, { status, type: 'application/xml' });
      context.body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>a planned fault</Message></Error>`;
      return;
    }
    await next();
    if (due?.fault.kind !== 'cut') return;
    context.respond = false;
    const whole = await buffer(context.body as Readable);
    res.writeHead(context.status, { 'content-length': whole.length });
    res.write(whole.subarray(0, whole.length / 2), () => res.destroy());
  });
  // S3 shows whole objects only; this server writes in place, so a concurrent read would get a
  // partial object.
  let turn: Promise<unknown> = Promise.resolve();
  server.middleware.splice(1, 0, async (context, next) => {
    if (!context.path.endsWith('/system/owner')) return next();
    const before = turn;
    turn = new Promise((resolve) => context.res.once('close', resolve));
    await before;
    await next();
  });
  // The server never aborts multipart uploads by itself.
  server.middleware.splice(1, 0, async (context, next) => {
    const { uploadId } = context.query;
    if (context.method !== 'DELETE' || !uploadId) return next();
    await rm(path.join(directory, bucket, '._S3rver_uploads', uploadId), { recursive: true });
    context.status = 204;
  });
  // The server's own continuation tokens need a cipher that Node no longer has. Runs after the XML
  // serialiser.
  server.middleware.splice(4, 0, async (context, next) => {
    const { 'continuation-token': token, ...query } = context.query;
    if (token) context.query = { ...query, 'start-after': token };
    await next();
    const { ListBucketResult: list } = (context.body ?? {}) as { ListBucketResult?: Listing };
    if (!list) return;
    const found = list.Contents.toSorted((a, b) => (a.Key < b.Key ? -1 : 1));
    list.Contents = found.slice(0, pageSize);
    list.KeyCount = list.Contents.length;
    list.IsTruncated = found.length > pageSize;
    if (list.IsTruncated) list.NextContinuationToken = list.Contents.at(-1)!.Key;
  });

  const { port } = await server.run();
  whenOver(async () => {
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const filesThere = async (): Promise<string[]> => {
    const entries = await readAllEntries(path.join(directory, bucket));
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        path.relative(path.join(directory, bucket), path.join(parentPath, name)),
      );
  };
  const settings: S3Settings = {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'the-secret-of-the-stand-in',
  };
  return {
    settings,
    environment: {
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ENDPOINT: settings.endpoint!,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    questions,
    broken,
    keys: async () =>
      (await filesThere())
        .filter((file) => file.endsWith('._S3rver_object'))
        .map((file) => file.slice(0, -'._S3rver_object'.length)),
    read: (key: string) => readFile(path.join(directory, bucket, `${key}._S3rver_object`), 'utf8'),
    /** Leftovers of multipart uploads. */
    parts: async () => (await filesThere()).filter((file) => file.includes('_S3rver_uploads')),
    /** Makes the next matching requests fail. */
    fail: (method: string, asked: RegExp, fault: S3Fault, times = 1) =>
      void planned.push({ method, path: asked, fault, times }),
    removeBucket: () => rm(path.join(directory, bucket), { recursive: true }),
  };
}

type Listing = {
  Contents: { Key: string }[];
  KeyCount: number;
  IsTruncated: boolean;
  NextContinuationToken?: string;
};

/** Reads again if a folder disappears during the walk, because files are removed at the same time. */
async function readAllEntries(folder: string): Promise<Dirent[]> {
  for (;;) {
    try {
      return await readdir(folder, { recursive: true, withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(folder)) throw error;
    }
  }
}
