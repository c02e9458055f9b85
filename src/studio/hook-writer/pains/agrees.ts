import { animals, isIn, subjectsIn, type Subject } from './subjects.ts';

/** A moment with "pets" fits a dog, and one with a dog does not fit "pets". */
const kinds: Partial<Record<Subject, Subject>> = { dog: 'pet', cat: 'pet' };

/** "A bed for dogs": the viewer's own bed is another one. */
export const isForAnimal = (sold: string, noun: string): boolean =>
  subjectsIn(sold, [...animals]).some((subject) => !isIn(noun, subject));

/** Objects named after what they are for: a coffee table makes no coffee, and a shoe rack is not worn. */
const carriers =
  /\b(?:tables?|racks?|towels?|holders?|posters?|stickers?|prints?|costumes?|shel(?:f|ves)|signs?|stands?|bags?|baskets?|trays?|cushions?|dispensers?|cabinets?|fridges?|tins?|jars?|fans?|sprays?|covers?|mirrors?|pumps?|straps?|museums?|shops?)$/i;

/** Names of these are about what stands before them: a budget planner is about budgets, as a yoga mat is about yoga. */
const aboutTheirModifier =
  /\b(?:apps?|games?|software|tools?|platforms?|systems?|assistants?|plug-?ins?|extensions?|chatbots?|managers?|planners?|trackers?|calendars?|journals?|services?|courses?|class(?:es)?|lessons?|workshops?|programs?|programmes?|training|trainers?|coach(?:es|ing)?|salons?|company|companies|firms?|contractors?|groomers?|grooming|insurance|kits?|subscriptions?|clubs?|books?|guides?|templates?|mats?|pillows?|blankets?|repairs?|cleaning|delivery|studios?|schools?|consulting|agency|gumm(?:y|ies)|carriers?|aids?|shoes|chairs?|toys?|insurance|(?<! (?:on|about) \S+ )[a-z]{3,}ing)$/i;

/**
 * Whether the words `found` in the name of a thing only say what it holds, shows or runs on: "wine" of "iron wine
 * rack", "solar" of "solar garden lights".
 */
export function isNamedAfter(found: RegExpExecArray, named: string): boolean {
  const carrier = carriers.exec(named)?.[0];
  if (carrier !== undefined) return !found[0].includes(carrier);
  const rest = named.slice(found.index + found[0].length);
  return rest.includes(' ') && !aboutTheirModifier.test(named);
}

const trade =
  /\b(?:podcasts?|chefs?|taxis?|airport|plumber|dentist|barber|hotels?|restaurants?|wedding)\b(?= \S)/;
/** "Taxi insurance" and "chef training" concern neither taxi rides nor meals: such a word is the kind only where it ends the name. */
export const isModifyingTrade = (found: RegExpExecArray, named: string): boolean =>
  trade.test(found[0] + named.slice(found.index + found[0].length)) &&
  !named
    .slice(found.index + found[0].length)
    .match(/^(?:$| (?:of|for|from|in|to|services?|rides?|transfers?|company|shuttles?)\b)/);

/**
 * Whether a moment about these subjects fits the offer: "dog shampoo" is not about the hair of the viewer. `isWork` is for
 * moments at work, which fit every business.
 */
export function agrees(
  about: readonly Subject[],
  { sold, audience }: { sold: string; audience: string | null },
  isWork: boolean,
): boolean {
  // The buyers are people, but "dog owners" buy for a dog.
  const offered = [...subjectsIn(sold), ...subjectsIn(audience ?? '', [...animals])];
  return offered.every((subject) => {
    const kind = kinds[subject];
    const isOfKind = kind !== undefined && about.includes(kind);
    // "A dog or cat bed" is not for one of them alone, but "pets" beside a dog adds nothing.
    const isNamedCloser = subject === 'pet' && (offered.includes('dog') || offered.includes('cat'));
    return about.includes(subject) || isOfKind || isNamedCloser || (isWork && subject === 'business');
  });
}
