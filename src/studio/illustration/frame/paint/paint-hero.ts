import { Path2D } from '@napi-rs/canvas';
import type { Setting } from '../../../story/story.ts';
import type { Brush } from '../../brush/brush.ts';
import type { FramePlan } from '../frame-plan.ts';
import { heldThing } from '../things/held.ts';

type Surface = { colour: string; fade: string; material: 'wood' | 'stone' | 'plain' };
const wood: Surface = { colour: '#c19a6b', fade: '#8a6440', material: 'wood' };
const stone: Surface = { colour: '#d8d5cf', fade: '#a7a39b', material: 'stone' };
const plain: Surface = { colour: '#e6dfd5', fade: '#bfb5a8', material: 'plain' };
const rock: Surface = { colour: '#a39a8c', fade: '#6d665c', material: 'stone' };
const surfaces: Partial<Record<Setting, Surface>> = {
  bathroom: stone,
  kitchen: stone,
  hospital: plain,
  studio: plain,
  shop: plain,
  supermarket: plain,
  forest: wood,
  mountains: rock,
  beach: rock,
  lobby: stone,
  street: rock,
};

/** Paints the edge of a table, the light behind the thing, the thing, and its shadow and reflection. */
export function paintHero(brush: Brush, plan: FramePlan, hero: NonNullable<FramePlan['hero']>): void {
  const { width, unit, light } = plan;
  const { surfaceY, box, product } = hero;
  const middle = box.x + box.width / 2;
  const foot = box.y + box.height;
  brush.glow(middle, box.y + box.height * 0.45, width * 0.52, light.night ? '#ffd9a8' : '#fff6e6', 0.5);
  if (surfaceY !== null) paintSurface(brush, plan, surfaceY);
  const cast = new Path2D();
  cast.ellipse(
    middle - light.x * box.width * 0.12,
    foot - box.height * 0.012,
    box.width * 0.46,
    box.height * 0.04,
    0,
    0,
    Math.PI * 2,
  );
  brush.shadow(cast, { softness: 16 * unit, strength: 0.5 });
  heldThing(product).paint(brush, box, 1);
}

function paintSurface(brush: Brush, { width, height, unit, place }: FramePlan, surfaceY: number): void {
  const { colour, fade, material } = surfaces[place.setting] ?? wood;
  const top = new Path2D();
  top.rect(-2, surfaceY, width + 4, height - surfaceY + 2);
  brush.form(
    top,
    { x: -2, y: surfaceY, width: width + 4, height: height - surfaceY },
    { colour, fade, roundness: 0, material },
  );
  const edge = new Path2D();
  edge.moveTo(0, surfaceY);
  edge.lineTo(width, surfaceY);
  brush.line(edge, { colour: fade, width: 2 * unit, alpha: 0.5 });
}
