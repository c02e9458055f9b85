/** The answer to "background music?" and the chosen sound. */
export type MusicEntry = {
  choice: 'yes' | 'no' | null;
  /** Whether `uploadId` or `trackId` is used; the other one is kept, so that the user can go back to it. */
  source: 'own' | 'library';
  uploadId: string | null;
  trackId: string | null;
  /** 0 to 100. */
  volume: number;
};

/** The file or track that plays; null while none is chosen. */
export const chosenSound = ({ source, uploadId, trackId }: MusicEntry): string | null =>
  source === 'own' ? uploadId : trackId;

export const isMusicAnswered = (music: MusicEntry): boolean =>
  music.choice === 'no' || (music.choice === 'yes' && chosenSound(music) !== null);
