import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Generation } from '#contract/calls/generations.ts';
import { addAudio } from '#contract/calls/video-parts.ts';
import { limits } from '#contract/limits.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { CreatorDraft } from '../state/draft.ts';
import { chosenSound } from '../../../parts/music-picker/music-entry.ts';
import { audioInput, isAudioAttached } from './music-entry.ts';

/** Makes the track the background music; without music there is nothing to send. */
export function useAttachAudio(generationId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (music: CreatorDraft['music']) => {
      if (generationId === null || music.choice !== 'yes' || chosenSound(music) === null) return;
      const key = queryKeys.generation(generationId);
      if (isAudioAttached(queryClient.getQueryData<Generation>(key), music)) return;
      const { audioFileId, audioTrackId } = audioInput(music);
      const generation = await call(addAudio, {
        params: { generationId },
        body: { audioFileId, audioTrackId, volume: limits.defaultFileVolume, audioVolume: music.volume },
      });
      queryClient.setQueryData(key, generation);
    },
  });
}
