import { IconMovie } from '@tabler/icons-react';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { VideoPlayer, type VideoFacts } from '../../../ui/video-player.tsx';
import { loopTarget } from '../../../parts/media-input/trim/clip-range.ts';
import type { CreatorDraft } from '../state/draft.ts';
import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { OverlayPreview } from '../../../parts/overlay-text/overlay-preview.tsx';
import { texts } from '../texts.ts';
import type { Media } from '../../../parts/media-input/use-media.ts';

type ClipFrameProps = {
  clip: Media | null;
  /** Of the hook that the clip will follow. */
  posterUrl: string | null;
  product: CreatorDraft['product'];
  /** This browser cannot play the file: the server's prepared copy stands in for it. */
  isUnplayable: boolean;
  /** It is being trimmed, in a picture of its own. */
  isStill: boolean;
  onFacts: (facts: VideoFacts) => void;
  onUnplayable: () => void;
};

/** The clip as it will stand in the video: whole picture, blurred fill, its part in a loop, its text. */
export function ClipFrame(props: ClipFrameProps) {
  const { clip, posterUrl, product, isUnplayable, isStill, onFacts, onUnplayable } = props;
  const ownUrl = clip?.localUrl ?? clip?.upload?.videoUrl ?? null;
  const url = isUnplayable ? (clip?.upload?.previewUrl ?? null) : ownUrl;
  return (
    <PhoneFrame label={texts.upload.frame}>
      {url === null ? (
        <EmptyFrame
          posterUrls={posterUrl === null ? [] : [posterUrl]}
          icon={<IconMovie size={48} stroke={1.25} aria-hidden />}
          words={clip === null ? texts.upload.emptyFrame : texts.upload.unplayable}
        />
      ) : (
        <VideoPlayer
          key={url}
          url={url}
          startsSilently
          isStill={isStill}
          showsWhole
          jump={(seconds) => loopTarget(product, seconds)}
          onFacts={onFacts}
          onUnplayable={onUnplayable}
        />
      )}
      {clip === null ? null : <OverlayPreview text={product.overlayText} place="bottom" />}
    </PhoneFrame>
  );
}
