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
} from '../colour-contrast.ts';

/** The brightest color of the plate and the contour behind letters: they are 94 % opaque, here on white. */
const ground = '#201b24';
/** More than the 4.5 that WCAG requires of still text, because captions are shown briefly and move. */
const minCaptionContrast = 6;
/** A paler color looks white or grey beside ordinary words, which are white. */
const minWordChroma = 0.33;
/** The minimum chroma of a color whose tint marks words too. */
const minTintedChroma = 0.66;
/** The share of white in the tint: about as far from white as from the color itself in the closest case, a light cyan. */
const tintShare = 0.6;
/** A color with less chroma looks grey: it has no hue to strengthen. */
const minHueChroma = 0.04;
/** Two colours that differ less look the same in letters that move (OKLab). */
const minDifference = 0.1;

type WordColours = Pick<CaptionLook['colours'], 'active' | 'emphasised'>;

/**
 * The look of a caption style in a brand's colors. Boxes have the first color, or the second if their word is emphasized.
 * For letters, the lighter color marks the spoken word, and a legible tint of the darker one marks emphasized words.
 * Ordinary, spoken and emphasized words never look the same.
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
  // Typewriter marks the spoken word with its caret alone, so the lighter color can mark emphasis.
  if (look.plate === captionInk)
    return {
      ...look,
      colours: { ...look.colours, emphasised: marks?.active ?? emphasised },
      caret: legible(darker),
    };
  return { ...look, colours: { ...look.colours, active, emphasised } };
}

const legible = (colour: string): string => legibleOn(colour, ground, minCaptionContrast);

/**
 * The colors that mark words. A brand with a single hue uses it for emphasized words and a tint of it for the spoken one;
 * null for a brand of greys.
 */
function wordColours(lighter: string, darker: string): WordColours | null {
  const [active, emphasised] = [lighter, darker].map(markingColour);
  if (active && emphasised && colourDifference(active, emphasised) >= minDifference)
    return { active, emphasised };
  const hue = emphasised ?? active;
  if (!hue) return null;
  const strong = legible(saturate(hue, minTintedChroma));
  return { active: mixColours(strong, '#ffffff', tintShare), emphasised: strong };
}

/** A color of the same hue that is legible and does not look white; null for a grey. */
function markingColour(colour: string): string | null {
  const shown = legible(colour);
  return chromaOf(shown) < minHueChroma ? null : legible(saturate(shown, minWordChroma));
}
