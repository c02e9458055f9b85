import { defaultVideoFormat } from '#contract/video-formats.ts';
import { findPart, mediaIdsOf } from '#contract/video-parts.ts';
import type { VideoRow } from '../../db/videos.ts';
import { brandedHookRecipe, endCardRecipe } from '../../domain/recipes.ts';

type BrandedVideo = Pick<VideoRow, 'user_id' | 'parts'>;

/** The hook as shown in the video: branded if the video has a brand. */
export function shownHookOf({ parts }: BrandedVideo): string | null {
  const hook = findPart(parts, 'hook');
  const brand = findPart(parts, 'brand');
  return hook && (brand ? brandedHookRecipe(hook.mediaId, brand) : hook.mediaId);
}

export function endCardOf({ user_id, parts }: BrandedVideo): string | null {
  const brand = findPart(parts, 'brand');
  return brand && endCardRecipe(user_id, brand, defaultVideoFormat);
}

/** Everything that the video is joined from, including its sources. */
export const allMediaIdsOf = (video: BrandedVideo): string[] =>
  [...new Set([...mediaIdsOf(video.parts), shownHookOf(video), endCardOf(video)])].filter(
    (id) => id !== null,
  );
