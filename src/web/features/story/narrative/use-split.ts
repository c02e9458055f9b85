import { useMutation, useQueryClient } from '@tanstack/react-query';
import { splitNarrative } from '#contract/calls/stories.ts';
import { storyStyles, storyTexts } from '#contract/stories.ts';
import { useAnalytics } from '../../../lib/analytics/analytics-context.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { shortDigest } from '../../../lib/short-digest.ts';
import { forgetDraft, type StoryDraft } from '../state/draft-memory.ts';
import { renameIds } from '../state/replies.ts';
import type { StoryControl } from '../state/use-story.ts';

/** A reply without the id that everything else needs. */
class InvalidReplyError extends Error {}

const splitFailure = (error: Error): string =>
  error instanceof InvalidReplyError
    ? storyTexts.invalidResponse
    : failureText(error, storyTexts.analyzeFailed);

/** Splits the narrative into scenes. The same narrative is split once, however often it is submitted. */
export function useSplit(story: StoryControl, draftId: string) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  const split = useMutation({
    mutationFn: async ({ narrative, style }: StoryDraft) => {
      const body = { narrative: narrative.trim(), style_tag: style };
      const idempotencyKey = `story-${draftId}-${shortDigest(JSON.stringify(body))}`;
      const reply = await call(splitNarrative, { body, idempotencyKey });
      if (!reply.script_refinement_id) throw new InvalidReplyError('no script_refinement_id');
      return renameIds(reply);
    },
    onSuccess: async (made) => {
      analytics.track('Story Split', { Scenes: made.scenes.length });
      queryClient.setQueryData(queryKeys.story(made.storyId), made);
      forgetDraft(sessionStorage, null);
      await story.adoptStory({
        narrative: made.narrative,
        storyId: made.storyId,
        storyboardId: made.storyboardId,
        selectedStyle: made.styleKey,
        currentStep: 'assets',
        assetStatus: { pending: 0, completed: 0, failed: 0, total: 0 },
        availableStyles: [...storyStyles],
        storyboardStatus: null,
      });
    },
  });
  const { mutate, isPending, error, reset } = split;
  return {
    isSplitting: isPending,
    problem: error ? splitFailure(error) : null,
    dismiss: reset,
    begin: (draft: StoryDraft) => {
      if (!isPending) mutate(draft);
    },
  };
}
export type Split = ReturnType<typeof useSplit>;
