import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Light } from '../../brush/brush.ts';
import type { StoryStyle } from '../../styles/styles.ts';
import type { CastMember, FramePlan } from '../frame-plan.ts';

/** The shadow of a person in each style; `blur` in units. */
const shadows: Record<StoryStyle, { colour: string; alpha: number; blur: number }> = {
  realistic_image: { colour: '#2a2433', alpha: 0.4, blur: 7 },
  cinematic: { colour: '#081820', alpha: 0.5, blur: 6 },
  watercolour: { colour: '#5a5f8f', alpha: 0.34, blur: 1.5 },
  comic: { colour: '#241c3a', alpha: 0.42, blur: 0 },
  cel: { colour: '#38305e', alpha: 0.36, blur: 0 },
  noir: { colour: '#000000', alpha: 0.72, blur: 1.5 },
  clay: { colour: '#33222a', alpha: 0.4, blur: 10 },
  pencil: { colour: '#17171b', alpha: 0.62, blur: 1.5 },
  retro_poster: { colour: '#2a2230', alpha: 0.45, blur: 0 },
};

/** Share of the figure's height that its shadow on the floor has. */
const flatness = 0.13;

/** For the film, striding bodies are painted in phases and only below the neck: they have no complete silhouette. */
const strides: ReadonlySet<string> = new Set(['walk', 'run', 'jump', 'sleep', 'lie']);

/** Pixels that a shadow falls sideways, away from the light, for each pixel of height. */
export const shadowReach = ({ x, y }: Pick<Light, 'x' | 'y'>): number =>
  -Math.sign(x || 1) * Math.min(0.95, Math.max(0.3, Math.abs(x / Math.min(-0.2, y)) * 0.62));

/** A shadow is barely visible under a dull sky and at night. */
const clarity = ({ strength, night }: Light, isIndoor: boolean): number =>
  (night ? 0.55 : Math.min(1, Math.max(0, (strength - 0.42) * 2.4))) * (isIndoor ? 0.8 : 1);

/**
 * The shadow of a standing or sitting figure: its silhouette on the ground, away from the light, fading with the distance
 * from its feet. Painted at half size, as it has no sharp edges.
 */
export function castShadow(plan: FramePlan, member: CastMember, figure: Canvas): Canvas | null {
  if (member.kind === 'bust') return null;
  const { x, y, height } = member.kind === 'figure' ? member.figure : member.animal;
  const action = member.kind === 'figure' ? member.figure.action : member.animal.posture;
  const strength = clarity(plan.light, plan.place.isIndoor);
  if (strides.has(action) || strength < 0.1 || member.groundY !== undefined || plan.water) return null;
  const { colour, alpha, blur } = shadows[plan.style];
  const reach = shadowReach(plan.light);
  const scale = 0.5;
  const canvas = createCanvas(Math.ceil(plan.width * scale), Math.ceil(plan.height * scale));
  const context = canvas.getContext('2d');
  if (blur * plan.unit * scale > 0.4) context.filter = `blur(${blur * plan.unit * scale}px)`;
  // (px, py) falls at x = px + reach × (y − py), y − flatness × (y − py).
  context.setTransform(
    scale,
    0,
    -reach * scale,
    flatness * scale,
    reach * y * scale,
    (1 - flatness) * y * scale,
  );
  context.drawImage(figure, 0, 0);
  context.filter = 'none';
  context.resetTransform();
  context.globalCompositeOperation = 'source-in';
  const far = height * reach;
  const fade = context.createLinearGradient(x * scale, 0, (x + far) * scale, 0);
  const hex = (share: number) =>
    `${colour}${Math.round(255 * share * alpha * strength)
      .toString(16)
      .padStart(2, '0')}`;
  fade.addColorStop(0, hex(1));
  fade.addColorStop(0.45, hex(0.6));
  fade.addColorStop(1, hex(0.12));
  context.fillStyle = fade;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (plan.style === 'pencil') combOut(canvas, plan.unit * scale);
  return canvas;
}

/** Turns a tone into strokes: a pencil shades with lines only. */
function combOut(canvas: Canvas, unit: number): void {
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = 2.6 * unit;
  context.beginPath();
  for (let x = -canvas.height; x < canvas.width; x += 6 * unit) {
    context.moveTo(x, canvas.height);
    context.lineTo(x + canvas.height * 1.2, 0);
  }
  context.stroke();
}
