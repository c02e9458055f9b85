import type { Generation } from '#contract/calls/generations.ts';
import { chosenSound, type MusicEntry } from '../../../parts/music-picker/music-entry.ts';

/** Whether the server already has this sound at this volume. */
export function isAudioAttached(generation: Generation | undefined, music: MusicEntry): boolean {
  const attached = generation?.components.find((component) => component.type === 'audio');
  if (attached === undefined || attached.status === 'failed') return false;
  const sound = music.source === 'own' ? attached.audioFileId : attached.audioTrackId;
  return sound !== undefined && sound === chosenSound(music) && attached.audioVolume === music.volume;
}

export const isMusicUpToDate = (generation: Generation, music: MusicEntry): boolean =>
  music.choice === 'yes' ? isAudioAttached(generation, music) : generation.audioSource === 'none';

/** The request body. */
export function audioInput(music: MusicEntry) {
  const isWanted = music.choice === 'yes';
  const audioSource = !isWanted ? 'none' : music.source === 'own' ? 'custom' : 'library';
  return {
    audioSource,
    audioFileId: audioSource === 'custom' ? music.uploadId : null,
    audioTrackId: audioSource === 'library' ? music.trackId : null,
  } as const;
}
