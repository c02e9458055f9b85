import type { StoryboardSettings } from '#contract/calls/storyboards.ts';

export const musicSources = ['none', 'library', 'custom'] as const;
export type MusicSource = (typeof musicSources)[number];

type Music = Pick<StoryboardSettings, 'audioSource' | 'audioTrackId' | 'audioFileId'>;

/**
 * The change that selects a source of music. A source without a track or file plays nothing until one is chosen; the choice
 * of the other source is kept, so that the user can go back to it.
 */
export function chooseSource({ audioTrackId, audioFileId }: Music, source: MusicSource): Partial<Music> {
  const sound = source === 'library' ? audioTrackId : source === 'custom' ? audioFileId : null;
  return { audioSource: sound === null ? 'none' : source };
}

export const chooseTrack = (audioTrackId: string): Partial<Music> => ({
  audioSource: 'library',
  audioTrackId,
});
export const chooseFile = (audioFileId: string): Partial<Music> => ({ audioSource: 'custom', audioFileId });
