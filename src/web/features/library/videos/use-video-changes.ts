import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteVideo, renameVideo } from '#contract/calls/videos.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { announce } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';
import { changeListedVideo, removeListedVideo, type ListedVideo } from './videos-query.ts';

/** A video that was already deleted in another tab counts as deleted. */
const isGone = (error: unknown): boolean => error instanceof CallError && error.code === 'not_found';

/** Renames or deletes a video of the list. */
export function useVideoChanges({ id }: ListedVideo) {
  const queryClient = useQueryClient();
  const params = { generationId: id };
  const rename = useMutation({
    mutationFn: (title: string) => call(renameVideo, { params, body: { title } }),
    onSuccess: async ({ title, downloadFileName }) => {
      // A list that was requested before has the old title.
      await queryClient.cancelQueries({ queryKey: queryKeys.videos });
      changeListedVideo(queryClient, id, { title, downloadFileName });
      void queryClient.invalidateQueries({ queryKey: queryKeys.generation(id) });
      announce(texts.videos.renamed);
    },
  });
  const remove = useMutation({
    mutationFn: () =>
      call(deleteVideo, { params }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey: queryKeys.videos });
      removeListedVideo(queryClient, id);
      queryClient.removeQueries({ queryKey: queryKeys.generation(id) });
      announce(texts.videos.deleted);
      // The next video moves up to the end of the page.
      void queryClient.invalidateQueries({ queryKey: queryKeys.videos });
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
    },
    onError: () => announce(texts.videos.deleteFailed, 'failure'),
  });
  return { rename, remove };
}
