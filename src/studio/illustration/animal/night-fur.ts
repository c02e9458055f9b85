import type { Brush } from '../brush/brush.ts';
import { fillLitEdge } from '../brush/side-bands.ts';
import { localLight } from '../brush/local-light.ts';
import { lightnessOf, toHex, toned } from '../brush/tints.ts';

type NightFur = {
  /** Lightness (0…1) added to black; lighter colours are lifted less. */
  lift: number;
  /** Chroma factor: posters have no ink between brown and grey, so a lifted brown would turn grey. */
  chroma: number;
  rim: { colour: string; alpha: number };
};

/** Styles in which a dark coat would be as dark as the forest behind it. */
const nights: Partial<Record<Brush['style'], NightFur>> = {
  cinematic: { lift: 0.26, chroma: 1.15, rim: { colour: '#a9d3e6', alpha: 0.62 } },
  retro_poster: { lift: 0.2, chroma: 2, rim: { colour: '#dcc08a', alpha: 1 } },
};

/** Lightness above which a coat stands out from a dark forest. */
const maxLiftedLightness = 0.72;

/** The brush for animals: at night, dark coats are lifted while their order of lightness is kept, and get a moonlit rim. */
export function nightFur(brush: Brush): Brush {
  const night = nights[brush.style];
  // Flat inks keep an object's colour in all light, so a bear on a poster is equally brown by day.
  if (!night || (!brush.light.night && brush.style !== 'retro_poster')) return brush;
  const lifted = (colour: string): string => {
    const hex = toHex(colour);
    const dark = Math.max(0, 1 - lightnessOf(hex) / maxLiftedLightness);
    return dark > 0 ? toned(hex, night.lift * dark, 1 + (night.chroma - 1) * Math.min(1, dark * 2)) : hex;
  };
  return {
    ...brush,
    form: (path, box, look) => {
      // Flat shapes on a coat are fur as well, and fur, unlike a wall, is not tinted by the night: a white paw stays white.
      const material = look.material ?? (look.roundness === 0 ? 'hair' : 'plain');
      brush.form(path, box, { ...look, material, colour: lifted(look.colour) });
      const { context, light, unit } = brush;
      const size = Math.min(box.width, box.height);
      const isCoat = look.material === 'hair' && look.outline !== 0 && look.roundness !== 0;
      if (!light.night || !isCoat || size < 16 * unit || lightnessOf(toHex(look.colour)) > maxLiftedLightness)
        return;
      const placed = localLight(context, light, unit);
      fillLitEdge({ context, path, box, ...placed }, Math.min(size * 0.05, 5 * placed.unit), night.rim);
    },
  };
}
