import type { CanvasGradient } from '@napi-rs/canvas';
import type { FormStroke } from './manner.ts';
import { mixed } from './tints.ts';

/** A gradient from the lit to the dark side of a shape's box; radial around the highlight for a ball. */
export function acrossLight(
  { context, box, towards, roundness }: FormStroke,
  colours: readonly string[],
): CanvasGradient {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const reach = (Math.abs(towards.x) * box.width + Math.abs(towards.y) * box.height) / 2;
  const gradient =
    roundness > 0.7
      ? context.createRadialGradient(
          x + towards.x * box.width * 0.22,
          y + towards.y * box.height * 0.22,
          0,
          x,
          y,
          Math.max(box.width, box.height) * 0.62,
        )
      : context.createLinearGradient(
          x + towards.x * reach,
          y + towards.y * reach,
          x - towards.x * reach,
          y - towards.y * reach,
        );
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour));
  return gradient;
}

/** The fill of a flat shape: from `colour` down to `fade`, or else across the light; `paint` is the style's colour. */
export function flatFill(
  stroke: FormStroke,
  paint: (colour: string) => string,
  across: (painted: string) => readonly string[],
): CanvasGradient {
  const { context, box, colour, fade } = stroke;
  if (fade === null) return acrossLight(stroke, across(paint(colour)));
  const gradient = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  for (let step = 0; step <= 4; step += 1)
    gradient.addColorStop(step / 4, paint(mixed(colour, fade, step / 4)));
  return gradient;
}
