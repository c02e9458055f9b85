import type {
  Setting,
  Shot,
  StoryCharacter,
  StoryProduct,
  StoryScene,
  TimeOfDay,
  Weather,
} from '#studio/story/story.ts';
import { chooseSetting, hintWeights, type PlaceSigns } from '../places/find-places.ts';
import type { Mention } from '../people/person.ts';
import { findCompanions } from '../people/companions.ts';
import { deathOf, isOwnerOfSubject, isThere, isYetToCome } from '../people/presence.ts';
import type { Facts } from '../read-facts.ts';
import { findGroup } from './group-words.ts';
import { animalRoles } from '../words/roles.ts';
import { chooseSceneShot, detailSign } from './choose-scene-shot.ts';
import { describeScene } from './scene-texts.ts';
import { readAction, readFeeling, readMood } from './read-feelings.ts';
import { withThem } from './with-them.ts';

/** State carried from the previous scene, for facts that its sentences leave open. */
export type Carried = {
  setting: Setting | null;
  /** The story has left a place without naming another. */
  hasMoved: boolean;
  /** The place was only suggested: "a bag of tools". */
  isHint: boolean;
  time: TimeOfDay | null;
  weather: Weather | null;
  /** The weather outside, also while the story is in a room. */
  sky: Weather | null;
  shots: Shot[];
  /** The people of the last scene with several, the most active first; or else of the last scene. */
  cast: readonly StoryCharacter[];
};

type Cast = {
  characterOf: (person: Facts['persons'][number]) => StoryCharacter | null;
  products: readonly (StoryProduct & { sentences: readonly number[] })[];
};

/** Writes the scene of the sentences `first` to `last`; its title is set later, when all scenes are known. */
export function writeScene(
  facts: Facts,
  first: number,
  last: number,
  { characterOf, products }: Cast,
  carried: Carried,
): StoryScene {
  const inside = (sentence: number): boolean => sentence >= first && sentence <= last;
  const start = facts.sentences[first]!.start;
  const end = facts.sentences[last]!.end;
  const signs = facts.places.slice(first, last + 1);
  const chosen = chooseSetting(
    signs,
    carried.setting,
    carried.hasMoved ? hintWeights.onTheMove : hintWeights.atFirst,
    carried.isHint,
  );
  const sleepers = facts.persons.filter(({ mentions }) =>
    mentions.some(({ sentence, acts }) => acts && inside(sentence)),
  );
  // A cat falls asleep in the living room as well.
  const setting =
    chosen === 'living-room' && sleepers.length > 0 && sleepers.every(({ isAnimal }) => isAnimal)
      ? chosen
      : whereSlept(chosen, signs, facts.narration.slice(first, last + 1));
  const timeOfDay =
    facts.times.slice(first, last + 1).find((time) => time !== null) ??
    carriedTime(setting, carried) ??
    'morning';
  const said = facts.weathers.slice(first, last + 1).find((weather) => weather !== null);
  const isSameSky = setting === carried.setting || (outdoors.has(setting) && outdoors.has(carried.setting));
  // Snow stays; rain and fog may have ended by another hour.
  const stays = carried.sky === 'snow' || timeOfDay === carried.time;
  const sky = stays ? carried.sky : null;
  const same = stays || carried.weather === 'snow' ? carried.weather : null;
  const weather = said ?? (isSameSky ? same : outdoors.has(setting) ? sky : null) ?? 'clear';

  const quotations = facts.speakers
    .filter(({ quote }) => quote.start >= start && quote.end <= end)
    .map(({ quote, person }) => ({
      text: quote.text.trim(),
      characterId: (person && characterOf(person)?.id) ?? null,
    }));
  const speakers = new Set(quotations.map(({ characterId }) => characterId));
  const here = facts.persons
    .map((person) => ({
      person,
      character: characterOf(person),
      mentions: person.mentions.filter(({ sentence }) => inside(sentence)),
    }))
    .flatMap(({ person, character, mentions }) =>
      character && mentions.length > 0
        ? [
            {
              person,
              character,
              mentions,
              weight: mentions.length + mentions.filter(({ acts }) => acts).length * 2,
            },
          ]
        : [],
    )
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ mentions }, _, all) => all.length === 1 || !isOnlyOnPhone(facts, mentions))
    .filter(({ character, mentions }) => speakers.has(character.id) || !isOnlySpokenOf(facts, mentions))
    .filter(({ person, mentions }) => mentions.some(({ sentence }) => sentence < deathOf(facts, person)))
    .filter(
      ({ character, mentions }, _, all) =>
        all.length === 1 || speakers.has(character.id) || mentions.some((mention) => isThere(facts, mention)),
    )
    .filter(
      ({ character, mentions }, _, all) =>
        all.length === 1 ||
        speakers.has(character.id) ||
        setting === carried.setting ||
        carried.setting === null ||
        !mentions.every((mention) => isOwnerOfSubject(facts, mention)),
    );
  const acting = here[0];
  const narration = facts.narration.slice(first, last + 1).join(' ');
  const ofActing = acting
    ? [...new Set(acting.mentions.map(({ sentence }) => sentence))]
        .map((sentence) => facts.narration[sentence]!)
        .join(' ')
    : narration;
  const speakerIds = quotations.flatMap(({ characterId }) => characterId ?? []);
  const named = here.map(({ character }) => character);
  // "The next night they sailed north": the same people as before.
  const narrator = facts.persons.find(({ isNarrator }) => isNarrator);
  const isGroup = ourGroup.test(narration);
  const ofGroup = findGroup(narration, named, {
    before: carried.cast,
    recent: facts.persons
      .flatMap((person) => {
        const before = person.mentions.filter(({ sentence }) => sentence <= last);
        const isHere = before.some((mention) => isThere(facts, mention)) && deathOf(facts, person) > last;
        const character = characterOf(person);
        return character && isHere ? [{ character, at: before.at(-1)!.from }] : [];
      })
      .toSorted((one, other) => other.at - one.at)
      .map(({ character }) => character),
    family: facts.persons
      .filter(
        ({ roleKind, hasParents, siblings, children, offspring }) =>
          roleKind === 'kin' || hasParents || siblings.length + children.length + offspring.length > 0,
      )
      .filter((person) => deathOf(facts, person) > last && !isYetToCome(facts, person))
      .flatMap((person) => characterOf(person) ?? []),
  });
  const present = [
    ...named,
    ...(ofGroup.length > 0
      ? ofGroup
      : withThem(narration, named, carried.cast, {
          narrator: narrator ? characterOf(narrator) : null,
          companions: findCompanions(facts.persons, facts.tokens)
            .filter(
              (person) =>
                deathOf(facts, person) > last &&
                (person.mentions.some(({ sentence }) => sentence <= last) ||
                  (isGroup && !isYetToCome(facts, person))),
            )
            .flatMap((person) => characterOf(person) ?? []),
        })),
  ];
  const listener = findListener(quotations, { present, carried, isSamePlace: setting === carried.setting });
  const characterIds = [
    ...new Set([...present.map(({ id }) => id), ...speakerIds, ...(listener ? [listener.id] : [])]),
  ];
  const whole = facts.text.slice(start, end);
  const shown = products.filter(
    ({ sentences, name, kind }) =>
      sentences.some(inside) && !isOnlyReported(whole, name) && !(worn.has(kind) && isOnlyWorn(whole, name)),
  );
  const { feeling, strength } = readFeeling(ofActing);
  const scene = {
    narration: whole,
    setting: setting ?? 'studio',
    timeOfDay,
    weather,
    mood: readMood(whole),
    characterIds,
    productIds: shown.map(({ id }) => id),
    action: readAction(ofActing),
    feeling: feeling === 'neutral' ? readFeeling(whole).feeling : feeling,
    quotations,
  };
  const productShare =
    shown.length === 0 ? 0 : shown[0]!.sentences.filter(inside).length / (last - first + 1);
  const isNewPlace = carried.setting === null || (setting !== null && setting !== carried.setting);
  const shot = chooseSceneShot({
    isFirst: carried.shots.length === 0,
    isNewPlace,
    persons: characterIds.length,
    quotations: quotations.length,
    strength,
    productShare,
    isDetailed: characterIds.length < 2 && detailSign.test(narration),
    shots: carried.shots,
  });
  return {
    title: '',
    ...scene,
    shot,
    description: describeScene({ ...scene, shot }, present, shown),
  };
}

/** "Can you make it tick again?": a person who is alone in the scene speaks to the one of the scene before. */
function findListener(
  quotations: StoryScene['quotations'],
  {
    present,
    carried,
    isSamePlace,
  }: { present: readonly StoryCharacter[]; carried: Carried; isSamePlace: boolean },
): StoryCharacter | null {
  const [alone, other] = present;
  if (!alone || other || !isSamePlace || carried.cast.length > 2) return null;
  if (!quotations.some(({ text, characterId }) => characterId === alone.id && /\byour?\b/iu.test(text)))
    return null;
  return carried.cast.find(({ id, role }) => id !== alone.id && !animalRoles.has(role)) ?? null;
}

/** "She hears about the Warm Mitten", "she cannot find her glasses": the product is elsewhere. */
const isOnlyReported = (text: string, name: string): boolean => {
  const mentions = text.toLowerCase().split(name.toLowerCase()).slice(0, -1);
  return mentions.length > 0 && mentions.every((before) => reportedSign.test(before));
};

/** "He is wearing his safety boots": they are on the feet, and not a second time on a table. */
const isOnlyWorn = (text: string, name: string): boolean => {
  const mentions = text.toLowerCase().split(name.toLowerCase()).slice(0, -1);
  return mentions.length > 0 && mentions.every((before) => wearingSign.test(before));
};
const wearingSign = /\b(?:wear(?:s|ing)?|wore|dressed in) (?:\p{L}+ ){0,2}$/u;
const worn: ReadonlySet<StoryProduct['kind']> = new Set<StoryProduct['kind']>(['shoe', 'shirt', 'gloves']);
const reportedSign =
  /\b(?:hear(?:s|d)?|read(?:s)?|t(?:ells?|old)|ask(?:s|ed)?|th(?:inks?|ought)|talk(?:s|ed)?|kn(?:ows?|ew)|learn(?:s|ed|t)?) (?:\p{L}+ ){0,2}about (?:the |an? |her |his )?$|(?:cannot|can[’']t|could(?: not|n[’']t)|did(?: not|n[’']t)) find (?:\p{L}+ )?$/u;

const ourGroup = /\b(?:our|my) (?:whole |entire |little )?family\b(?![’']s)/iu;

/** People who lie awake at night are at the office by day. */
const carriedTime = (setting: Setting | null, carried: Carried): TimeOfDay | null =>
  setting !== carried.setting && carried.time === 'night' && openByDay.has(setting) ? null : carried.time;
const openByDay: ReadonlySet<Setting | null> = new Set<Setting | null>([
  'office',
  'meeting-room',
  'classroom',
  'library',
  'bakery',
  'salon',
  'dentist',
]);

export const outdoors: ReadonlySet<Setting | null> = new Set<Setting | null>([
  'street',
  'market',
  'park',
  'forest',
  'mountains',
  'beach',
  'harbour',
  'boat',
  'lake',
  'field',
  'track',
  'pitch',
  'rooftop',
]);
const rooms: ReadonlySet<Setting | null> = new Set<Setting | null>(['kitchen', 'living-room', 'bathroom']);

/** A person who goes to sleep at home sleeps in bed, unless the sentence names another room. */
function whereSlept(
  setting: Setting | null,
  signs: readonly PlaceSigns[],
  narration: readonly string[],
): Setting | null {
  if (!rooms.has(setting) || readAction(narration.join(' ')) !== 'sleep') return setting;
  if (narration.some((sentence) => sleepsElsewhere.test(sentence))) return setting;
  const isNamed = signs.some(
    (sign, index) => (sign.get(setting!)?.named ?? 0) > 0 && readAction(narration[index]!) === 'sleep',
  );
  return isNamed ? setting : 'bedroom';
}

const sleepsElsewhere =
  /\b(?:asleep|slept|sleeps|dozed off|nodded off) (?:at|on|in|over|beside) (?:the|his|her|my|our|their|an?) (?:\p{L}+ )?(?:table|desk|chair|armchair|sofa|couch|floor|stove|homework|books?)\b/iu;

/** "My uncle fixes bicycles," says Mateo: the uncle is not present. */
const isOnlySpokenOf = ({ tokens, narration }: Facts, mentions: readonly Mention[]): boolean =>
  mentions.every(({ to }) => tokens[to]!.isQuoted) &&
  narration.some((sentence) => /\p{L}{3}/u.test(sentence));

/** "His boss calls for the third time": a person who does nothing else is at the other end of the line. */
function isOnlyOnPhone({ tokens }: Facts, mentions: readonly Mention[]): boolean {
  return mentions.every(({ to, sentence, kind }) => {
    if (kind === 'pronoun') return false;
    const [verb, object] = [tokens[to + 1], tokens[to + 2]];
    if (verb?.sentence !== sentence || !/^(?:calls|called|phones|phoned|rings|rang)$/u.test(verb.word))
      return false;
    if (object?.sentence !== sentence || /[,;.]/u.test(object.gap)) return true;
    return /^(?:for|again|him|me|us|them|back|while|as|at)$/u.test(object.word);
  });
}
