import type { Shot } from '../../story/story.ts';
import type { PoseName } from '../person/poses/find-pose.ts';
import { giveRoles } from './casting.ts';
import type { SceneThing } from './things/shown-things.ts';
import { standsOnFloor } from './things/place-floor-product.ts';
import { findProduct } from '../world/products/products.ts';
import { hasTables } from './things/furniture-of-place.ts';
import { findMount } from './things/mounts.ts';
import type { Stage } from './stage.ts';
import { isFlooded } from './paint/water.ts';

/** Poses that a shot of head and shoulders does not show; `needsLegs` are those that need the whole body. */
const needsHands: ReadonlySet<PoseName> = new Set<PoseName>([
  ...([
    'give',
    'pay',
    'receive',
    'show',
    'serve',
    'pour',
    'cook',
    'wipe',
    'sew',
    'pack',
    'open',
    'write',
    'type',
    'paint',
  ] as const),
  ...([
    'teach',
    'present',
    'examine',
    'measure',
    'photograph',
    'comfort',
    'shake-hands',
    'knock',
    'clap',
    'raise-hand',
    'wash-hair',
    'knead',
    'light',
    'cut',
    'argue',
  ] as const),
  ...([
    'play-guitar',
    'play-violin',
    'play-wind',
    'play-drum',
    'play-piano',
    'play-cards',
    'brush',
    'fish',
  ] as const),
  ...([
    'cheer',
    'water',
    'repair',
    'catch',
    'search',
    'eat',
    'drink',
    'read',
    'yawn',
    'wave',
    'point',
    'hug',
    'carry',
    'sit-at-desk',
    'work',
    'wake',
    'phone',
  ] as const),
]);
const needsLegs: ReadonlySet<PoseName> = new Set<PoseName>([
  ...([
    'sleep',
    'lie',
    'sit-on-ground',
    // A hand in the air would be cut by the frame's edge.
    'wave',
    'run',
    'kneel',
    'crouch',
    'dig',
    'shovel',
    'sweep',
    'push',
    'pull',
    'lift',
    'throw',
    'climb',
  ] as const),
  ...(['climb-stairs', 'push-swing', 'shoot', 'dribble', 'kick', 'finish', 'pet'] as const),
  ...(['jump', 'dance', 'ride', 'hold-hands', 'held-by-hand'] as const),
  ...([
    'carry-person',
    'on-lap',
    'swim',
    'surf',
    'ski',
    'row',
    'ride-horse',
    'feed',
    'fall',
    'repair',
  ] as const),
]);

/** Work of the hands that must be visible, also beside a product or while a person speaks. */
const atWork: ReadonlySet<PoseName> = new Set<PoseName>([
  ...([
    'eat',
    'cook',
    'pour',
    'wipe',
    'sew',
    'write',
    'paint',
    'repair',
    'water',
    'dig',
    'sweep',
    'photograph',
  ] as const),
  ...([
    'knock',
    'wash-hair',
    'knead',
    'light',
    'cut',
    'shoot',
    'dribble',
    'kick',
    'finish',
    'raise-hand',
  ] as const),
  ...([
    'measure',
    'pack',
    'open',
    'read',
    'drink',
    'yawn',
    'shovel',
    'drive',
    'climb',
    'jump',
    'dance',
  ] as const),
  ...(['lie', 'kneel', 'wave', 'point', 'hug'] as const),
  ...([
    'play-guitar',
    'play-violin',
    'play-wind',
    'play-drum',
    'play-piano',
    'play-cards',
    'brush',
    'fish',
  ] as const),
  ...(['carry-person', 'on-lap', 'swim', 'surf', 'ski', 'row', 'ride-horse', 'feed', 'fall'] as const),
]);

/**
 * Returns a shot that can be drawn and shows everyone who acts: a product shot needs a product, a close-up needs a person
 * or an animal, and actions of hands or legs need more than a face, unless a person speaks.
 */
export function chooseShot(stage: Stage): Shot {
  const { order, persons, animals, products } = stage;
  const { shot, quotations, action } = order.scene;
  const cast = persons.length + animals.length;
  const { things } = giveRoles(stage);
  if (stage.inArms) return shot === 'wide' || persons.length > 2 ? 'wide' : 'medium';
  if (shot === 'product' || shot === 'detail') {
    if (cast > 0 && isFlooded(order.scene.narration)) return 'wide';
    if (products.length === 0)
      return cast === 0 ? shotOfThings(things) : chooseShot(withShot(stage, 'close-up'));
    if (cast === 0) return shot;
    const lead = giveRoles(stage).roles[0];
    // A vehicle or a mount is larger than any product.
    if (lead && findMount(lead.action, order.scene.narration)) return 'wide';
    if (things.some(({ look }) => look.hold === 'none' && look.metres > largeThing)) return 'wide';
    const isInHand =
      lead?.holds && (lead.holds.look ?? lead.action === 'hold-out') && saysWith.test(order.scene.narration);
    if ((lead?.holds?.look || isInHand) && cast <= 2) return needsLegs.has(lead.action) ? 'wide' : 'medium';
    if (lead && cast <= 2 && atWork.has(lead.action)) return needsLegs.has(lead.action) ? 'wide' : 'medium';
    // Where nothing can stand on a table, the product is in a hand or on the ground.
    if (!hasTables(order.scene)) return withoutTable(stage);
    const isMixed = persons.length > 0 && animals.length > 0;
    if (!isMixed && cast <= 2 && !standsOnFloor(products[0]!)) return 'product';
    return isVehicle(products[0]!) || products[0]!.look?.stand === 'floor' ? 'wide' : 'medium';
  }
  if (cast === 0) return products.length > 0 ? 'product' : shotOfThings(things);
  // A thing that stands on the ground is shown with the ground.
  if (things.some(({ look }) => look.stand !== 'table') || (things.length > 0 && !hasTables(order.scene)))
    return 'wide';
  const lead = giveRoles(stage).roles[0];
  const pose = lead?.action ?? 'stand';
  if (lead && findMount(pose, order.scene.narration)) return 'wide';
  if (isFlooded(order.scene.narration)) return 'wide';
  if (giveRoles(stage).roles.some(({ action }) => lying.has(action))) return 'wide';
  // From the side and no closer, so that both people and the thing between them are visible.
  if (lead?.holds && handsOver.has(pose) && persons.length === 2 && animals.length === 0) return 'medium';
  if (shot === 'wide' || action === 'sleep' || action === 'run') return 'wide';
  if (needsLegs.has(pose)) return 'wide';
  if (shot === 'medium') return products.some(isVehicle) ? 'wide' : shot;
  const isNamed = things.length > 0 || giveRoles(stage).roles.some(({ holds }) => holds?.look);
  const speaks = quotations.some(({ characterId }) => characterId !== null);
  if ((needsHands.has(pose) || isNamed) && (!speaks || atWork.has(pose))) return 'medium';
  if (persons.length > 2 || (persons.length > 0 && animals.length > 0) || animals.length > 1) return 'medium';
  if (shot === 'over-the-shoulder' && persons.length < 2)
    return persons.length + animals.length > 0 ? 'medium' : 'wide';
  return shot;
}

/** The shot of a product outdoors or in a vehicle: near if a person holds it, else with the ground. */
function withoutTable(stage: Stage): Shot {
  const { roles, things } = giveRoles(stage);
  const lead = roles[0];
  const isHeld = roles.some(({ holds, onTable }) => holds ?? onTable) && things.length === 0;
  return lead && isHeld && !needsLegs.has(lead.action) ? 'medium' : 'wide';
}

/** Poses in which a person offers or shows a thing to another. */
const handsOver: ReadonlySet<PoseName> = new Set<PoseName>(['give', 'pay', 'serve', 'show', 'hold-out']);

const lying: ReadonlySet<PoseName> = new Set<PoseName>(['lie', 'sleep']);
const saysWith = /\b(?:with|using) (?:an?|the|his|her|my|their)\b/iu;

/** A single thing fills the picture, unless it is as large as a boat. */
const shotOfThings = ([first]: readonly SceneThing[]): Shot =>
  first && first.look.stand !== 'water' && first.look.metres < largeThing ? 'product' : 'wide';
const largeThing = 1.5;

/** Only a wide shot shows a vehicle whole. */
const isVehicle = (product: Stage['products'][number]): boolean => findProduct(product).width > 1.2;

const withShot = (stage: Stage, shot: Shot): Stage => ({
  ...stage,
  order: { ...stage.order, scene: { ...stage.order.scene, shot } },
});
