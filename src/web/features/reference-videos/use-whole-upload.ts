import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readUpload, type Upload } from '#contract/calls/uploads.ts';
import { call } from '../../lib/call.ts';
import { errorTexts } from '../../lib/error-text.ts';
import { meQuery } from '../../lib/me-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { sendFile, type Sending } from '../../lib/resumable-upload.ts';
import { reasonOf } from './reason.ts';
import { texts } from './texts.ts';

/** `share`: 0 to 1 of the stage. */
export type WholeUpload =
  | { stage: 'sending' | 'preparing'; share: number }
  | { stage: 'ready'; upload: Upload & { previewUrl: string } };

const pollMs = 1_500;

const preparedQuery = (uploadId: string) =>
  queryOptions({
    queryKey: queryKeys.upload(uploadId),
    queryFn: ({ signal }) => call(readUpload, { params: { uploadId }, signal }),
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.status === 'processing' ? pollMs : false,
  });

/** A video that cannot be cut here: it is sent whole, and the server prepares a copy on which its part is chosen. */
export function useWholeUpload() {
  const ownerId = useQuery(meQuery).data?.id;
  const sending = useRef<Sending>(undefined);
  const [share, setShare] = useState<number | null>(null);
  const [uploadId, setUploadId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: upload } = useQuery({ ...preparedQuery(uploadId ?? ''), enabled: uploadId !== null });
  // Not given up: the same file goes on from here when it is chosen again.
  useEffect(() => () => sending.current?.pause(), []);

  const forget = () => {
    sending.current?.giveUp();
    sending.current = undefined;
    setShare(null);
    setUploadId(null);
    setProblem(null);
  };
  const send = async (file: File) => {
    forget();
    setShare(0);
    const own = sendFile(file, {
      fileType: 'video',
      ownerId: ownerId ?? '',
      survivesReload: ownerId !== undefined,
      onProgress: (sent) => sending.current === own && setShare(sent),
      onPace: () => undefined,
    });
    sending.current = own;
    try {
      const { id } = await own.arrived;
      if (sending.current === own) setUploadId(id);
    } catch (error) {
      if (sending.current !== own) return;
      setShare(null);
      setProblem(texts.problems.processing(reasonOf(error)));
    }
  };
  const failure =
    upload?.status === 'failed'
      ? texts.problems.processing(errorTexts[upload.errorCode ?? 'video_failed'])
      : null;
  return {
    whole: problem !== null || failure !== null ? null : stateOf(share, upload),
    problem: problem ?? failure,
    send: (file: File) => void send(file),
    forget,
  };
}

function stateOf(share: number | null, upload: Upload | undefined): WholeUpload | null {
  if (share === null) return null;
  if (upload?.previewUrl) return { stage: 'ready', upload: { ...upload, previewUrl: upload.previewUrl } };
  return share < 1
    ? { stage: 'sending', share }
    : { stage: 'preparing', share: (upload?.progress ?? 0) / 100 };
}
