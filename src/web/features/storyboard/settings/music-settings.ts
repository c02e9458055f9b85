import type { StoryboardSettings } from '#contract/calls/storyboards.ts';

export const musicSources = ['none', 'library', 'custom'] as const;
export type MusicSource = (typeof musicSources)[number];

type Music = Pick<StoryboardSettings, 'audioSource' | 'audioTrackId' | 'audioFileId'>;

/**
 * The change that makes a source the music. A source without a sound plays nothing until one is chosen; the sound of
 * the other source stays for a change of mind.
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
