import type { Shot } from '../../../story/story.ts';
import { giveRoles, type Role } from '../casting.ts';
import { isFlooded } from '../paint/water.ts';
import type { Stage } from '../stage.ts';
import { hasTables } from '../things/furniture-of-place.ts';
import { findMount } from '../things/mounts.ts';
import type { SceneThing } from '../things/shown-things.ts';
import { chooseProductShot } from './choose-product-shot.ts';
import { isLargeProduct, largeThingMetres } from './large-things.ts';
import { handsOver, liesDown, mustBeSeen, needsHands, needsLegs } from './shot-poses.ts';

/**
 * Returns a shot that can be drawn and shows everyone who acts: a product shot needs a product, a close-up needs a person
 * or an animal, and actions of hands or legs need more than a face, unless a person speaks.
 */
export function chooseShot(stage: Stage): Shot {
  const { order, persons, animals, products } = stage;
  const { shot, narration } = order.scene;
  const isOfProduct = shot === 'product' || shot === 'detail';
  if (stage.inArms) return shot === 'wide' || persons.length > 2 ? 'wide' : 'medium';
  if (persons.length + animals.length === 0) {
    if (products.length === 0) return chooseThingShot(giveRoles(stage).things);
    return isOfProduct ? shot : 'product';
  }
  if (isFlooded(narration)) return 'wide';
  if (!isOfProduct) return choosePeopleShot(stage);
  return products.length > 0 ? chooseProductShot(stage) : choosePeopleShot(withShot(stage, 'close-up'));
}

/** The shot for a scene of people or animals. */
function choosePeopleShot(stage: Stage): Shot {
  const { order, persons, animals, products } = stage;
  const { shot, quotations, action } = order.scene;
  const { roles, things } = giveRoles(stage);
  const pose = roles[0]?.action ?? 'stand';
  if (needsGround(stage, roles, things)) return 'wide';
  // From the side and no closer, so that both people and the thing between them are visible.
  const isHandover = handsOver.has(pose) && roles[0]?.holds && persons.length === 2 && animals.length === 0;
  if (isHandover) return 'medium';
  if (shot === 'wide' || action === 'sleep' || action === 'run' || needsLegs.has(pose)) return 'wide';
  if (shot === 'medium') return products.some(isLargeProduct) ? 'wide' : 'medium';
  const namesThing = things.length > 0 || roles.some(({ holds }) => holds?.look);
  const speaks = quotations.some(({ characterId }) => characterId !== null);
  if ((needsHands.has(pose) || namesThing) && (!speaks || mustBeSeen.has(pose))) return 'medium';
  const isMixed = persons.length > 0 && animals.length > 0;
  if (persons.length > 2 || isMixed || animals.length > 1) return 'medium';
  return shot === 'over-the-shoulder' && persons.length < 2 ? 'medium' : shot;
}

/** Whether the picture is incomplete without the ground on which people lie, ride or things stand. */
function needsGround({ order }: Stage, roles: readonly Role[], things: readonly SceneThing[]): boolean {
  const { scene } = order;
  const lead = roles[0];
  return (
    things.some(({ look }) => look.stand !== 'table') ||
    (things.length > 0 && !hasTables(scene)) ||
    (lead !== undefined && Boolean(findMount(lead.action, scene.narration))) ||
    roles.some(({ action }) => liesDown.has(action))
  );
}

/** A single thing fills the picture, unless it is as large as a boat. */
const chooseThingShot = ([first]: readonly SceneThing[]): Shot =>
  first && first.look.stand !== 'water' && first.look.metres < largeThingMetres ? 'product' : 'wide';

const withShot = (stage: Stage, shot: Shot): Stage => ({
  ...stage,
  order: { ...stage.order, scene: { ...stage.order.scene, shot } },
});
