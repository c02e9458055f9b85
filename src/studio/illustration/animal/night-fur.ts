import type { Brush } from '../brush/brush.ts';
import { fillLitEdge } from '../brush/side-bands.ts';
import { localLight } from '../brush/local-light.ts';
import { lightnessOf, toHex, toned } from '../brush/tints.ts';

type NightFur = {
  /** Lightness (0…1) added to black; what is lighter is lifted less. */
  lift: number;
  /** Factor of the chroma: a poster has no ink between brown and grey, so a lifted brown would turn grey. */
  chroma: number;
  rim: { colour: string; alpha: number };
};

/** Styles in which a dark coat would be as dark as the wood behind it. */
const nights: Partial<Record<Brush['style'], NightFur>> = {
  cinematic: { lift: 0.26, chroma: 1.15, rim: { colour: '#a9d3e6', alpha: 0.62 } },
  retro_poster: { lift: 0.2, chroma: 2, rim: { colour: '#dcc08a', alpha: 1 } },
};

/** Above this lightness a coat stands out from a dark wood by itself. */
const lightEnough = 0.72;

/** The brush for animals: at night, dark coats are lifted in their order of lightness, and the moon draws their edge. */
export function nightFur(brush: Brush): Brush {
  const night = nights[brush.style];
  // Flat inks keep a thing's colour in every light, so a poster's bear is as brown by day.
  if (!night || (!brush.light.night && brush.style !== 'retro_poster')) return brush;
  const lifted = (colour: string): string => {
    const hex = toHex(colour);
    const dark = Math.max(0, 1 - lightnessOf(hex) / lightEnough);
    return dark > 0 ? toned(hex, night.lift * dark, 1 + (night.chroma - 1) * Math.min(1, dark * 2)) : hex;
  };
  return {
    ...brush,
    form: (path, box, look) => {
      // What is flat on a coat is fur as well: a wall takes on the colour of the night, a white paw does not.
      const material = look.material ?? (look.roundness === 0 ? 'hair' : 'plain');
      brush.form(path, box, { ...look, material, colour: lifted(look.colour) });
      const { context, light, unit } = brush;
      const size = Math.min(box.width, box.height);
      const isCoat = look.material === 'hair' && look.outline !== 0 && look.roundness !== 0;
      if (!light.night || !isCoat || size < 16 * unit || lightnessOf(toHex(look.colour)) > lightEnough)
        return;
      const placed = localLight(context, light, unit);
      fillLitEdge({ context, path, box, ...placed }, Math.min(size * 0.05, 5 * placed.unit), night.rim);
    },
  };
}
