import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { extensionOf, mimeTypeOf } from '#contract/file-types.ts';
import { AppError } from '../errors.ts';
import { mayOpen, type OpenDeps, openFile } from '../use-cases/files/open-file.ts';

export type ByteRange = { start: number; end: number };

/**
 * One range of RFC 9110 §14.1.2, both ends included. Null means: send the whole file (no range, several ranges, or an
 * invalid one, which servers ignore).
 */
export function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  if (start >= sizeBytes) return 'unsatisfiable';
  return end < start ? null : { start, end };
}

export type FileDeps = OpenDeps;

/** Uploads are named after their container; WebM is the Matroska variant that browsers play. */
const contentTypeOf = (key: string): string => {
  const ending = extensionOf(key);
  return mimeTypeOf(ending === 'matroska' ? 'webm' : ending) ?? 'application/octet-stream';
};

/** Sends a stored file in full or in part. */
export async function sendStoredFile(
  deps: FileDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  file: { key: string; downloadName?: string },
): Promise<FastifyReply> {
  const opened = await openFile(deps, file.key);
  if (!opened) throw new AppError('not_found');
  const range = parseRange(request.headers.range, opened.sizeBytes);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${opened.sizeBytes}`).send();
  }
  // Opened before any header is sent, so that a failing storage returns an error that is not cached
  // for an hour.
  const body = request.method === 'HEAD' ? Readable.from([]) : await opened.read(range ?? undefined);
  void reply.header('accept-ranges', 'bytes').header('cache-control', 'private, max-age=3600');
  // Content sniffing stays off (nosniff), so a stored file is never treated as a page or script.
  void reply.type(contentTypeOf(file.key));
  if (file.downloadName !== undefined)
    void reply.header('content-disposition', attachment(file.downloadName));
  if (!range) return reply.header('content-length', opened.sizeBytes).send(body);
  void reply.header('content-range', `bytes ${range.start}-${range.end}/${opened.sizeBytes}`);
  void reply.header('content-length', range.end - range.start + 1);
  return reply.status(206).send(body);
}

/** RFC 6266: an ASCII name for old clients, and the exact one beside it. */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^A-Za-z0-9._ -]/g, '_').slice(0, 150) || 'video.mp4';
  const exact = fileName.replaceAll(/[\p{Cc}\p{Cf}\p{Co}/\\:*?"<>|]/gu, '_').slice(0, 150) || 'video.mp4';
  // RFC 8187 allows fewer unescaped characters than encodeURIComponent leaves.
  const encoded = encodeURIComponent(exact.toWellFormed()).replaceAll(
    /['()!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

type FileQuery = { expires?: string; signature?: string; download?: string; filename?: string };

/** Signed URLs, because a video element cannot send a bearer token. */
export function mountFiles(app: FastifyInstance, deps: FileDeps): void {
  app.get<{ Params: { '*': string }; Querystring: FileQuery }>(
    '/api/files/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const { expires, signature, download, filename } = request.query;
      const key = request.params['*'];
      // A wrong signature gets the same reply as a missing file.
      if (typeof expires !== 'string' || typeof signature !== 'string') throw new AppError('not_found');
      if (!mayOpen(deps, key, { expires, signature })) throw new AppError('not_found');
      const asDownload = download === undefined ? {} : { downloadName: String(filename ?? 'video.mp4') };
      return sendStoredFile(deps, request, reply, { key, ...asDownload });
    },
  );
}
