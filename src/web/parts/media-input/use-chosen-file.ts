import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { completeUpload, type Upload } from '#contract/calls/uploads.ts';
import { call } from '../../lib/call.ts';
import { errorTexts } from '../../lib/error-text.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { formatOf } from './send/file-checks.ts';
import { uploadQuery } from './send/upload-query.ts';
import type { FileUpload } from './send/use-file-upload.ts';

/** A chosen file as it is shown: from this device while the page has it, else from the server. */
export type ChosenMedia = {
  name: string;
  sizeBytes: number;
  format: string;
  localUrl: string | null;
  upload: Upload | undefined;
};

export function useChosenFile(fileUpload: FileUpload, uploadId: string | null, pollMs?: number) {
  const query = useQuery({ ...uploadQuery(uploadId ?? '', pollMs), enabled: uploadId !== null });
  const { state } = fileUpload;
  const upload =
    uploadId === null ? undefined : (query.data ?? (state.phase === 'sent' ? state.upload : undefined));
  const chosen = 'chosen' in state ? state.chosen : undefined;
  const media: ChosenMedia | null = chosen
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
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: (resumableId: string) => call(completeUpload, { body: { resumableId } }),
    onSuccess: (begun) => queryClient.setQueryData(queryKeys.upload(begun.id), begun),
  });
  const failedId = upload?.errorCode === 'preparation_failed' ? upload.id : null;
  /** Set when the file may be fine although its preparation failed. */
  const prepareAgain = failedId === null ? undefined : () => again.mutate(failedId);
  return { media, refusal, prepareAgain, isLoading: uploadId !== null && query.isPending && !chosen };
}
