import { Path2D } from '@napi-rs/canvas';
import type { AnimalFigure } from '../../animal/animal-figure.ts';
import { drawAnimal } from '../../animal/draw-animal.ts';
import { measureAnimal } from '../../animal/measure-animal.ts';
import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import { drawBust } from '../../person/draw-bust.ts';
import { drawFigure, type FigureState } from '../../person/draw-figure.ts';
import type { Figure } from '../../person/figure.ts';
import { footContacts } from '../../person/foot-contacts.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { drawFurniture } from '../../world/draw-furniture.ts';
import { drawPartnerObject, isPartnerObject } from '../../world/props/partner-objects.ts';
import { drawProduct } from '../../world/products/draw-product.ts';
import type { CastMember, Support } from '../frame-plan.ts';
import { drawArtwork } from '../../world/artwork/draw-artwork.ts';
import { heldThing } from '../things/held.ts';
import { isMount, mounts } from '../things/mounts.ts';

/** Draws the shadows on the ground of a person or animal and of the person's furniture. */
export function drawMemberShadow(brush: Brush, member: CastMember, state: FigureState = {}): void {
  if (member.kind === 'animal') animalShadow(brush, member.animal);
  if (member.kind !== 'figure') return;
  const isInBed = [...member.behind, ...member.before].some(({ kind }) => kind === 'bed');
  // The bed has a shadow of its own.
  if (member.groundY === undefined && !isInBed) standShadow(brush, member.figure, state);
  const nothing = () => undefined;
  const shadowsOnly: Brush = { ...brush, form: nothing, line: nothing, glow: nothing };
  for (const support of [...member.behind, ...member.before]) drawSupport(shadowsOnly, support);
}

/** Draws a person or animal with the held thing and the furniture, without shadows. */
export function drawMember(painter: Brush, member: CastMember, state: FigureState = {}): void {
  const brush: Brush = { ...painter, shadow: () => undefined };
  if (member.kind === 'animal') {
    drawAnimal(brush, member.animal, state);
    return;
  }
  const umbrella = member.holds?.kind === 'umbrella' ? member.holds : null;
  const holds = member.holds && !umbrella && { holds: heldThing(member.holds) };
  if (member.kind === 'bust') {
    drawBust(brush, { ...member.bust, ...holds }, state);
    return;
  }
  const { figure, behind, before } = member;
  for (const support of behind) drawSupport(brush, support);
  // Behind the head: in front of it, the umbrella would hide the face.
  if (umbrella) drawProduct(brush, { ...umbrella, kind: 'umbrella' }, umbrellaBox(figure, state));
  drawFigure(brush, { ...figure, ...holds }, state);
  for (const support of before) drawSupport(brush, support);
}

/** Furniture is drawn facing right and mirrored if needed. */
export function drawSupport(brush: Brush, { kind, facing, box, on }: Support): void {
  const { context } = brush;
  const middle = box.x + box.width / 2;
  context.save();
  context.translate(middle, 0);
  context.scale(facing, 1);
  context.translate(-middle, 0);
  if (kind === 'bicycle' || kind === 'scooter') drawProduct(brush, { kind, colour: null, name: '' }, box);
  else if (isMount(kind)) {
    mountShadow(brush, box);
    drawArtwork(brush, mounts[kind].artwork, box);
  } else if (isPartnerObject(kind)) drawPartnerObject(brush, kind, box);
  else drawFurniture(brush, kind, box);
  context.restore();
  if (on) heldThing(on.thing).paint(brush, on.box, facing);
}

function mountShadow(brush: Brush, { x, y, width, height }: Box): void {
  const shadow = new Path2D();
  shadow.ellipse(x + width / 2, y + height, width * 0.46, width * 0.035, 0, 0, Math.PI * 2);
  brush.shadow(shadow, { softness: width * 0.02, strength: 0.42 });
}

function umbrellaBox(figure: Omit<Figure, 'holds'>, { stride }: FigureState): Box {
  const { hand, head } = measureFigure(figure, stride === undefined ? {} : { stride });
  const top = head.y - figure.height * 0.17;
  const size = hand.y + figure.height * 0.04 - top;
  return { x: hand.x - size * 0.55, y: top, width: size * 1.1, height: size };
}

/** Feet apart have a shadow each; a single one between them would make a walker hover. */
function standShadow(brush: Brush, figure: Omit<Figure, 'holds'>, { stride }: FigureState): void {
  const { x, y, height } = figure;
  const contacts = footContacts(figure, stride === undefined ? {} : { stride });
  if (contacts.length === 0) {
    const shadow = new Path2D();
    const half = height * (figure.action === 'lie' ? 0.46 : 0.15);
    shadow.ellipse(x - brush.light.x * height * 0.04, y, half, height * 0.022, 0, 0, Math.PI * 2);
    brush.shadow(shadow, { softness: height * 0.02, strength: 0.42 });
    return;
  }
  for (const { x: middle, y: ground, half, lift } of contacts) {
    const shadow = new Path2D();
    const wide = half + height * 0.022;
    shadow.ellipse(middle - brush.light.x * height * 0.012, ground, wide, height * 0.013, 0, 0, Math.PI * 2);
    brush.shadow(shadow, { softness: height * 0.012, strength: 0.5 / (1 + lift / (height * 0.05)) });
  }
}

function animalShadow(brush: Brush, animal: AnimalFigure): void {
  const { box } = measureAnimal(animal);
  const shadow = new Path2D();
  const half = box.width * 0.4;
  const middle = box.x + box.width / 2 - brush.light.x * half * 0.12;
  shadow.ellipse(middle, animal.y, half, Math.min(half * 0.2, box.height * 0.06), 0, 0, Math.PI * 2);
  brush.shadow(shadow, { softness: half * 0.1, strength: 0.42 });
}
