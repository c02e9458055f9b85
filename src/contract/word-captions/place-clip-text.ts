import type { Placement } from '../framing.ts';
import type { OverlayPlace } from '../overlay-lines.ts';
import { captionRule } from './caption-rule.ts';

export type ClipTextPlaces = {
  overlay: OverlayPlace;
  /** Middle of the captions, as a share of the frame's height; no letter is lower than the rule allows. */
  centreShare: number;
};

/**
 * Where a product clip's text and captions stand, so that neither hides the other nor a picture that is narrower than the
 * frame: captions below it, with the text above it. On a picture that fills the frame captions are as low as they may be,
 * because the product is usually in its middle. Text alone stands below. Null: the picture fills the frame.
 */
export function placeClipText(
  { hasCaptions, picture }: { hasCaptions: boolean; picture: Placement | null },
  frame: { height: number },
): ClipTextPlaces {
  const { bottomShare, maxPictureShare } = captionRule;
  const pictureShare = picture ? (picture.y + picture.height) / frame.height : 1;
  return {
    overlay: hasCaptions ? 'top' : 'bottom',
    centreShare: pictureShare <= maxPictureShare ? (pictureShare + bottomShare) / 2 : bottomShare,
  };
}
