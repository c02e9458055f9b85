import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { texts } from '../texts.ts';

type Part = {
  url: string;
  startSeconds: number;
  endSeconds: number | null;
  /** 0 to 100. */
  volume: number;
};

type SoundCheckProps = {
  /** The finished hook, then the product clip; a missing one is left out. */
  parts: readonly Part[];
  posterUrl: string | null | undefined;
  /** Whether a track plays now. */
  isPlaying: boolean;
  /** The last part is over. */
  onEnd: () => void;
  /** Shown while no track plays. */
  children: ReactNode;
};

/** Plays hook and clip with their sound while a track plays, so that the track is heard as in the video. */
export function SoundCheck({ parts, posterUrl, isPlaying, onEnd, children }: SoundCheckProps) {
  if (!isPlaying || parts.length === 0) return children;
  return (
    <PhoneFrame label={texts.music.soundCheck}>
      <PartsInTurn parts={parts} posterUrl={posterUrl} onEnd={onEnd} />
    </PhoneFrame>
  );
}

function PartsInTurn({ parts, posterUrl, onEnd }: Pick<SoundCheckProps, 'parts' | 'posterUrl' | 'onEnd'>) {
  const [index, setIndex] = useState(0);
  return (
    <PartPlayer
      key={index}
      part={parts[index]!}
      posterUrl={index === 0 ? posterUrl : null}
      onEnd={() => (index + 1 < parts.length ? setIndex(index + 1) : onEnd())}
    />
  );
}

type PartPlayerProps = { part: Part; posterUrl: string | null | undefined; onEnd: () => void };

/** Plays from its first render to the end of the part. */
function PartPlayer({ part, posterUrl, onEnd }: PartPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.volume = part.volume / 100;
  }, [part.volume]);
  useEffect(() => {
    // A browser that refuses sound without a press plays the pictures alone.
    video.current?.play().catch(() => {
      if (!video.current) return;
      video.current.muted = true;
      void video.current.play().catch(() => undefined);
    });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken words stand in the picture
    <video
      ref={video}
      src={part.url}
      poster={posterUrl ?? undefined}
      playsInline
      onLoadedMetadata={({ currentTarget }) => {
        if (part.startSeconds > 0) currentTarget.currentTime = part.startSeconds;
      }}
      onTimeUpdate={({ currentTarget }) => {
        if (part.endSeconds !== null && currentTarget.currentTime >= part.endSeconds) onEnd();
      }}
      onEnded={onEnd}
      onError={onEnd}
    />
  );
}
