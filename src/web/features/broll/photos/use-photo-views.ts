import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadQuery } from '../../../parts/media-input/send/upload-query.ts';
import type { BrollControl } from '../state/use-broll.ts';
import type { DraftPhoto } from '../state/draft.ts';
import type { PhotoFiles } from './use-photo-files.ts';

/** A photo as its person sees it: from this device where the browser can show it, else as the server keeps it. */
export function usePhotoViews({ draft }: BrollControl, files: PhotoFiles) {
  const [unshowable, setUnshowable] = useState<ReadonlySet<string>>(new Set());
  const uploads = useQueries({
    queries: draft.photos.map(({ uploadId }) => ({
      ...uploadQuery(uploadId ?? ''),
      enabled: uploadId !== null,
    })),
  });
  const uploadOf = (id: string) => uploads[draft.photos.findIndex((photo) => photo.id === id)]?.data;
  return {
    urlOf: ({ id }: Pick<DraftPhoto, 'id'>): string | null =>
      (unshowable.has(id) ? null : files.urlOf(id)) ?? uploadOf(id)?.imageUrl ?? null,
    nameOf: (id: string): string =>
      draft.photos.find((photo) => photo.id === id)?.name || (uploadOf(id)?.fileName ?? ''),
    /** Most browsers cannot show HEIC. */
    giveUpOn: (id: string) => setUnshowable((known) => new Set([...known, id])),
  };
}
export type PhotoViews = ReturnType<typeof usePhotoViews>;
