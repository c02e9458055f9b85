import { useQuery } from '@tanstack/react-query';
import type { Upload } from '#contract/calls/uploads.ts';
import { errorTexts } from '../../lib/error-text.ts';
import { formatOf } from './send/file-checks.ts';
import { uploadQuery } from './send/upload-query.ts';
import type { FileUpload } from './send/use-file-upload.ts';

/** A chosen file as the person sees it: from this device while it is here, else from the server. */
export type Media = {
  name: string;
  sizeBytes: number;
  format: string;
  localUrl: string | null;
  upload: Upload | undefined;
};

export function useMedia(fileUpload: FileUpload, uploadId: string | null, pollMs?: number) {
  const query = useQuery({ ...uploadQuery(uploadId ?? '', pollMs), enabled: uploadId !== null });
  const { state } = fileUpload;
  const upload =
    uploadId === null ? undefined : (query.data ?? (state.phase === 'sent' ? state.upload : undefined));
  const chosen = 'chosen' in state ? state.chosen : undefined;
  const media: Media | null = chosen
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
  return { media, refusal, isLoading: uploadId !== null && query.isPending && !chosen };
}
