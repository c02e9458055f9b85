import type { Feeling, StoryCharacter } from '../../story/story.ts';
import { findMoment } from '../../story-script/scenes/find-moment.ts';
import { firstDoer, readActivities, type Doing } from '../../story-script/scenes/read-activities.ts';
import { readPostures } from '../../story-script/scenes/read-postures.ts';
import type { PoseName } from '../person/poses/find-pose.ts';
import type { ShownProduct, ShownThing } from './frame-plan.ts';
import { actionOfLead, drivenUp, settle } from './lead-action.ts';
import { isContact, reactionTo } from './partners.ts';
import {
  beside,
  emptyHanded,
  moodOf,
  seatable,
  seats,
  togetherSign,
  withEyesElsewhere,
  withReserve,
} from './pose-habits.ts';
import { keepsInHand, saysProduct, wieldsProduct } from './said-products.ts';
import { atRest, closesEyes, isSleepless, isUnconscious } from './postures.ts';
import type { Stage } from './stage.ts';
import { isAtTable, isSeatedAtTable } from './things/at-table.ts';
import { canBeHeld } from './things/held.ts';
import { animalInArms } from './things/in-arms.ts';
import { hasTables } from './things/furniture-of-place.ts';
import { freeHands, handleThings, moving } from './things/handle-things.ts';
import { isHoldable, kindsOf, thingsOf, type SceneThing } from './things/shown-things.ts';
import { baby, babyInArms, needFor, needs } from './things/things.ts';

export type Role = {
  character: StoryCharacter;
  action: PoseName;
  feeling: Feeling;
  holds?: ShownThing;
  /** A thing on the table in front of the hands. */
  onTable?: ShownThing;
  /** Works at the table of the acting person. */
  sharesTable?: true;
  /** Whether the eyes are on the thing in the hands. */
  looksAtThing: boolean;
  /** Performs the action on a seat. */
  isSeated: boolean;
  /** Lies awake in bed. */
  isAwake: boolean;
  /** Sleeps in a place without a bed. */
  isAsleep: boolean;
  /** Id of the partner of the action; the two stand close and touch. */
  partnerId?: string;
  /** Is the only person in the frame. */
  isAlone?: true;
};

/**
 * Moves the person who acts in the shown moment to the front; in "Sam gave her a cup" that is Sam. If the picture shows
 * the whole scene, the order stays, most frequent person first.
 */
function actingFirst(
  persons: readonly StoryCharacter[],
  doings: ReadonlyMap<string, Doing>,
  { moment, isWhole }: { moment: string; isWhole: boolean },
): StoryCharacter[] {
  const [first] = persons;
  const touches = ({ id }: StoryCharacter) => {
    const doing = doings.get(id);
    return doing !== undefined && isContact(doing.activity) && doing.partnerId === first?.id;
  };
  const doerId = isWhole ? null : firstDoer(moment, persons);
  const doer = persons.find(({ id }) => id === doerId);
  const actor = doer ?? (first && !doings.has(first.id) ? persons.find(touches) : undefined);
  return actor ? [actor, ...persons.filter((one) => one !== actor)] : [...persons];
}

/** The narration up to the end of the shown moment. */
const upTo = (narration: string, moment: string): string =>
  narration.slice(0, narration.indexOf(moment) + moment.length);

function withoutPersons(stage: Stage): { loose: ShownProduct[]; things: SceneThing[] } {
  const things = thingsOf(stage, stage.order.scene.narration);
  return { loose: stage.products.filter((product) => !isAmong(things, product)), things };
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

/** A product with artwork is handled as the sentence describes. */
const isAmong = (things: readonly SceneThing[], { look, kind }: ShownProduct): boolean =>
  look !== undefined &&
  things.some(
    (thing) =>
      thing.look.artwork === look.artwork || kindsOf(thing.phrase).some((ofThing) => ofThing === kind),
  );

/** An app is used on a telephone. */
const inHand = (product: ShownProduct): ShownThing =>
  product.kind === 'app-screen' ? { ...product, kind: 'phone' } : product;

/** The story's own product is preferred to any other thing. */
const hasProductFor = (action: PoseName, products: readonly ShownProduct[]): boolean => {
  const fits = needs[action]?.fits;
  return products.some((one) => (fits === 'any' ? canBeHeld(one) : fits?.includes(one.kind)));
};

/** Roles of all people, the acting person first, and the products and things that no hand holds. */
export function giveRoles(stage: Stage): { roles: Role[]; loose: ShownProduct[]; things: SceneThing[] } {
  const { scene } = stage.order;
  if (stage.persons.length === 0) return { roles: [], ...withoutPersons(stage) };
  const { inArms } = stage;
  const others = [...stage.animals, ...(inArms ? [inArms] : [])].map(({ character }) => character);
  const named = [...stage.persons, ...others];
  const moment = findMoment(scene);
  const doings = readActivities(moment, { persons: named, action: scene.action });
  // A scene of one sentence shows the sentence's subject.
  const isWhole = moment === scene.narration && /[.!?…]["”’]?\s+\S/u.test(scene.narration.trim());
  const persons = actingFirst(stage.persons, doings, { moment, isWhole });
  const lead = persons[0]!;
  const things = thingsOf(stage, moment);
  const products = stage.products.filter((product) => !isAmong(things, product));
  const pick = (isRight: (product: ShownProduct) => boolean): ShownProduct | undefined => {
    const at = products.findIndex(isRight);
    return at === -1 ? undefined : products.splice(at, 1)[0];
  };
  const speakerId = scene.quotations.find(({ characterId }) => characterId !== null)?.characterId;
  const leadDoing = doings.get(lead.id);
  const leadAction = actionOfLead(stage, leadDoing, speakerId);
  // The pose has a ball of its own.
  if (leadAction === 'kick')
    pick(({ kind, look }) => kind === 'ball' || look?.artwork.endsWith('ball') === true);
  // A described picture shows all of its sentences at once.
  const postures = readPostures(scene.pictured ?? upTo(scene.narration, moment), named, scene.posturesBefore);
  const leadPosture = postures.get(lead.id);
  const isSitting =
    scene.setting === 'car' ||
    leadPosture === 'sit' ||
    (leadPosture === undefined &&
      (isSeatedAtTable(moment) ||
        (!drivenUp(leadDoing?.activity, scene) &&
          [scene.action, leadAction].some((action) => seats.has(action)))));
  const partner = persons.find(({ id }) => id === leadDoing?.partnerId) ?? persons[1];
  const touches = isContact(leadAction);
  // "He asks for a pillow, and Ahmed brings it": the story's own product is not what is handled here.
  const isOtherNamed =
    things.some((thing) => thing.role === 'given' && isHoldable(thing)) ||
    (things.some((thing) => thing.role !== 'near' && isHoldable(thing)) &&
      !products.some(({ name, kind }) => saysProduct(moment, name, kind)));
  const isShared = togetherSign.test(moment) || persons.every(({ id }) => id.startsWith('crowd-'));
  const isTabled = hasTables(scene);
  // "We were all asleep on the sofa": one bed would not hold all of them.
  const sleepsToo = isShared && persons.length > 1 && leadAction === 'sleep';
  const roles = persons.map((character, index): Role => {
    const isLead = index === 0;
    const own = doings.get(character.id)?.activity;
    const posture = postures.get(character.id);
    const reaction = reactionTo(leadAction, {
      isPartner: character === partner,
      isShared,
      isSpeaker: character.id === speakerId,
    });
    const asked = isLead
      ? atRest(leadAction, leadPosture, { setting: scene.setting, moment })
      : atRest(own && !touches ? settle(own, scene) : sleepsToo ? 'sit' : reaction, posture, {
          setting: scene.setting,
          moment,
        });
    const canWield = isLead && (asked === 'search' || forBaby.has(asked));
    const isWielded = canWield && products.some((one) => canBeHeld(one) && wieldsProduct(moment, one));
    const handled = isWielded
      ? { action: 'hold-out' as const }
      : (isLead || (own && !touches)) && (isOtherNamed || !hasProductFor(asked, products))
        ? handleThings(asked, things, { hasTable: isTabled, moment })
        : { action: asked };
    const holdsBaby =
      isLead && stage.hasBaby && character.age !== 'child' && !handled.holds && forBaby.has(asked);
    const holdsAnimal = isLead && inArms !== null && !holdsBaby;
    const wanted = holdsBaby || holdsAnimal ? 'carry' : handled.action;
    const need = needFor(wanted, moment);
    const fits = need?.fits;
    const isFreeHand = !handled.holds && !holdsBaby && !holdsAnimal;
    const suits = (one: ShownProduct): boolean =>
      fits
        ? fits === 'any' || fits.includes(one.kind)
        : isLead && ((!isTabled && freeHands.has(wanted)) || (moving.has(wanted) && keepsInHand(moment)));
    const product = isFreeHand && (isLead || own) ? pick((one) => canBeHeld(one) && suits(one)) : undefined;
    const mentioned = holdsAnimal
      ? animalInArms(inArms)
      : holdsBaby
        ? baby
        : (need?.isNamed && isLead && babyInArms(moment)) || handled.holds;
    // Two people share one ball.
    const usual = wanted === 'catch' && !own ? undefined : need?.usual;
    const taken = product && inHand(product);
    const holds = taken ?? mentioned ?? (handled.onTable && wanted === 'eat' ? needs.eat?.usual : usual);
    const sharesTable = !isLead && wanted === leadAction && wanted !== 'eat';
    const wiped = wanted === 'wipe' && isLead && !handled.onTable ? pick(canBeHeld) : undefined;
    const onTable =
      handled.onTable ?? wiped ?? (wanted === 'eat' && handled.holds ? undefined : need?.onTable);
    const isEmpty = emptyHanded[wanted] !== undefined && !holds;
    const action: PoseName = isEmpty ? emptyHanded[wanted]!(persons.length > 1) : wanted;
    const sitsToo =
      isLead ||
      isAtTable(moment) ||
      (scene.action !== 'sit-at-desk' && leadAction !== 'write' && leadAction !== 'type');
    const sits = posture === 'sit' || (isSitting && sitsToo && posture === undefined);
    // A person who reads while lying is drawn on a seat.
    const isSeated = (sits || posture === 'lie') && seatable.has(action);
    const feeling = moodOf[action] ?? (isLead ? scene.feeling : beside[scene.feeling]);
    const isIdle = !sits && isLead && !holds;
    return {
      character,
      action: sits && action === 'stand' ? 'sit' : isIdle ? withReserve(action, feeling, moment) : action,
      feeling,
      ...(holds && !isEmpty && !sharesTable && { holds }),
      ...(onTable && !sharesTable && { onTable }),
      ...(sharesTable && { sharesTable }),
      looksAtThing:
        holds !== undefined &&
        !isEmpty &&
        !withEyesElsewhere.has(action) &&
        !(action === 'hold-out' && persons.length > 1) &&
        !isContact(action),
      isSeated,
      isAwake: action === 'sleep' && (isSleepless(scene.narration) || (isLead && leadAction !== 'sleep')),
      isAsleep:
        ((isLead || sleepsToo) && leadAction === 'sleep' && action !== 'sleep') ||
        (action === 'lie' && isUnconscious(moment)) ||
        (isLead && closesEyes(moment)),
      ...(isLead && partner && touches && { partnerId: partner.id }),
      ...(persons.length === 1 && others.length === 0 && { isAlone: true as const }),
    };
  });
  return { roles, loose: products, things };
}
