import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { brollLimits } from '#contract/broll.ts';
import { CallError } from '../../../lib/call-error.ts';
import { trackUnsavedFile } from '../../../lib/unsaved-files.ts';
import { meQuery } from '../../../lib/me-query.ts';
import { prepareToSend, sendFile, type Sending } from '../../../lib/resumable-upload.ts';
import { findFileRefusal } from '../../../parts/media-input/send/file-checks.ts';
import { isFileRefused } from '../../../parts/media-input/send/file-upload-state.ts';
import type { BrollControl } from '../state/use-broll.ts';
import { isUnderWay, emptySends, photoSendsReducer } from './photo-sends.ts';

type ChosenPhoto = { file: File; url: string; sending: Sending | null };

/** The server checks one file of a person after the other; a second one travels in the meantime. */
const maxAtOnce = 2;

/** The files of the list on their way to the server, on every step of the wizard. */
export function usePhotoFiles({ draft, dispatch: change }: BrollControl) {
  const [sends, report] = useReducer(photoSendsReducer, emptySends);
  const ownerId = useQuery(meQuery).data?.id;
  const chosen = useRef(new Map<string, ChosenPhoto>());
  const queue = useRef<string[]>([]);

  useEffect(prepareToSend, []);
  const areOnTheirWay = Object.values(sends.byId).some(isUnderWay);
  useEffect(() => (areOnTheirWay ? trackUnsavedFile() : undefined), [areOnTheirWay]);
  useEffect(() => {
    const photos = chosen.current;
    return () => {
      for (const { url, sending } of photos.values()) {
        sending?.pause();
        URL.revokeObjectURL(url);
      }
      photos.clear();
    };
  }, []);

  const sendNext = (): void => {
    const active = [...chosen.current.values()].filter(({ sending }) => sending !== null).length;
    const id = active < maxAtOnce ? queue.current.shift() : undefined;
    if (id === undefined) return;
    if (chosen.current.has(id)) void send(id);
    sendNext();
  };
  const send = async (id: string): Promise<void> => {
    const photo = chosen.current.get(id)!;
    report({ type: 'set', id, send: { phase: 'sending', share: 0 } });
    photo.sending = sendFile(photo.file, {
      fileType: 'photo',
      ownerId: ownerId ?? '',
      survivesReload: ownerId !== undefined,
      onProgress: (share) => {
        if (chosen.current.has(id)) report({ type: 'set', id, send: { phase: 'sending', share } });
      },
      onTransferStatus: () => undefined,
    });
    try {
      const { id: uploadId } = await photo.sending.arrived;
      photo.sending = null;
      report({ type: 'set', id, send: null });
      change({ type: 'photo-arrived', id, uploadId });
    } catch (error) {
      photo.sending = null;
      fail(id, photo.file.name, error instanceof CallError ? error.code : 'internal');
    }
    sendNext();
  };
  const fail = (id: string, name: string, code: CallError['code']): void => {
    if (!chosen.current.has(id)) return;
    if (!isFileRefused(code)) return report({ type: 'set', id, send: { phase: 'broken', code } });
    report({ type: 'refuse', photo: { id, name, code } });
    forget(id);
    change({ type: 'remove-photo', id });
  };
  const forget = (id: string): void => {
    const photo = chosen.current.get(id);
    if (!photo) return;
    chosen.current.delete(id);
    photo.sending?.giveUp();
    URL.revokeObjectURL(photo.url);
  };
  const enqueue = (id: string): void => {
    report({ type: 'set', id, send: { phase: 'waiting', share: 0 } });
    queue.current.push(id);
    sendNext();
  };

  return {
    sends: sends.byId,
    refused: sends.refused,
    areOnTheirWay,
    dismiss: (id: string) => report({ type: 'dismiss', id }),
    /** Object URL of a file chosen in this page; null after a reload. */
    urlOf: (id: string): string | null => chosen.current.get(id)?.url ?? null,
    add: (files: readonly File[]) => {
      let room = brollLimits.maxPhotos - draft.photos.length;
      for (const file of files) {
        const id = crypto.randomUUID();
        const code = findFileRefusal('photo', file);
        if (code) {
          report({ type: 'refuse', photo: { id, name: file.name, code } });
          continue;
        }
        change({ type: 'add-photo', photo: { id, name: file.name, uploadId: null, text: '' } });
        if (room <= 0) continue;
        room -= 1;
        chosen.current.set(id, { file, url: URL.createObjectURL(file), sending: null });
        enqueue(id);
      }
    },
    remove: (id: string) => {
      forget(id);
      report({ type: 'set', id, send: null });
      change({ type: 'remove-photo', id });
    },
    sendAgain: enqueue,
  };
}
export type PhotoFiles = ReturnType<typeof usePhotoFiles>;
