import {
  captionInk,
  captionLooks,
  type CaptionLook,
  type CaptionStyle,
} from '../word-captions/caption-styles.ts';
import { legibleOn, textOn } from './colour-contrast.ts';

/** The dark line around the letters, without its transparency. */
const contour = '#120c16';

/**
 * The look of a caption style in a brand's colours: the first marks the word that is being said, the second what is
 * emphasised. Each is lightened as far as it must be to be read.
 */
export function brandedLook(style: CaptionStyle, [first, second]: readonly [string, string]): CaptionLook {
  const look = captionLooks[style];
  const [active, emphasised] = [legibleOn(first, contour), legibleOn(second, contour)];
  if (look.box)
    return {
      ...look,
      colours: { ...look.colours, emphasised },
      box: { ordinary: first, emphasised: second },
      onBox: { ordinary: textOn(first), emphasised: textOn(second) },
    };
  if (look.plate === captionInk)
    return { ...look, colours: { ...look.colours, emphasised: active }, caret: emphasised };
  return { ...look, colours: { ...look.colours, active, emphasised } };
}
