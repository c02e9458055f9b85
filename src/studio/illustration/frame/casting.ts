import type { Feeling, StoryCharacter } from '../../story/story.ts';
import type { PoseName } from '../person/poses/find-pose.ts';
import type { ShownProduct, ShownThing } from './frame-plan.ts';
import { settle } from './lead-action.ts';
import { isContact, reactionTo } from './partners.ts';
import { beside, emptyHanded, moodOf, seatable, withEyesElsewhere, withReserve } from './pose-habits.ts';
import { atRest, closesEyes, isSleepless, isUnconscious } from './postures.ts';
import { readCast, type Cast } from './read-cast.ts';
import type { Stage } from './stage.ts';
import { isAtTable } from './things/at-table.ts';
import {
  findLooseThings,
  giveThings,
  isOtherThingNamed,
  takeProduct,
  type WithThings,
} from './things/give-things.ts';
import type { SceneThing } from './things/shown-things.ts';

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

/** Roles of all people, the acting person first, and the products and things that no hand holds. */
export function giveRoles(stage: Stage): { roles: Role[]; loose: ShownProduct[]; things: SceneThing[] } {
  if (stage.persons.length === 0) {
    const { products, things } = findLooseThings(stage, stage.order.scene.narration);
    return { roles: [], loose: products, things };
  }
  const cast = readCast(stage);
  const loose = findLooseThings(stage, cast.moment);
  // The pose has a ball of its own.
  if (cast.leadAction === 'kick')
    takeProduct(loose, ({ kind, look }) => kind === 'ball' || look?.artwork.endsWith('ball') === true);
  const isOtherNamed = isOtherThingNamed(cast.moment, loose);
  const roles = cast.persons.map((character, index): Role => {
    const isLead = index === 0;
    const asked = chooseAction(character, isLead, stage, cast);
    const hasOwnActivity = cast.doings.has(character.id);
    const receiver = { character, isLead, hasOwnActivity };
    const given = giveThings(asked, receiver, { stage, cast, loose, isOtherNamed });
    return toRole(character, isLead, { stage, cast, given });
  });
  return { roles, loose: loose.products, things: loose.things };
}

/** The action that the text asks for, before the person has anything in the hands. */
function chooseAction(character: StoryCharacter, isLead: boolean, stage: Stage, cast: Cast): PoseName {
  const { scene } = stage.order;
  const { moment, leadAction } = cast;
  const posture = cast.postures.get(character.id);
  const own = cast.doings.get(character.id)?.activity;
  const placed = { setting: scene.setting, moment };
  if (isLead) return atRest(leadAction, posture, placed);
  if (own && !cast.isInContact) return atRest(settle(own, scene), posture, placed);
  if (cast.allSleep) return atRest('sit', posture, placed);
  const reaction = reactionTo(leadAction, {
    isPartner: character === cast.partner,
    isShared: cast.isShared,
    isSpeaker: character.id === cast.speakerId,
  });
  return atRest(reaction, posture, placed);
}

/** The role of a person whose hands are full or empty by now: posture, eyes and feeling. */
function toRole(
  character: StoryCharacter,
  isLead: boolean,
  { stage, cast, given }: { stage: Stage; cast: Cast; given: WithThings },
): Role {
  const { scene } = stage.order;
  const { persons, moment, leadAction, partner } = cast;
  const { action: wanted, holds, onTable } = given;
  const action = holds ? wanted : (emptyHanded[wanted]?.(persons.length > 1) ?? wanted);
  const posture = cast.postures.get(character.id);
  const sits =
    posture === 'sit' || (posture === undefined && cast.isSitting && (isLead || sitsToo(stage, cast)));
  const feeling = moodOf[action] ?? (isLead ? scene.feeling : beside[scene.feeling]);
  const isIdle = !sits && isLead && !holds;
  const sharesTable = !isLead && wanted === leadAction && wanted !== 'eat';
  const isHandingOver = action === 'hold-out' && persons.length > 1;
  return {
    character,
    action: sits && action === 'stand' ? 'sit' : isIdle ? withReserve(action, feeling, moment) : action,
    feeling,
    ...(sharesTable ? { sharesTable } : { ...(holds && { holds }), ...(onTable && { onTable }) }),
    looksAtThing:
      holds !== undefined && !withEyesElsewhere.has(action) && !isHandingOver && !isContact(action),
    // A person who reads while lying is drawn on a seat.
    isSeated: (sits || posture === 'lie') && seatable.has(action),
    isAwake: action === 'sleep' && (isSleepless(scene.narration) || (isLead && leadAction !== 'sleep')),
    isAsleep:
      ((isLead || cast.allSleep) && leadAction === 'sleep' && action !== 'sleep') ||
      (action === 'lie' && isUnconscious(moment)) ||
      (isLead && closesEyes(moment)),
    ...(isLead && partner && cast.isInContact && { partnerId: partner.id }),
    ...(persons.length === 1 && stage.animals.length === 0 && !stage.inArms && { isAlone: true as const }),
  };
}

/** Whether the others sit with the lead: not beside a person who works at a desk, unless the text seats them at the table. */
const sitsToo = ({ order: { scene } }: Stage, { moment, leadAction }: Cast): boolean =>
  isAtTable(moment) || (scene.action !== 'sit-at-desk' && leadAction !== 'write' && leadAction !== 'type');
