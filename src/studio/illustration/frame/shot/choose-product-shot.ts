import type { Shot } from '../../../story/story.ts';
import { giveRoles } from '../casting.ts';
import type { Stage } from '../stage.ts';
import { hasTables } from '../things/furniture-of-place.ts';
import { findMount } from '../things/mounts.ts';
import { standsOnFloor } from '../things/place-floor-product.ts';
import { isLargeProduct, largeThingMetres } from './large-things.ts';
import { mustBeSeen, needsLegs } from './shot-poses.ts';

/** "With a brush", "using her key": the product is what the person works with. */
const workingWith = /\b(?:with|using) (?:an?|the|his|her|my|their)\b/iu;

/** Larger casts hide a product on a table behind them. */
const maxCastOfProduct = 2;

/** The shot for a scene that features its first product and has at least one person or animal. */
export function chooseProductShot(stage: Stage): Shot {
  const { order, persons, animals, products } = stage;
  const { narration } = order.scene;
  const { roles, things } = giveRoles(stage);
  const lead = roles[0];
  // A vehicle or a mount is larger than any product.
  if (lead && findMount(lead.action, narration)) return 'wide';
  if (things.some(({ look }) => look.hold === 'none' && look.metres > largeThingMetres)) return 'wide';
  const isSmallCast = persons.length + animals.length <= maxCastOfProduct;
  if (lead && isSmallCast) {
    const isTool = lead.holds && lead.action === 'hold-out' && workingWith.test(narration);
    if (lead.holds?.look || isTool || mustBeSeen.has(lead.action))
      return needsLegs.has(lead.action) ? 'wide' : 'medium';
  }
  if (!hasTables(order.scene)) return withoutTable(stage);
  const isMixed = persons.length > 0 && animals.length > 0;
  if (!isMixed && isSmallCast && !standsOnFloor(products[0]!)) return 'product';
  return isLargeProduct(products[0]!) || products[0]!.look?.stand === 'floor' ? 'wide' : 'medium';
}

/** Where nothing can stand on a table, the product is in a hand or on the ground; only the ground needs a wide shot. */
function withoutTable(stage: Stage): Shot {
  const { roles, things } = giveRoles(stage);
  const lead = roles[0];
  const isHeld = roles.some(({ holds, onTable }) => holds ?? onTable) && things.length === 0;
  return lead && isHeld && !needsLegs.has(lead.action) ? 'medium' : 'wide';
}
