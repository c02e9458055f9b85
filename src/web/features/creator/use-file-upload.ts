import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Upload } from '#contract/calls/uploads.ts';
import { CallError } from '../../lib/call-error.ts';
import { uploadFile } from '../../lib/upload.ts';
import { findFileRefusal, type MediaKind } from './file-checks.ts';
import { fileUploadReducer, type ChosenFile } from './file-upload-state.ts';

type FileUploadOptions = {
  kind: MediaKind;
  generationId: string | null;
  onSent: (upload: Upload) => void;
};

/** One file on its way to the server; it goes on while the person looks at other steps. */
export function useFileUpload({ kind, generationId, onSent }: FileUploadOptions) {
  const [state, dispatch] = useReducer(fileUploadReducer, { phase: 'empty' });
  const sending = useRef<AbortController>(undefined);
  const previewUrl = useRef<string>(undefined);

  const putAside = useCallback(() => {
    sending.current?.abort();
    if (previewUrl.current) URL.revokeObjectURL(previewUrl.current);
    previewUrl.current = undefined;
  }, []);
  useEffect(() => putAside, [putAside]);

  const send = async (chosen: ChosenFile) => {
    const own = new AbortController();
    sending.current = own;
    dispatch({ type: 'send', chosen });
    try {
      const upload = await uploadFile(chosen.file, {
        fileType: kind,
        ...(generationId === null ? {} : { generationId }),
        onProgress: (share) => !own.signal.aborted && dispatch({ type: 'progress', share }),
        signal: own.signal,
      });
      dispatch({ type: 'succeed', upload });
      onSent(upload);
    } catch (error) {
      if (own.signal.aborted) return;
      dispatch({ type: 'fail', code: error instanceof CallError ? error.code : 'internal' });
    }
  };

  return {
    state,
    choose: (file: File) => {
      putAside();
      const code = findFileRefusal(kind, file);
      if (code) {
        dispatch({ type: 'refuse', fileName: file.name, code });
        return;
      }
      previewUrl.current = URL.createObjectURL(file);
      void send({ file, previewUrl: previewUrl.current });
    },
    retry: () => {
      if (state.phase === 'broken') void send(state.chosen);
    },
    clear: () => {
      putAside();
      dispatch({ type: 'clear' });
    },
  };
}
export type FileUpload = ReturnType<typeof useFileUpload>;
