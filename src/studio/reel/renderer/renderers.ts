import type { Path2D } from '@napi-rs/canvas';
import type { Context } from '../../presenter/paint/shade.ts';
import type { Form } from '../vignettes/forms.ts';
import type { Tone } from '../vignettes/vignette.ts';
import type { Brush, StyleRenderer } from './open-kit.ts';

const lighter = ([ramp, lightness]: Tone, by: number): Tone => [
  ramp,
  Math.min(100, Math.max(0, lightness + by)),
];

/** A gradient over the outline's box, from the light's corner to the opposite one. */
function across({ context, colour }: Brush, form: Form, tones: readonly Tone[], isSteep = false) {
  const gradient = context.createLinearGradient(
    form.x,
    form.y,
    form.x + (isSteep ? 0 : form.width),
    form.y + form.height,
  );
  tones.forEach((tone, index) => gradient.addColorStop(index / (tones.length - 1), colour(tone)));
  return gradient;
}

/** In standard deviations; a blur is invisible further away. */
const blurReach = 3.2;

/** Clips to a shape, because otherwise each blur would cover the whole canvas. */
function clipAround(context: Context, path: Path2D, margin: number): void {
  const [left, top, right, bottom] = path.getBounds();
  context.beginPath();
  context.rect(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin);
  context.clip();
}

function castShadow(
  { context, isStill, palette }: Brush,
  form: Form,
  lift: number,
  alpha: number,
  blur: number,
): void {
  if (lift <= 0) return;
  const scale = Math.hypot(context.getTransform().a, context.getTransform().b);
  context.save();
  context.translate(lift * 0.4, lift);
  context.globalAlpha *= isStill ? alpha : alpha * 0.5;
  if (isStill && blur > 0) {
    const deviation = Math.max(1, blur * lift * scale);
    clipAround(context, form.path, (deviation * blurReach) / scale);
    context.filter = `blur(${deviation}px)`;
  }
  context.fillStyle = palette.shade('main', 8, 0.6);
  context.fill(form.path);
  context.restore();
}

/** Modern: gradients into the second hue, a bright upper edge, soft shadows. */
const glass: StyleRenderer = {
  tone: ([ramp, lightness]) => [ramp, 12 + lightness * 0.86],
  chroma: (ramp) => (ramp === 'plain' ? 2.4 : 1.15),
  light: 1,
  shade: 0.8,
  form: (brush, form, tone, { lift = 0 }) => {
    const { context } = brush;
    castShadow(brush, form, lift, 0.42, 0.8);
    const drift: Tone = tone[0] === 'main' ? ['second', tone[1] - 6] : lighter(tone, -16);
    const isLarge = form.width * form.height > 30_000;
    context.fillStyle = across(brush, form, [lighter(tone, 9), tone, isLarge ? drift : lighter(tone, -10)]);
    context.fill(form.path);
    if (form.width < 30 || form.height < 30) return;
    context.save();
    context.clip(form.path);
    context.strokeStyle = across(brush, form, [['plain', 100], tone, tone], true);
    context.globalAlpha *= 0.4;
    context.lineWidth = 5;
    context.stroke(form.path);
    context.restore();
  },
  stroke: (brush, form, tone, width) => {
    brush.context.strokeStyle = brush.colour(tone);
    brush.context.lineWidth = width;
    brush.context.stroke(form.path);
  },
};

/** Cinematic: dark masses in haze, a warm rim where the key light grazes them. */
const film: StyleRenderer = {
  tone: ([ramp, lightness]) => [ramp, 17 + 66 * (lightness / 100) ** 1.15],
  chroma: (ramp) => (ramp === 'plain' ? 1.6 : ramp === 'spark' ? 0.9 : 0.62),
  light: 1.35,
  shade: 1.5,
  form: (brush, form, tone, { quiet }) => {
    const { context, colour } = brush;
    if (quiet || form.width < 14 || form.height < 14) {
      context.fillStyle = across(brush, form, [lighter(tone, 3), lighter(tone, -6)], true);
      context.fill(form.path);
      return;
    }
    context.fillStyle = colour(['spark', Math.min(96, tone[1] + 30)]);
    context.fill(form.path);
    context.save();
    context.clip(form.path);
    context.translate(3.5, 4);
    context.fillStyle = across(brush, form, [lighter(tone, 6), lighter(tone, -5), lighter(tone, -16)]);
    context.fill(form.path);
    context.restore();
  },
  stroke: (brush, form, tone, width) => {
    brush.context.strokeStyle = brush.colour(tone);
    brush.context.lineWidth = width;
    brush.context.stroke(form.path);
  },
};

/** Minimalist: fine ink on paper; the accent's colour is printed a little out of register. */
const line: StyleRenderer = {
  tone: ([ramp, lightness]) => (ramp === 'spark' ? [ramp, 72] : [ramp, 96.5 - (100 - lightness) * 0.1]),
  chroma: (ramp) => (ramp === 'spark' ? 1 : 0.35),
  light: 0,
  shade: 0.16,
  form: (brush, form, tone, { accent, quiet }) => {
    const { context, palette } = brush;
    context.fillStyle = brush.colour(tone);
    context.fill(form.path);
    if (accent) {
      context.save();
      context.translate(11, 9);
      context.fillStyle = palette.main;
      context.globalAlpha *= 0.92;
      context.fill(form.path);
      context.restore();
    }
    if (quiet) return;
    context.strokeStyle = palette.shade('main', 22, 0.4);
    context.lineWidth = 4;
    context.lineJoin = 'round';
    context.stroke(form.path);
  },
  stroke: (brush, form, tone, width, { accent }) => {
    brush.context.strokeStyle =
      accent || tone[0] === 'spark' ? brush.palette.main : brush.palette.shade('main', 22, 0.4);
    brush.context.lineWidth = Math.min(6, Math.max(3, width * 0.5));
    brush.context.stroke(form.path);
  },
};

/** Units; walls and floors are wider than the square that is always visible. */
const setWidth = 1050;

/** Paper walls and floors are light, and never of the hue of most things in front of them. */
const setTone = ([ramp, lightness]: Tone): Tone =>
  ramp === 'main' ? ['spark', 66 + lightness * 0.3] : [ramp, 72 + lightness * 0.2];

/** Colourful: flat paper, cut out and laid in layers, each with a short hard shadow. */
const paper: StyleRenderer = {
  tone: ([ramp, lightness]) =>
    ramp === 'plain'
      ? [ramp, Math.max(24, lightness)]
      : ramp === 'spark'
        ? ['third', 44 + lightness * 0.48]
        : [ramp, 38 + lightness * 0.56],
  chroma: (ramp) => (ramp === 'plain' ? 1.4 : ramp === 'third' ? 1.2 : 1.7),
  light: 0,
  shade: 0,
  form: (brush, form, tone, { lift = 8, quiet }) => {
    const { context, colour } = brush;
    if (!quiet) castShadow(brush, form, Math.min(16, lift), 0.3, 0.35);
    context.fillStyle = colour(quiet && form.width > setWidth ? setTone(tone) : tone);
    context.fill(form.path);
    if (quiet || form.width < 40 || form.height < 40) return;
    context.save();
    context.clip(form.path);
    context.strokeStyle = colour(lighter(tone, 14));
    context.globalAlpha *= 0.7;
    context.lineWidth = 5;
    context.translate(1, 2.5);
    context.stroke(form.path);
    context.restore();
  },
  stroke: (brush, form, tone, width) => {
    brush.context.strokeStyle = brush.colour(tone);
    brush.context.lineWidth = Math.max(5, width);
    brush.context.stroke(form.path);
  },
};

/** Corporate: flat shapes in two values, lit from the left, with sharp edges. */
const flat: StyleRenderer = {
  tone: ([ramp, lightness]) => [ramp, 24 + lightness * 0.74],
  chroma: (ramp) => (ramp === 'plain' ? 2 : ramp === 'spark' ? 0.9 : ramp === 'second' ? 0.4 : 0.72),
  light: 0.5,
  shade: 0.55,
  form: (brush, form, tone, { quiet, lift = 0 }) => {
    const { context, colour } = brush;
    castShadow(brush, form, Math.min(14, lift), 0.16, 0);
    context.fillStyle = colour(tone);
    context.fill(form.path);
    if (quiet || form.width < 60 || form.height < 60) return;
    context.save();
    context.clip(form.path);
    context.fillStyle = colour(lighter(tone, -7));
    context.beginPath();
    context.moveTo(form.x + form.width * 0.62, form.y - 9);
    context.lineTo(form.x + form.width + 9, form.y - 9);
    context.lineTo(form.x + form.width + 9, form.y + form.height + 9);
    context.lineTo(form.x + form.width * 0.38, form.y + form.height + 9);
    context.fill();
    context.restore();
  },
  stroke: (brush, form, tone, width) => {
    brush.context.strokeStyle = brush.colour(tone);
    brush.context.lineWidth = width;
    brush.context.stroke(form.path);
  },
};

export const renderers = {
  modern: glass,
  cinematic: film,
  minimalist: line,
  colorful: paper,
  corporate: flat,
};
