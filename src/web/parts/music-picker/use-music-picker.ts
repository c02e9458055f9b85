import { useState } from 'react';
import { useContinueWhenSent } from '../media-input/send/use-continue-when-sent.ts';
import type { FileUpload } from '../media-input/send/use-file-upload.ts';
import { useChosenFile } from '../media-input/use-chosen-file.ts';
import { isMusicAnswered, type MusicEntry } from './music-entry.ts';

type MusicPickerOptions = {
  music: MusicEntry;
  /** The upload of the user's file. */
  upload: FileUpload;
  onChange: (values: Partial<MusicEntry>) => void;
  /** Runs when Continue was pressed and the music is complete. */
  onContinue: () => void;
};

/** The state of the music picker. `pressContinue` waits for an upload to end and refuses an incomplete answer. */
export function useMusicPicker({ music, upload, onChange, onContinue }: MusicPickerOptions) {
  const { media, refusal, prepareAgain } = useChosenFile(upload, music.uploadId);
  /** Counts refused attempts to continue, so that each is announced. */
  const [refusedTimes, setRefusedTimes] = useState(0);
  const [playingId, setPlayingId] = useState<string | null>(null);
  const [isOwnPlaying, setIsOwnPlaying] = useState(false);
  const isWanted = music.choice === 'yes';
  const isOwn = music.source === 'own';
  const next = useContinueWhenSent(isWanted && isOwn ? upload.state.phase : 'empty', onContinue);

  const change = (values: Partial<MusicEntry>) => {
    setRefusedTimes(0);
    // Without music the players are removed, and no longer report that they stop.
    if (values.choice === 'no') {
      setPlayingId(null);
      setIsOwnPlaying(false);
    }
    onChange(values);
  };
  const isSending = isOwn && upload.state.phase === 'sending';
  const isRefused = isOwn && refusal !== null;
  const isMissing = isWanted && (isRefused || !(isSending || isMusicAnswered(music)));
  return {
    music,
    upload,
    media,
    refusal,
    prepareAgain,
    refusedTimes,
    playingId,
    setPlayingId,
    /** A track plays, from the library or the user's own. */
    isPlaying: playingId !== null || isOwnPlaying,
    playOwn: () => {
      setPlayingId(null);
      setIsOwnPlaying(true);
    },
    stopOwn: () => setIsOwnPlaying(false),
    change,
    choose: (file: File) => {
      setPlayingId(null);
      change({ source: 'own', uploadId: null });
      upload.choose(file);
    },
    isWaiting: next.isWaiting,
    pressContinue: () => (isMissing ? setRefusedTimes((times) => times + 1) : next.press()),
  };
}
export type MusicPickerState = ReturnType<typeof useMusicPicker>;
