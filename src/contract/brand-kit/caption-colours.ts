import {
  captionInk,
  captionLooks,
  type CaptionLook,
  type CaptionStyle,
} from '../word-captions/caption-styles.ts';
import { chromaOf, contrastOf, legibleOn, textOn } from './colour-contrast.ts';

/** The plate and the dark line around letters, which are 94 % opaque, on white: their brightest. */
const ground = '#201b24';
/** More than WCAG asks of text that stands still: captions are small, short and moving. */
const minCaptionContrast = 6;
/** A paler colour is taken for white or grey beside ordinary words, which are white. */
const minEmphasisChroma = 0.33;

/**
 * The look of a caption style in a brand's colours. Boxes have the first, and the second where a word is emphasised. As
 * letters the lighter of the two marks the word that is being said, and the darker one emphasised words. If that one is
 * dim or pale beside white words, the lighter one marks them too.
 */
export function brandedLook(style: CaptionStyle, [first, second]: readonly [string, string]): CaptionLook {
  const look = captionLooks[style];
  const isFirstLighter = contrastOf(first, ground) >= contrastOf(second, ground);
  const [lighter, darker] = isFirstLighter ? [first, second] : [second, first];
  const legible = (colour: string) => legibleOn(colour, ground, minCaptionContrast);
  const [active, lightened] = [legible(lighter), legible(darker)];
  const isBold = lightened === darker && chromaOf(darker) >= minEmphasisChroma;
  const emphasised = isBold || chromaOf(active) < minEmphasisChroma ? lightened : active;
  if (look.box)
    return {
      ...look,
      colours: { ...look.colours, emphasised },
      box: { ordinary: first, emphasised: second },
      onBox: { ordinary: textOn(first), emphasised: textOn(second) },
    };
  if (look.plate === captionInk)
    return { ...look, colours: { ...look.colours, emphasised: active }, caret: lightened };
  return { ...look, colours: { ...look.colours, active, emphasised } };
}
