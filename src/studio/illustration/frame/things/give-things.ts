import type { StoryCharacter } from '../../../story/story.ts';
import type { PoseName } from '../../person/poses/find-pose.ts';
import type { ShownProduct, ShownThing } from '../frame-plan.ts';
import type { Cast } from '../read-cast.ts';
import { keepsInHand, saysProduct, wieldsProduct } from '../said-products.ts';
import type { Stage } from '../stage.ts';
import { hasTables } from './furniture-of-place.ts';
import { freeHands, handleThings, moving } from './handle-things.ts';
import { canBeHeld } from './held.ts';
import { animalInArms } from './in-arms.ts';
import { isHoldable, kindsOf, thingsOf, type SceneThing } from './shown-things.ts';
import { baby, babyInArms, needFor, needs } from './things.ts';

/** Things and products that no hand holds yet. Casting removes those that it gives to a person. */
export type LooseThings = { things: SceneThing[]; products: ShownProduct[] };

/** The things of a text, and the products that are not among them. */
export function findLooseThings(stage: Stage, text: string): LooseThings {
  const things = thingsOf(stage, text);
  return { things, products: stage.products.filter((product) => !isAmong(things, product)) };
}

/** A product with artwork is handled as the sentence describes. */
const isAmong = (things: readonly SceneThing[], { look, kind }: ShownProduct): boolean =>
  look !== undefined &&
  things.some(
    (thing) =>
      thing.look.artwork === look.artwork || kindsOf(thing.phrase).some((ofThing) => ofThing === kind),
  );

/** "He asks for a pillow, and Ahmed brings it": the story's own product is not what is handled here. */
export const isOtherThingNamed = (moment: string, { things, products }: LooseThings): boolean =>
  things.some((thing) => thing.role === 'given' && isHoldable(thing)) ||
  (things.some((thing) => thing.role !== 'near' && isHoldable(thing)) &&
    !products.some(({ name, kind }) => saysProduct(moment, name, kind)));

/** Removes the first suitable product. */
export function takeProduct(
  { products }: LooseThings,
  isRight: (product: ShownProduct) => boolean,
): ShownProduct | undefined {
  const at = products.findIndex(isRight);
  return at === -1 ? undefined : products.splice(at, 1)[0];
}

/** A person with an action, and what is in the hands and on the table in front of them. */
export type WithThings = {
  action: PoseName;
  holds?: ShownThing | undefined;
  onTable?: ShownThing | undefined;
};

type Receiver = { character: StoryCharacter; isLead: boolean; hasOwnActivity: boolean };

/** Gives a person the things for the action that the text asks for, which may change the action: held things are carried. */
export function giveThings(
  asked: PoseName,
  { character, isLead, hasOwnActivity }: Receiver,
  {
    stage,
    cast,
    loose,
    isOtherNamed,
  }: { stage: Stage; cast: Cast; loose: LooseThings; isOtherNamed: boolean },
): WithThings {
  const { moment } = cast;
  const hasTable = hasTables(stage.order.scene);
  const canWield = isLead && (asked === 'search' || forBaby.has(asked));
  const isWielded = canWield && loose.products.some((one) => canBeHeld(one) && wieldsProduct(moment, one));
  const mayHandle = isLead || (hasOwnActivity && !cast.isInContact);
  const handled: WithThings = isWielded
    ? { action: 'hold-out' }
    : mayHandle && (isOtherNamed || !hasProductFor(asked, loose.products))
      ? handleThings(asked, loose.things, { hasTable, moment })
      : { action: asked };
  const holdsBaby =
    isLead && stage.hasBaby && character.age !== 'child' && !handled.holds && forBaby.has(asked);
  const animal = isLead && !holdsBaby ? stage.inArms : null;
  const action = holdsBaby || animal ? 'carry' : handled.action;
  const need = needFor(action, moment);
  const suits = ({ kind }: ShownProduct): boolean =>
    need?.fits
      ? need.fits === 'any' || need.fits.includes(kind)
      : isLead && ((!hasTable && freeHands.has(action)) || (moving.has(action) && keepsInHand(moment)));
  const hasFreeHand = !handled.holds && !holdsBaby && !animal;
  const product =
    hasFreeHand && (isLead || hasOwnActivity)
      ? takeProduct(loose, (one) => canBeHeld(one) && suits(one))
      : undefined;
  const mentioned = animal
    ? animalInArms(animal)
    : holdsBaby
      ? baby
      : (need?.isNamed && isLead && babyInArms(moment)) || handled.holds;
  // Two people share one ball.
  const usual = action === 'catch' && !hasOwnActivity ? undefined : need?.usual;
  const holds =
    (product && inHand(product)) ??
    mentioned ??
    (handled.onTable && action === 'eat' ? needs.eat?.usual : usual);
  const wiped = action === 'wipe' && isLead && !handled.onTable ? takeProduct(loose, canBeHeld) : undefined;
  const onTable = handled.onTable ?? wiped ?? (action === 'eat' && handled.holds ? undefined : need?.onTable);
  return { action, holds, onTable };
}

/** Poses with free arms, in which a person can hold a baby. */
const forBaby: ReadonlySet<PoseName> = new Set<PoseName>([
  'stand',
  'talk',
  'listen',
  'think',
  'laugh',
  'lean',
  'hug',
  'walk',
]);

/** An app is used on a telephone. */
const inHand = (product: ShownProduct): ShownThing =>
  product.kind === 'app-screen' ? { ...product, kind: 'phone' } : product;

/** The story's own product is preferred to any other thing. */
const hasProductFor = (action: PoseName, products: readonly ShownProduct[]): boolean => {
  const fits = needs[action]?.fits;
  return products.some((one) => (fits === 'any' ? canBeHeld(one) : fits?.includes(one.kind)));
};
