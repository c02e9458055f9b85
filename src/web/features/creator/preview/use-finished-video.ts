import { useQueryClient } from '@tanstack/react-query';
import type { Generation } from '#contract/calls/generations.ts';
import { output } from '#contract/limits.ts';
import { engineLine, engineNoteText } from '../../../lib/engine-line.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { FinalVideo } from '../../../parts/final-video/final-video.ts';
import { shareText } from '../../../parts/final-video/share-text.ts';
import { generationQuery } from '../watch/queries.ts';

/** The finished video of a generation, and how its page reads and changes it; null while it is being made. */
export function useFinishedVideo(generation: Generation | undefined, isReady: boolean) {
  const queryClient = useQueryClient();
  if (!isReady || !generation?.videoUrl) return null;
  const { generationId: id, videoUrl: url, posterUrl, downloadFileName } = generation;
  const { durationSeconds, sizeBytes, shareUrl } = generation;
  const { format, width, height } = output;
  const facts = { durationSeconds, sizeBytes, format: format.toUpperCase(), width, height };
  const video: FinalVideo = { id, url, posterUrl, downloadFileName, shareUrl, ...facts };
  const hook = generation.components.find(({ type }) => type === 'hook');
  const engines = hook?.engines;
  return {
    video,
    suggestedText: hook?.text ? shareText(hook.text) : undefined,
    hasCaptions: hook?.hasCaptions ?? false,
    engines: engines && { line: engineLine(engines), notes: engines.notes.map(engineNoteText) },
    readFreshUrl: async () => {
      const fresh = await queryClient.fetchQuery({ ...generationQuery(id), staleTime: 0 });
      return fresh.videoUrl ?? '';
    },
    onShareChange: (changed: string | null) =>
      queryClient.setQueryData<Generation>(
        queryKeys.generation(id),
        (current) => current && { ...current, shareUrl: changed },
      ),
  };
}
