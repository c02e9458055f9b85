import type { Pain } from './pain.ts';

/** The creatures and objects that a moment can be about. A plain "hair" or "cleaning" is that of the viewer and their home. */
const subjects = {
  dog: /\b(?:dogs?|pupp(?:y|ies)|canine)\b/i,
  cat: /\b(?:cats?|kittens?)\b/i,
  pet: /\b(?:pets?|animals?)\b/i,
  horse: /\b(?:horses?|pon(?:y|ies)|foals?|hoof|hooves|equine|saddles?)\b/i,
  animal:
    /\b(?:birds?|parrots?|rabbits?|hamsters?|guinea pigs?|chickens|hens|cows?|cattle|goats?|sheep|bees|aquariums?|reptiles?)\b/i,
  car: /\b(?:cars?|vans?|trucks?|lorr(?:y|ies)|motorbikes?|motorcycles?|scooters?|caravans?|campervans?|boats?|yachts?|windscreens?)\b/i,
  bike: /\b(?:e-?)?(?:bikes?|bicycles?)\b/i,
  baby: /\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?)\b(?! steps)/i,
  kid: /\b(?:kids?|child(?:ren)?|pupils)\b/i,
  plant: /\b(?:plants?|houseplants?|lawns?|herbs?)\b(?!-)/i,
  surface:
    /\b(?:windows?|floors?|carpets?|rugs?|sofas?|couch(?:es)?|upholstery|tiles?|ovens?|patios?|decking|pools?|roofs?|gutters?|solar panels?)\b/i,
  business:
    /\b(?:for|to) (?:your )?(?:[a-z]+[ -]){0,2}(?:offices?|teams?|restaurants?|hotels?|schools?|clinics?|warehouses?|companies|agencies|businesses|shops?|salons?|gyms?|caf[eé]s?)\b|\boffice (?:cleaning|plants?|snacks?|fruit|furniture|massages?|yoga)\b/i,
} as const;
type Subject = keyof typeof subjects;

const animals: readonly Subject[] = ['dog', 'cat', 'pet', 'horse', 'animal'];
/** A moment with "pets" fits a dog, and one with a dog does not fit "pets". */
const kinds: Partial<Record<Subject, Subject>> = { dog: 'pet', cat: 'pet' };

const subjectsIn = (text: string, among = Object.keys(subjects) as Subject[]): Subject[] =>
  among.filter((subject) => subjects[subject].test(text));

/** "A bed for dogs": the viewer's own bed is another one. */
export const isForAnimal = (sold: string, noun: string): boolean =>
  subjectsIn(sold, [...animals]).some((subject) => !subjects[subject].test(noun));

/** The words that the rule of a moment looks for, without those that it excludes. */
const wordsOfRule = ({ source }: RegExp): string =>
  source
    .replace(/\(\?<?!(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ' ')
    .replace(/\\[bw]/g, ' ')
    .replace(/\(\?<?[:=]|[()|?*+]/g, ' ');

/** Objects named after what they are for: a coffee table makes no coffee, and a shoe rack is not worn. */
const carriers =
  /\b(?:tables?|racks?|towels?|holders?|posters?|stickers?|prints?|costumes?|shel(?:f|ves)|signs?|stands?|bags?|baskets?|trays?|cushions?|dispensers?|cabinets?|fridges?|tins?|jars?|fans?|sprays?|covers?|mirrors?|pumps?|straps?|museums?|shops?)$/i;

/** Whether the name of the thing only says what it holds or shows. */
export function isNamedAfter({ when }: Pain, noun: string): boolean {
  const carrier = carriers.exec(noun)?.[0];
  return carrier !== undefined && !wordsOfRule(when).includes(carrier.toLowerCase().replace(/s$/, ''));
}

/**
 * Whether the moment is about the same creature or object as the offer: "dog shampoo" is not about the hair of the viewer.
 * `isWork` is for moments at work, which fit every business.
 */
export function agrees(
  { when, trouble, nuisance, ask, scene, twist }: Pain,
  { sold, audience }: { sold: string; audience: string | null },
  isWork: boolean,
): boolean {
  const told = subjectsIn([wordsOfRule(when), trouble, nuisance, ask, scene, twist].join('. '));
  // The buyers are people, but "dog owners" buy for a dog.
  const offered = [...subjectsIn(sold), ...subjectsIn(audience ?? '', [...animals])];
  return offered.every((subject) => {
    const kind = kinds[subject];
    const isOfKind = kind !== undefined && told.includes(kind);
    // "A dog or cat bed" is not for one of them alone, but "pets" beside a dog adds nothing.
    const isNamedCloser = subject === 'pet' && (offered.includes('dog') || offered.includes('cat'));
    return told.includes(subject) || isOfKind || isNamedCloser || (isWork && subject === 'business');
  });
}
