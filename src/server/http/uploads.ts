import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/uploads.ts';
import { completeUpload, type CompleteDeps } from '../use-cases/uploads/complete-upload.ts';
import { readUpload } from '../use-cases/uploads/read-upload.ts';
import { receiveUpload } from '../use-cases/uploads/receive-upload.ts';
import { uploadFromVideo } from '../use-cases/uploads/upload-from-video.ts';
import { mount } from './mount.ts';
import { readMultipart } from './read-multipart.ts';

/** A file counts as a video unless the sender names another kind. */
export const readUploadKind = (fileType: string | null | undefined): calls.UploadKind =>
  calls.uploadKinds.find((kind) => kind === fileType) ?? 'video';

export function mountUploads(app: FastifyInstance, deps: CompleteDeps): void {
  mount(app, calls.receiveUpload, async ({ caller, request }) => {
    const { file, fields } = await readMultipart(deps, request, {
      missing: 'Please upload a video file before continuing.',
    });
    return receiveUpload(deps, { userId: caller.userId, kind: readUploadKind(fields.get('fileType')), file });
  });
  mount(app, calls.completeUpload, ({ body, caller }) =>
    completeUpload(deps, { userId: caller.userId, resumableId: body.resumableId }),
  );
  mount(app, calls.uploadFromVideo, ({ body, caller }) =>
    uploadFromVideo(deps, { userId: caller.userId, videoId: body.generationId }),
  );
  mount(app, calls.readUpload, ({ params, caller }) =>
    readUpload(deps, { userId: caller.userId, uploadId: params.uploadId }),
  );
}
