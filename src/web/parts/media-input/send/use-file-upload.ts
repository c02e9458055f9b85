import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Upload } from '#contract/calls/uploads.ts';
import { CallError } from '../../../lib/call-error.ts';
import { trackUnsavedFile } from '../../../lib/unsaved-files.ts';
import { meQuery } from '../../../lib/me-query.ts';
import { sendFile, type Sending } from '../../../lib/resumable-upload.ts';
import { fingerprintOf, uploadMemory } from '../../../lib/upload-memory.ts';
import { findFileRefusal, type MediaKind } from './file-checks.ts';
import { fileUploadReducer, type ChosenFile } from './file-upload-state.ts';

type FileUploadOptions = {
  kind: MediaKind;
  maxBytes?: number | undefined;
  onSent: (upload: Upload) => void;
};

/** The upload of one file. Sending continues on every step of a wizard. */
export function useFileUpload({ kind, maxBytes, onSent }: FileUploadOptions) {
  const [state, dispatch] = useReducer(fileUploadReducer, { phase: 'empty' });
  const ownerId = useQuery(meQuery).data?.id;
  const sending = useRef<Sending>(undefined);
  const kept = useRef<ChosenFile & { isMadeHere: boolean }>(undefined);

  const isHeldHere = 'chosen' in state && state.phase !== 'sent';
  useEffect(() => (isHeldHere ? trackUnsavedFile() : undefined), [isHeldHere]);

  const forgetPreview = useCallback(() => {
    if (kept.current) URL.revokeObjectURL(kept.current.previewUrl);
    kept.current = undefined;
  }, []);
  useEffect(
    () => () => {
      // Not `giveUp`: when the same file is chosen again, its upload continues.
      sending.current?.pause();
      sending.current = undefined;
      forgetPreview();
    },
    [forgetPreview],
  );

  const giveUp = () => {
    sending.current?.giveUp();
    sending.current = undefined;
    forgetPreview();
  };
  /**
   * Replaces the previous file, and deletes its upload unless it has arrived. Returns false if the new file is refused.
   * `isMadeHere`: the file exists in this page only, so the user cannot choose it again.
   */
  const keep = (file: File, { isMadeHere = false } = {}): boolean => {
    giveUp();
    const code = findFileRefusal(kind, file, maxBytes);
    if (code) {
      dispatch({ type: 'refuse', fileName: file.name, code });
      return false;
    }
    kept.current = { file, previewUrl: URL.createObjectURL(file), isMadeHere };
    dispatch({ type: 'choose', chosen: kept.current });
    return true;
  };

  const send = async () => {
    const chosen = kept.current;
    if (!chosen || sending.current) return;
    dispatch({ type: 'send', chosen });
    const own = sendFile(chosen.file, {
      fileType: kind,
      ownerId: ownerId ?? '',
      survivesReload: !chosen.isMadeHere && ownerId !== undefined,
      onProgress: (share) => sending.current === own && dispatch({ type: 'progress', share }),
      onTransferStatus: (transfer) => sending.current === own && dispatch({ type: 'transfer', transfer }),
    });
    sending.current = own;
    try {
      const upload = await own.arrived;
      if (sending.current !== own) return;
      dispatch({ type: 'succeed', upload });
      onSent(upload);
    } catch (error) {
      if (sending.current !== own) return;
      sending.current = undefined;
      dispatch({ type: 'fail', code: error instanceof CallError ? error.code : 'internal' });
    }
  };

  return {
    state,
    keep,
    send: () => void send(),
    choose: (file: File) => {
      if (keep(file)) void send();
    },
    forget: () => {
      giveUp();
      dispatch({ type: 'forget' });
    },
    /** Whether a chunk of this file was sent before a reload. */
    isBegun: (file: File): boolean =>
      ownerId !== undefined && uploadMemory(localStorage).isBegun(fingerprintOf(file, ownerId)),
    /** The name of the file that this user began to send and has not finished. */
    unfinishedName:
      state.phase === 'empty' && ownerId !== undefined
        ? uploadMemory(localStorage).findUnfinished(ownerId, kind)
        : null,
    pause: () => sending.current?.pause(),
    resume: () => sending.current?.resume(),
  };
}
export type FileUpload = ReturnType<typeof useFileUpload>;
