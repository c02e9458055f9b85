import type { Readable } from 'node:stream';
import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/uploads.ts';
import { AppError } from '../errors.ts';
import { completeUpload } from '../use-cases/uploads/complete-upload.ts';
import { readUpload } from '../use-cases/uploads/read-upload.ts';
import { receiveFile, receiveUpload, type IncomingFile } from '../use-cases/uploads/receive-upload.ts';
import { mount } from './mount.ts';

type UploadDeps = Parameters<typeof completeUpload>[0];

export function mountUploads(app: FastifyInstance, deps: UploadDeps): void {
  mount(app, calls.receiveUpload, async ({ caller, request }) => {
    const { file, fields } = await readMultipart(deps, request);
    const kind = fields.get('fileType') === 'audio' ? 'audio' : 'video';
    return receiveUpload(deps, { userId: caller.userId, kind, file });
  });
  mount(app, calls.completeUpload, ({ body, caller }) =>
    completeUpload(deps, { userId: caller.userId, resumableId: body.resumableId }),
  );
  mount(app, calls.readUpload, ({ params, caller }) =>
    readUpload(deps, { userId: caller.userId, uploadId: params.uploadId }),
  );
}

/** The file goes straight to disk as it comes; the fields may stand before or after it. */
async function readMultipart(
  deps: UploadDeps,
  request: FastifyRequest,
): Promise<{ file: IncomingFile; fields: Map<string, string> }> {
  if (!request.isMultipart()) throw new AppError('invalid_request', 'Send multipart/form-data with a file');
  const fields = new Map<string, string>();
  let file: IncomingFile | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else if (file) part.file.resume();
      else
        file = await receiveFile(deps, {
          stream: part.file as Readable & { truncated?: boolean },
          fileName: part.filename,
        });
    }
  } catch (error) {
    if (file) await rm(file.path, { force: true });
    if (error instanceof AppError) throw error;
    throw new AppError('upload_interrupted', 'The upload ended early', {}, error);
  }
  if (!file) throw new AppError('invalid_request', 'Please upload a video file before continuing.');
  return { file, fields };
}
