import { storyTexts } from '#contract/stories.ts';

export type AssetCounts = { allReady: boolean; pending: number; completed: number; failed: number };
export type AssetNotice = { text: string; kind: 'progress' | 'ready' };

const total = ({ pending, completed, failed }: AssetCounts): number => pending + completed + failed;

/** The toast after the pictures of a story were polled; null without progress. */
export function assetNotice(before: AssetCounts | null, now: AssetCounts): AssetNotice | null {
  if (now.pending > 0) {
    const hasMoved = before === null || before.completed !== now.completed || before.pending !== now.pending;
    return hasMoved ? { text: storyTexts.assetsProgress(now.completed, total(now)), kind: 'progress' } : null;
  }
  const wasPending = before !== null && before.pending > 0;
  return wasPending && now.allReady ? { text: storyTexts.assetsReady, kind: 'ready' } : null;
}
