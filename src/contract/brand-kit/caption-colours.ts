import {
  captionInk,
  captionLooks,
  type CaptionLook,
  type CaptionStyle,
} from '../word-captions/caption-styles.ts';
import {
  chromaOf,
  contrastOf,
  colourDifference,
  legibleOn,
  mixColours,
  saturate,
  textOn,
} from './colour-contrast.ts';

/** The plate and the dark line around letters, which are 94 % opaque, on white: their brightest. */
const ground = '#201b24';
/** More than WCAG asks of text that stands still: captions are small, short and moving. */
const minCaptionContrast = 6;
/** A paler colour is taken for white or grey beside ordinary words, which are white. */
const minWordChroma = 0.33;
/** That of a colour whose tint marks words too. */
const minTintedChroma = 0.66;
/** The share of white in that tint: about as far from white as from a light cyan, the closest case. */
const tintShare = 0.6;
/** A colour with less is seen as grey: it has no hue to strengthen. */
const minHueChroma = 0.04;
/** Two colours that differ less look the same in letters that move (OKLab). */
const minDifference = 0.1;

type WordColours = Pick<CaptionLook['colours'], 'active' | 'emphasised'>;

/**
 * The look of a caption style in a brand's colours. Boxes have the first, and the second where a word is emphasised. As
 * letters, the lighter of the two marks the word that is being said, and a legible tint of the darker one emphasised
 * words: ordinary, spoken and emphasised words never look the same.
 */
export function brandedLook(style: CaptionStyle, [first, second]: readonly [string, string]): CaptionLook {
  const look = captionLooks[style];
  const isFirstLighter = contrastOf(first, ground) >= contrastOf(second, ground);
  const [lighter, darker] = isFirstLighter ? [first, second] : [second, first];
  const marks = wordColours(lighter, darker);
  const { active, emphasised } = marks ?? look.colours;
  if (look.box)
    return {
      ...look,
      colours: { ...look.colours, emphasised },
      box: { ordinary: first, emphasised: second },
      onBox: { ordinary: textOn(first), emphasised: textOn(second) },
    };
  // Its spoken word is marked by the caret alone: the lighter colour is free for emphasis.
  if (look.plate === captionInk)
    return {
      ...look,
      colours: { ...look.colours, emphasised: marks?.active ?? emphasised },
      caret: legible(darker),
    };
  return { ...look, colours: { ...look.colours, active, emphasised } };
}

const legible = (colour: string): string => legibleOn(colour, ground, minCaptionContrast);

/** A brand with a single hue has it for emphasised words, and its tint for the spoken one; null for a brand of greys. */
function wordColours(lighter: string, darker: string): WordColours | null {
  const [active, emphasised] = [lighter, darker].map(markingColour);
  if (active && emphasised && colourDifference(active, emphasised) >= minDifference)
    return { active, emphasised };
  const hue = emphasised ?? active;
  if (!hue) return null;
  const strong = legible(saturate(hue, minTintedChroma));
  return { active: mixColours(strong, '#ffffff', tintShare), emphasised: strong };
}

/** The colour of that hue that is legible and not taken for white; null for a grey. */
function markingColour(colour: string): string | null {
  const shown = legible(colour);
  return chromaOf(shown) < minHueChroma ? null : legible(saturate(shown, minWordChroma));
}
