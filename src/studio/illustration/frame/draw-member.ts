import { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../brush/brush.ts';
import type { Box } from '../brush/manner.ts';
import { drawBust } from '../person/draw-bust.ts';
import { drawFigure, type FigureState } from '../person/draw-figure.ts';
import type { Figure } from '../person/figure.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { drawFurniture } from '../world/draw-furniture.ts';
import { drawProduct } from '../world/products/draw-product.ts';
import type { CastMember, Support } from './frame-plan.ts';
import { heldThing } from './held.ts';

/** A person with its shadow, what it holds, and the furniture that it sits on or at. */
export function drawMember(brush: Brush, member: CastMember, state: FigureState = {}): void {
  const umbrella = member.holds?.kind === 'umbrella' ? member.holds : null;
  const holds = member.holds && !umbrella && { holds: heldThing(member.holds) };
  if (member.kind === 'bust') {
    drawBust(brush, { ...member.bust, ...holds }, state);
    return;
  }
  const { figure, behind, before } = member;
  standShadow(brush, figure);
  for (const support of behind) drawSupport(brush, support);
  // Held up behind the head: before it, it would hide the face.
  if (umbrella) drawProduct(brush, umbrella, umbrellaBox(figure));
  drawFigure(brush, { ...figure, ...holds }, state);
  for (const support of before) drawSupport(brush, support);
}

/** Furniture looks to the right by itself. */
export function drawSupport(brush: Brush, { kind, facing, box }: Support): void {
  const { context } = brush;
  const middle = box.x + box.width / 2;
  context.save();
  context.translate(middle, 0);
  context.scale(facing, 1);
  context.translate(-middle, 0);
  drawFurniture(brush, kind, box);
  context.restore();
}

function umbrellaBox(figure: Omit<Figure, 'holds'>): Box {
  const { hand, head } = measureFigure(figure);
  const top = head.y - figure.height * 0.17;
  const size = hand.y + figure.height * 0.04 - top;
  return { x: hand.x - size * 0.55, y: top, width: size * 1.1, height: size };
}

function standShadow(brush: Brush, { x, y, height }: { x: number; y: number; height: number }): void {
  const shadow = new Path2D();
  shadow.ellipse(x - brush.light.x * height * 0.04, y, height * 0.15, height * 0.022, 0, 0, Math.PI * 2);
  brush.shadow(shadow, { softness: height * 0.02, strength: 0.42 });
}
