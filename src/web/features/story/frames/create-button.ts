import { storyTexts } from '#contract/stories.ts';
import { canHaveStoryboard } from '../state/narrative.ts';
import { storyboardOf, type StoryboardRun } from '../run/run.ts';
import { texts } from '../texts.ts';
import type { AssetCounts } from '../cast/asset-notices.ts';

export type CreateButton = { label: string; isDisabled: boolean; isBusy: boolean };

type Conditions = {
  run: StoryboardRun;
  narrative: string;
  /** Null until they were read. */
  assets: AssetCounts | null;
  /** The storyboard was drawn for other scenes or another style. */
  isOutdated: boolean;
  credits: number | undefined;
};

/** The button that starts the frames: its label, and whether it is enabled. */
export function createButton({ run, narrative, assets, isOutdated, credits }: Conditions): CreateButton {
  if (run.phase === 'requesting') return { label: storyTexts.creating, isDisabled: true, isBusy: true };
  if (run.phase === 'running') return { label: storyTexts.processingFrames, isDisabled: true, isBusy: true };
  if (assets !== null && !assets.allReady && assets.pending > 0) {
    const { completed, pending, failed } = assets;
    const total = completed + pending + failed;
    return { label: storyTexts.waitingForAssets(completed, total), isDisabled: true, isBusy: true };
  }
  const drawn = storyboardOf(run);
  const isMissing =
    drawn !== null && drawn.isPaid && !isOutdated && drawn.counts.success < drawn.counts.total;
  return {
    label: isMissing ? texts.frames.missing : texts.frames.create(credits),
    isDisabled: assets === null || !canHaveStoryboard(narrative),
    isBusy: false,
  };
}
