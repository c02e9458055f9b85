import type { Storyboard } from '#contract/calls/storyboards.ts';
import { shortDigest } from '../../../lib/short-digest.ts';

/**
 * Equal for the same frames and settings after the same video, so that a second press, a retry or a second tab never
 * pays twice. Once there is a video of them, the next one is another intent.
 */
export function startKey({ id, videoId, scenes, settings }: Storyboard): string {
  const told = scenes.map((frame) => [
    frame.id,
    frame.narration,
    frame.versions.find(({ isCurrent }) => isCurrent)?.id ?? null,
  ]);
  return `story-video-${id}-${videoId ?? 'first'}-${shortDigest(JSON.stringify([told, settings]))}`;
}
