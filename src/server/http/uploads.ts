import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/uploads.ts';
import { completeUpload, type CompleteDeps } from '../use-cases/uploads/complete-upload.ts';
import { readUpload } from '../use-cases/uploads/read-upload.ts';
import { receiveUpload } from '../use-cases/uploads/receive-upload.ts';
import { mount } from './mount.ts';
import { readMultipart } from './read-multipart.ts';

export function mountUploads(app: FastifyInstance, deps: CompleteDeps): void {
  mount(app, calls.receiveUpload, async ({ caller, request }) => {
    const { file, fields } = await readMultipart(deps, request, {
      missing: 'Please upload a video file before continuing.',
    });
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
