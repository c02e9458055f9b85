import type { Posture, StoryCharacter, StoryScene } from '../../story/story.ts';
import { findMoment } from '../../story-script/scenes/find-moment.ts';
import { firstDoer, readActivities, type Doing } from '../../story-script/scenes/read-activities.ts';
import { readPostures } from '../../story-script/scenes/read-postures.ts';
import type { PoseName } from '../person/poses/find-pose.ts';
import { actionOfLead, drivenUp } from './lead-action.ts';
import { isContact } from './partners.ts';
import { seats, togetherSign } from './pose-habits.ts';
import type { Stage } from './stage.ts';
import { isSeatedAtTable } from './things/at-table.ts';

/** The people of the shown moment, and what the text says of them. */
export type Cast = {
  /** At least one. The first is the lead, who acts in the moment. */
  persons: StoryCharacter[];
  /** The part of the narration that the picture shows. */
  moment: string;
  /** By character id. */
  doings: ReadonlyMap<string, Doing>;
  /** By character id; a person whose posture the text does not state has none. */
  postures: ReadonlyMap<string, Posture>;
  speakerId: string | null | undefined;
  leadAction: PoseName;
  /** The person with whom the lead acts. */
  partner: StoryCharacter | undefined;
  /** Lead and partner stand close and touch, or pass a thing from hand to hand. */
  isInContact: boolean;
  /** All persons do the same. */
  isShared: boolean;
  /** The lead sits, and with it everyone whose posture the text does not state. */
  isSitting: boolean;
  /** "We were all asleep on the sofa": one bed would not hold all of them. */
  allSleep: boolean;
};

/** Expects a stage with at least one person. */
export function readCast(stage: Stage): Cast {
  const { scene } = stage.order;
  const { inArms } = stage;
  const animals = [...stage.animals, ...(inArms ? [inArms] : [])].map(({ character }) => character);
  const characters = [...stage.persons, ...animals];
  const moment = findMoment(scene);
  const doings = readActivities(moment, { persons: characters, action: scene.action });
  // A scene of one sentence shows the sentence's subject.
  const isWhole = moment === scene.narration && /[.!?…]["”’]?\s+\S/u.test(scene.narration.trim());
  const persons = actingFirst(stage.persons, doings, { moment, isWhole });
  const lead = persons[0]!;
  const leadDoing = doings.get(lead.id);
  const speakerId = scene.quotations.find(({ characterId }) => characterId !== null)?.characterId;
  const leadAction = actionOfLead(stage, leadDoing, speakerId);
  // A described picture shows all of its sentences at once.
  const told = scene.pictured ?? upTo(scene.narration, moment);
  const postures = readPostures(told, characters, scene.posturesBefore);
  const leadPosture = postures.get(lead.id);
  const isShared = togetherSign.test(moment) || persons.every(({ id }) => id.startsWith('crowd-'));
  return {
    persons,
    moment,
    doings,
    postures,
    speakerId,
    leadAction,
    partner: persons.find(({ id }) => id === leadDoing?.partnerId) ?? persons[1],
    isInContact: isContact(leadAction),
    isShared,
    isSitting:
      scene.setting === 'car' ||
      leadPosture === 'sit' ||
      (leadPosture === undefined && sitsByItself(scene, { moment, leadDoing, leadAction })),
    allSleep: isShared && persons.length > 1 && leadAction === 'sleep',
  };
}

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

/** Whether the lead's action is done on a seat, without a word about sitting. */
const sitsByItself = (
  scene: StoryScene,
  { moment, leadDoing, leadAction }: { moment: string; leadDoing: Doing | undefined; leadAction: PoseName },
): boolean =>
  isSeatedAtTable(moment) ||
  (!drivenUp(leadDoing?.activity, scene) && [scene.action, leadAction].some((action) => seats.has(action)));
