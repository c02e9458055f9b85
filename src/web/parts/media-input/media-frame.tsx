import { IconMovie } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { VideoFormat } from '#contract/video-formats.ts';
import { EmptyFrame } from '../../ui/empty-frame.tsx';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { VideoPlayer, type PlacedPicture } from '../../ui/video-player.tsx';
import { mediaInputTexts } from './media-input-texts.ts';
import { loopTarget } from './trim/loop-target.ts';
import type { MediaView } from './use-media-input-view.ts';

type MediaFrameProps = {
  view: MediaView;
  label: string;
  /** Shown over the posters while no clip is chosen. */
  emptyText: string;
  /** One poster, or four that share the frame. */
  posterUrls: readonly string[];
  /** Vertical by default. */
  format?: VideoFormat | undefined;
  /** The place of the picture in the frame; null shows the whole picture. */
  placed?: PlacedPicture | null;
  /** Shown over the picture of a chosen clip. */
  children?: ReactNode;
};

/** The clip as the video will show it. The part in use plays in a loop. */
export function MediaFrame(props: MediaFrameProps) {
  const { view, label, emptyText, posterUrls, format, placed = null, children } = props;
  const { media, entry, isUnplayable, isTrimming } = view;
  const ownUrl = media?.localUrl ?? media?.upload?.videoUrl ?? null;
  const url = isUnplayable ? (media?.upload?.previewUrl ?? null) : ownUrl;
  return (
    <PhoneFrame label={label} format={format}>
      {url === null ? (
        <EmptyFrame
          posterUrls={posterUrls}
          icon={<IconMovie size={48} stroke={1.25} aria-hidden />}
          words={media === null ? emptyText : mediaInputTexts.unplayable}
        />
      ) : (
        <VideoPlayer
          key={url}
          url={url}
          startsSilently
          isStill={isTrimming}
          showsWhole
          placed={placed}
          jump={(seconds) => loopTarget(entry, seconds)}
          onFacts={view.setPlayedFacts}
          onUnplayable={() => view.setIsUnplayable(true)}
        />
      )}
      {media === null ? null : children}
    </PhoneFrame>
  );
}
