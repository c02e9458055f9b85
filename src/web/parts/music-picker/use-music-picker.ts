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

/** The state of the music picker. `pressContinue` waits for an upload to end, and needs a track where music is wanted. */
export function useMusicPicker({ music, upload, onChange, onContinue }: MusicPickerOptions) {
  const { media, refusal, prepareAgain } = useChosenFile(upload, music.uploadId);
  /** Counts presses of Continue without music, so that each is announced. */
  const [blockedPresses, setBlockedPresses] = useState(0);
  const [playingId, setPlayingId] = useState<string | null>(null);
  const [isOwnPlaying, setIsOwnPlaying] = useState(false);
  const isWanted = music.choice === 'yes';
  const isOwn = music.source === 'own';
  const continuing = useContinueWhenSent(isWanted && isOwn ? upload.state.phase : 'empty', onContinue);

  const change = (values: Partial<MusicEntry>) => {
    setBlockedPresses(0);
    // Without music the players are removed, and no longer report that they stop.
    if (values.choice === 'no') {
      setPlayingId(null);
      setIsOwnPlaying(false);
    }
    onChange(values);
  };
  const isSending = isOwn && upload.state.phase === 'sending';
  const isFileRefused = isOwn && refusal !== null;
  const isMissing = isWanted && (isFileRefused || !(isSending || isMusicAnswered(music)));
  return {
    music,
    upload,
    media,
    refusal,
    prepareAgain,
    blockedPresses,
    playingId,
    setPlayingId,
    /** Whether a track is playing, from the library or the user's own. */
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
    isWaiting: continuing.isWaiting,
    pressContinue: () => (isMissing ? setBlockedPresses((times) => times + 1) : continuing.press()),
  };
}
export type MusicPickerState = ReturnType<typeof useMusicPicker>;
