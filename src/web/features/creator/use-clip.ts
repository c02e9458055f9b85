import { useQuery } from '@tanstack/react-query';
import type { Upload } from '#contract/calls/uploads.ts';
import { errorTexts } from '../../lib/error-text.ts';
import { formatOf } from './file-checks.ts';
import { uploadQuery } from './queries.ts';
import type { FileUpload } from './use-file-upload.ts';

/** A clip or track as the person sees it: from this device while it is here, else from the server. */
export type Clip = {
  name: string;
  sizeBytes: number;
  format: string;
  localUrl: string | null;
  upload: Upload | undefined;
};

export function useClip(fileUpload: FileUpload, uploadId: string | null) {
  const query = useQuery({ ...uploadQuery(uploadId ?? ''), enabled: uploadId !== null });
  const { state } = fileUpload;
  const upload =
    uploadId === null ? undefined : (query.data ?? (state.phase === 'sent' ? state.upload : undefined));
  const chosen = 'chosen' in state ? state.chosen : undefined;
  const clip: Clip | null = chosen
    ? {
        name: chosen.file.name,
        sizeBytes: chosen.file.size,
        format: formatOf(chosen.file.name),
        localUrl: chosen.previewUrl,
        upload,
      }
    : upload
      ? {
          name: upload.fileName,
          sizeBytes: upload.sizeBytes,
          format: formatOf(upload.fileName),
          localUrl: null,
          upload,
        }
      : null;
  const refusal =
    state.phase === 'refused'
      ? errorTexts[state.code]
      : upload?.status === 'failed'
        ? errorTexts[upload.errorCode ?? 'upload_failed']
        : null;
  return { clip, refusal, isLoading: uploadId !== null && query.isPending && !chosen };
}
