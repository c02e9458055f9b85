import { mixColours, withAlpha } from '../paint/colour.ts';
import { between, seededRandom } from '../paint/seeded-random.ts';
import { glow, type Context } from '../paint/shade.ts';

/** Iris and pupil, without catchlights, which follow the light instead of the gaze. */
export function paintIris(context: Context, radius: number, colour: string, lightColour: string): void {
  const ring = mixColours(colour, '#120a08', 0.62);
  const fill = context.createLinearGradient(0, -radius, 0, radius);
  fill.addColorStop(0, mixColours(colour, '#120a08', 0.5));
  fill.addColorStop(0.5, colour);
  fill.addColorStop(1, lightColour);
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.fill();
  const random = seededRandom(77);
  context.lineWidth = 0.7;
  for (let index = 0; index < 46; index += 1) {
    const angle = (index / 46) * Math.PI * 2 + random() * 0.1;
    const reach = between(random, 0.66, 0.95) * radius;
    context.strokeStyle = withAlpha(random() < 0.5 ? lightColour : ring, between(random, 0.15, 0.45));
    context.beginPath();
    context.moveTo(Math.cos(angle) * radius * 0.4, Math.sin(angle) * radius * 0.4);
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    context.stroke();
  }
  const edge = context.createRadialGradient(0, 0, radius * 0.62, 0, 0, radius);
  edge.addColorStop(0, withAlpha(ring, 0));
  edge.addColorStop(1, withAlpha(ring, 0.95));
  context.fillStyle = edge;
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.fill();
  glow(context, 0, radius * 0.55, radius * 0.7, radius * 0.42, lightColour, 0.65, 'screen');
  context.fillStyle = '#0e0807';
  context.beginPath();
  context.arc(0, 0, radius * 0.43, 0, 7);
  context.fill();
}
