import { useState } from 'react';
import type { ClipRange } from '#contract/clip-range.ts';
import type { TrimRange } from '../../ui/trim/trim-range.ts';
import type { VideoFacts } from '../../ui/video-player.tsx';
import type { MediaInput } from './use-media-input.ts';
import { useChosenFile } from './use-chosen-file.ts';

/** The clip in the draft of a creator. */
export type MediaEntry = ClipRange & { uploadId: string | null };

/** The state of the step that shows a media input; `onChange` runs when another file or range is chosen. */
export function useMediaInputView(input: MediaInput, entry: MediaEntry, onChange: () => void) {
  const { upload, original } = input;
  const { media, refusal, prepareAgain } = useChosenFile(upload, entry.uploadId);
  const [playedFacts, setPlayedFacts] = useState<VideoFacts | null>(null);
  const [isUnplayable, setIsUnplayable] = useState(false);
  const [isTrimming, setIsTrimming] = useState(false);
  const { phase } = upload.state;
  const isUnplayableHere = original?.facts?.isPlayable === false;
  return {
    input,
    entry,
    media,
    refusal,
    prepareAgain,
    /** Read from the file in this browser. */
    facts: playedFacts ?? (isUnplayableHere ? original.facts : null),
    setPlayedFacts,
    /** This browser cannot play the file. */
    isUnplayableHere,
    isUnplayable,
    setIsUnplayable,
    isTrimming,
    setIsTrimming,
    /** The clip is on this device, being sent or on the server, and not refused. */
    isChosen: refusal === null && (phase === 'chosen' || phase === 'sending' || entry.uploadId !== null),
    choose: (file: File) => {
      onChange();
      setPlayedFacts(null);
      setIsUnplayable(false);
      input.choose(file);
    },
    /** Null is the whole clip. */
    trim: async (range: TrimRange | null) => {
      onChange();
      setPlayedFacts(null);
      await input.trim(range);
    },
  };
}
export type MediaView = ReturnType<typeof useMediaInputView>;
