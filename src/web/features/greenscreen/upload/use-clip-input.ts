import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { prepareToSend } from '../../../lib/resumable-upload.ts';
import { useMediaInput } from '../../../parts/media-input/use-media-input.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { useRefetchOnTaskEvents } from '../use-refetch-on-task-events.ts';
import { clipQuery } from './clip-query.ts';

/** The clip, from the chosen file to the findings in it. Call it in the wizard, so that the upload continues on every step. */
export function useClipInput({ draft, changeClip, dispatch }: GreenscreenControl) {
  const queryClient = useQueryClient();
  const input = useMediaInput({ kind: 'video', onChange: changeClip });
  const options = clipQuery(queryClient, draft.clip);
  const examined = useQuery(options);
  useEffect(prepareToSend, []);

  const clip = draft.clip.uploadId === null ? undefined : examined.data;
  const clipId = clip?.id;
  const adopt = useEffectEvent((id: string) => dispatch({ type: 'adopt-clip', clipId: id }));
  useEffect(() => {
    if (clipId !== undefined) adopt(clipId);
  }, [clipId]);
  useRefetchOnTaskEvents(clip?.status === 'processing' ? clip.id : null, options.queryKey);
  return { input, clip, error: examined.error, examineAgain: () => void examined.refetch() };
}
export type ClipInput = ReturnType<typeof useClipInput>;
