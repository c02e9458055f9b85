import type { Storyboard } from '#contract/calls/storyboards.ts';
import { shortDigest } from '../../../lib/short-digest.ts';

/**
 * The idempotency key of a start. It is equal for the same frames and settings after the same video, so that a second press,
 * a retry or a second tab never pays twice. After a video has been made, the next one has another key.
 */
export function startKey({ id, videoId, scenes, settings }: Storyboard): string {
  const told = scenes.map((frame) => [
    frame.id,
    frame.narration,
    frame.versions.find(({ isCurrent }) => isCurrent)?.id ?? null,
  ]);
  return `story-video-${id}-${videoId ?? 'first'}-${shortDigest(JSON.stringify([told, settings]))}`;
}
