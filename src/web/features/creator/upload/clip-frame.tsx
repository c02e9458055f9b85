import { IconMovie } from '@tabler/icons-react';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { VideoPlayer, type VideoFacts } from '../../../ui/video-player.tsx';
import { loopTarget } from '../clip-range.ts';
import type { CreatorDraft } from '../draft.ts';
import { OverlayPreview } from '../overlay-preview.tsx';
import { texts } from '../texts.ts';
import type { Clip } from '../use-clip.ts';
import classes from './clip-frame.module.css';

type ClipFrameProps = {
  clip: Clip | null;
  product: CreatorDraft['product'];
  /** The file on this device cannot be played by this browser. */
  isUnplayable: boolean;
  onFacts: (facts: VideoFacts) => void;
  onUnplayable: () => void;
};

/** The clip as it will stand in the video: whole picture, blurred fill, its part in a loop, its text. */
export function ClipFrame({ clip, product, isUnplayable, onFacts, onUnplayable }: ClipFrameProps) {
  const localUrl = isUnplayable ? null : clip?.localUrl;
  const url = localUrl ?? clip?.upload?.videoUrl ?? null;
  return (
    <PhoneFrame label={texts.upload.frame}>
      {url === null ? (
        <div className={classes.empty}>
          <IconMovie size={40} aria-hidden />
          {clip === null ? texts.upload.emptyFrame : texts.upload.unplayable}
        </div>
      ) : (
        <VideoPlayer
          key={url}
          url={url}
          startsSilently
          showsWhole
          jump={(seconds) => loopTarget(product, seconds)}
          onFacts={onFacts}
          onUnplayable={onUnplayable}
        />
      )}
      {clip === null ? null : <OverlayPreview text={product.overlayText} />}
    </PhoneFrame>
  );
}
