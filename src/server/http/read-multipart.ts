import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { receiveFile, type IncomingFile } from '../use-cases/uploads/receive-upload.ts';
import { requireStorable } from './refuse-unstorable.ts';

type MultipartRules = {
  /** The error if no file is sent. */
  missing: string;
  /** The file size limit and its error; by default the general upload limit. */
  limit?: { maxBytes: number; tooLarge: () => AppError };
};

/** Streams the file to disk; fields may come before or after it. */
export async function readMultipart(
  deps: { incomingFolder: string },
  request: FastifyRequest,
  { missing, limit }: MultipartRules,
): Promise<{ file: IncomingFile; fields: Map<string, string> }> {
  if (!request.isMultipart()) throw new AppError('invalid_request', 'Send multipart/form-data with a file');
  const fields = new Map<string, string>();
  let file: IncomingFile | null = null;
  try {
    const parts = limit ? request.parts({ limits: { fileSize: limit.maxBytes } }) : request.parts();
    for await (const part of parts) {
      // The parser's types promise a file name, but a part sent without one has none.
      requireStorable('The name of a part', (part.fieldname as string | undefined) ?? '');
      if (part.type === 'field') fields.set(part.fieldname, readField(part));
      else if (file) part.file.resume();
      else
        file = await receiveFile(deps, {
          stream: part.file as Readable & { truncated?: boolean },
          // Missing if a part is a file by its content type only.
          fileName: part.filename ?? '',
        });
    }
  } catch (error) {
    if (file) await rm(file.path, { force: true });
    if (error instanceof AppError && error.code === 'file_too_large' && limit) throw limit.tooLarge();
    if (error instanceof AppError) throw error;
    throw new AppError('upload_interrupted', 'The upload ended early', {}, error);
  }
  if (!file) throw new AppError('invalid_request', missing);
  return { file, fields };
}

/** Fields are text; the parser has already parsed parts declared as JSON. */
function readField({ fieldname, value }: { fieldname: string; value: unknown }): string {
  if (typeof value !== 'string') throw new AppError('invalid_request', `The field ${fieldname} must be text`);
  return requireStorable(`The field ${fieldname}`, value);
}
