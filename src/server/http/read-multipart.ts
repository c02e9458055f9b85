import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { receiveFile, type IncomingFile } from '../use-cases/uploads/receive-upload.ts';
import { requireStorable } from './refuse-unstorable.ts';

type Wish = {
  /** The refusal when no file comes. */
  missing: string;
  /** Unless every upload's own limit holds: how large the file may be, and the refusal of a larger one. */
  limit?: { maxBytes: number; tooLarge: () => AppError };
};

/** The file goes straight to disk as it comes; the fields may stand before or after it. */
export async function readMultipart(
  deps: { incomingFolder: string },
  request: FastifyRequest,
  { missing, limit }: Wish,
): Promise<{ file: IncomingFile; fields: Map<string, string> }> {
  if (!request.isMultipart()) throw new AppError('invalid_request', 'Send multipart/form-data with a file');
  const fields = new Map<string, string>();
  let file: IncomingFile | null = null;
  try {
    const parts = limit ? request.parts({ limits: { fileSize: limit.maxBytes } }) : request.parts();
    for await (const part of parts) {
      // The reader's types promise a name; a part that is sent without one has none.
      requireStorable('The name of a part', (part.fieldname as string | undefined) ?? '');
      if (part.type === 'field') fields.set(part.fieldname, readField(part));
      else if (file) part.file.resume();
      else
        file = await receiveFile(deps, {
          stream: part.file as Readable & { truncated?: boolean },
          // Absent in a part that is a file by its type alone.
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

/** Fields are text; a part that is declared as JSON has been parsed by the reader already. */
function readField({ fieldname, value }: { fieldname: string; value: unknown }): string {
  if (typeof value !== 'string') throw new AppError('invalid_request', `The field ${fieldname} must be text`);
  return requireStorable(`The field ${fieldname}`, value);
}
