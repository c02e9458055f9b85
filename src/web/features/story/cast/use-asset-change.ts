import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeAsset } from '#contract/calls/stories.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { fieldProblemOf } from '../../../lib/field-problem.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { texts } from '../texts.ts';
import type { AssetChanges } from './asset-form.ts';

type AssetChangeProps = { storyId: string; assetId: string; onSaved: () => void };

/** Saves another description; its picture is then drawn again. */
export function useAssetChange({ storyId, assetId, onSaved }: AssetChangeProps) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (body: AssetChanges) => call(changeAsset, { params: { storyId, assetId }, body }),
    onSuccess: onSaved,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.storyAssets(storyId) }),
  });
  const problem = save.error ? fieldProblemOf(save.error) : null;
  return {
    save: save.mutate,
    isSaving: save.isPending,
    problemOf: (field: string): string | undefined => (problem?.field === field ? problem.text : undefined),
    /** A failure that belongs to none of the fields. */
    problem: save.error && problem === null ? failureText(save.error, texts.cast.saveFailed) : null,
  };
}
export type AssetChange = ReturnType<typeof useAssetChange>;
