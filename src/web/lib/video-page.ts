import type { VideoKind } from '#contract/video-parts.ts';

/** The route of the creator that opens a video. */
export function videoPage({ kind, generationId }: { kind: VideoKind; generationId: string }) {
  if (kind === 'reel') return { to: '/create/reel', search: { reel: generationId } } as const;
  if (kind === 'story') return { to: '/wizard/storyboard-preview', search: { video: generationId } } as const;
  if (kind === 'greenscreen' || kind === 'broll')
    return { to: `/create/video/${kind}`, search: { generationId } } as const;
  return { to: '/create/video/ugc', search: { generationId } } as const;
}

/** The names of kinds of videos; hook videos, the usual kind, have none. */
export const videoKindNames: Partial<Record<VideoKind, string>> = {
  greenscreen: 'Greenscreen',
  broll: 'B-roll',
  reel: 'Reel',
  story: 'Story',
};
