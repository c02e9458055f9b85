import type { Context } from '../../presenter/paint/shade.ts';
import type { Palette } from '../colour/palette.ts';
import type { Form } from '../vignettes/forms.ts';
import type { FormLook, Kit, Ramp, Tone } from '../vignettes/vignette.ts';

export type Stage = { left: number; top: number; right: number; bottom: number };

/** How one style draws a shape, a line and light. `isStill` means that the picture is painted once, so blur is affordable. */
export type StyleRenderer = {
  tone: (tone: Tone) => Tone;
  chroma: (ramp: Ramp) => number;
  form: (brush: Brush, form: Form, tone: Tone, look: FormLook) => void;
  stroke: (brush: Brush, form: Form, tone: Tone, width: number, look: FormLook) => void;
  /** Strength of pools of light and of shadows, 1 = as drawn. */
  light: number;
  shade: number;
};
export type Brush = {
  context: Context;
  isStill: boolean;
  palette: Palette;
  colour: (tone: Tone) => string;
};

export function openKit(order: {
  context: Context;
  stage: Stage;
  palette: Palette;
  renderer: StyleRenderer;
  isStill: boolean;
}): Kit {
  const { context, stage, palette, renderer, isStill } = order;
  const colour = ([ramp, lightness]: Tone): string => {
    const [mappedRamp, mapped] = renderer.tone([ramp, lightness]);
    return palette.shade(mappedRamp, mapped, renderer.chroma(mappedRamp));
  };
  const brush: Brush = { context, isStill, palette, colour };
  const pool = (
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    stops: readonly [number, string][],
  ) => {
    context.save();
    context.translate(x, y);
    context.scale(1, radiusY / radiusX);
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radiusX);
    for (const [at, fill] of stops) gradient.addColorStop(at, fill);
    context.fillStyle = gradient;
    context.fillRect(-radiusX, -radiusX, radiusX * 2, radiusX * 2);
    context.restore();
  };
  const faded = (hex: string, alpha: number) =>
    hex +
    Math.round(Math.min(1, Math.max(0, alpha)) * 255)
      .toString(16)
      .padStart(2, '0');
  return {
    context,
    ...stage,
    colour,
    form: (form, tone, look = {}) => {
      if (look.alpha === undefined) return renderer.form(brush, form, tone, look);
      context.save();
      context.globalAlpha *= look.alpha;
      renderer.form(brush, form, tone, look);
      context.restore();
    },
    stroke: (form, tone, width, look = {}) => {
      context.save();
      context.globalAlpha *= look.alpha ?? 1;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      renderer.stroke(brush, form, tone, width, look);
      context.restore();
    },
    light: (x, y, radiusX, radiusY, tone, alpha) => {
      const strength = alpha * renderer.light;
      if (strength <= 0) return;
      const hex = colour(tone);
      pool(x, y, radiusX, radiusY, [
        [0, faded(hex, strength)],
        [0.4, faded(hex, strength * 0.6)],
        [1, faded(hex, 0)],
      ]);
    },
    shade: (x, y, radiusX, radiusY, alpha = 0.4) => {
      const strength = alpha * renderer.shade;
      if (strength <= 0) return;
      const hex = palette.shade('main', 6, 0.5);
      pool(x, y, radiusX, radiusY, [
        [0, faded(hex, strength)],
        [0.5, faded(hex, strength * 0.5)],
        [1, faded(hex, 0)],
      ]);
    },
    place: (x, y, { scale = 1, rotation = 0, alpha = 1 }, draw) => {
      context.save();
      context.translate(x, y);
      context.rotate(rotation);
      context.scale(scale, scale);
      context.globalAlpha *= alpha;
      draw();
      context.restore();
    },
  };
}
