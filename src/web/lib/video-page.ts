import type { VideoKind } from '#contract/video-parts.ts';

/** The creator that a video is opened in. */
export const videoPage = ({ kind, generationId }: { kind: VideoKind; generationId: string }) =>
  kind === 'greenscreen' || kind === 'broll'
    ? ({ to: `/create/video/${kind}`, search: { generationId } } as const)
    : ({ to: '/create/video/ugc', search: { generationId } } as const);

/** What a video is, where it is not the usual one. */
export const videoKindNames: Partial<Record<VideoKind, string>> = {
  greenscreen: 'Greenscreen',
  broll: 'B-roll',
};
