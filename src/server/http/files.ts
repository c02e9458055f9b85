import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { mayOpen } from '../use-cases/files/open-file.ts';
import { sendStoredFile, type FileDeps } from './stored-file.ts';

type FileQuery = { expires?: string; signature?: string; download?: string; filename?: string };

/** Signed addresses: a browser's video element can send no bearer token. */
export function mountFiles(app: FastifyInstance, deps: FileDeps): void {
  app.get<{ Params: { '*': string }; Querystring: FileQuery }>(
    '/api/files/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const { expires, signature, download, filename } = request.query;
      const key = request.params['*'];
      // A wrong signature answers like a file that does not exist.
      if (typeof expires !== 'string' || typeof signature !== 'string') throw new AppError('not_found');
      if (!mayOpen(deps, key, { expires, signature })) throw new AppError('not_found');
      const asDownload = download === undefined ? {} : { downloadName: String(filename ?? 'video.mp4') };
      return sendStoredFile(deps, request, reply, { key, ...asDownload });
    },
  );
}
