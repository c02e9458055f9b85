import { articleFor, fromGerund, lowerFirst } from './inflect.ts';
import { alwaysMass, massNouns } from './words.ts';

/** "Women's shoes" are a kind of shoes; "Tilda's kit" has a name. */
const groups =
  /^(?:(?:wo)?men|child(?:ren)?|kid|bab(?:y|ie)|lad(?:y|ie)|girl|boy|beginner|toddler|teacher|dog|cat|pet|farmer|chef|gentlem[ae]n)(?:'s|s')$/i;
const possessive = /^((?:\p{Lu}[\p{L}.-]*\s)*\p{L}[\p{L}-]*(?:'s|s'))\s(.+)$/u;

/** "Tilda's starter kit" → ["Tilda's", "starter kit"]; null without a particular owner. */
export function splitOwner(phrase: string): [owner: string, owned: string] | null {
  const [, owner, owned] = possessive.exec(phrase) ?? [];
  return owner && owned && !groups.test(owner) && !/^(?:an?|the)\s/i.test(owner) ? [owner, owned] : null;
}

/** Plurals without an "s" at the end. */
const irregularPlurals =
  /\b(?:pierogi|ravioli|gnocchi|children|men|women|people|mice|teeth|feet|dice|panini|biscotti)$/i;

const superlative =
  /^(?:only|first(?! (?:aid|birthday|communion)\b)|best|most \w+|(?!budapest|digest|everest|forest|harvest|honest|interest|midwest|modest|protest)\w{3,}est)\s/i;

/** "Dog grooming", but not "an earring". */
const isActivity = (noun: string): boolean =>
  (/(?:contouring|childproofing|sculpting|needling|threading|towing|flyboarding|cupping|sugaring|framing|detailing|styling|cycling|modelling|storytelling|counselling|tutoring|catering|monitoring|filing|tiling|sealing)$/i.test(
    noun,
  ) ||
    !/(?:ring|ling|painting|building|drawing|wing|thing|icing)$/i.test(noun)) &&
  fromGerund(/[a-z]*$/i.exec(noun)![0].toLowerCase()) !== null;

/** "Translation of legal documents" → "translation". */
export const headOf = (noun: string): string => noun.replace(/(?<=\w) of .*$/i, '');
/** Work, which is not counted. */
const isDone = /(?:\w{3}[ts]ion|\w{3}ment|\wing|repair|rental|hire|delivery|care|design|removal|valuation)$/i;

export type NamedThing = { thing: string; noun: string; isPlural: boolean; isMass: boolean };

/** A noun phrase with the article for its number, without an owner; null unless it is a plain noun phrase. */
export function nameThing(phrase: string): NamedThing | null {
  const article = /^(a|an|the|our|your|my|one)\s/i.exec(phrase)?.[1]?.toLowerCase();
  const bare = article ? phrase.slice(article.length + 1) : phrase;
  // "A chef's knife" keeps the article that it came with.
  const owned = article === 'a' || article === 'an' ? bare : (splitOwner(bare)?.[1] ?? bare);
  // "The softest towels" are towels: a hook repeats no claim to be the only one or the best.
  const plain = article === 'a' || article === 'an' ? owned : owned.replace(superlative, '');
  // "A SaaS" alone is not a noun.
  const noun = lowerFirst(plain.replace(/\bSaaS$/, 'SaaS tool'));
  if (!/[a-z]/i.test(noun) || /[<>{}|\\]/.test(noun) || noun.split(' ').length > 7) return null;
  // "Translation of legal documents" is one work, "boxes of tea" are several boxes.
  const head = headOf(noun);
  const isMass =
    alwaysMass.test(noun) ||
    (!article && (isActivity(noun) || (head !== noun && isDone.test(head)))) ||
    (article !== 'a' && article !== 'an' && massNouns.test(head));
  const isPlural =
    !isMass &&
    article !== 'a' &&
    article !== 'an' &&
    (irregularPlurals.test(head) || (/(?:[^s]s|sses)$/i.test(head) && !/(?:ous|us|is|series)$/i.test(head)));
  const thing = isMass || isPlural ? noun : `${articleFor(noun)} ${noun}`;
  return { thing, noun, isPlural, isMass };
}

const goodsInIng =
  /(?:bedding|clothing|lighting|frosting|icing|seasoning|stuffing|dressing|coating|flooring|packaging|cladding|decking|fencing|roofing|pudding|piping|webbing)$/i;
/** "Window tinting" is booked, "bedding" is bought. */
export const isWork = ({ noun, isMass }: { noun: string | null; isMass: boolean }): boolean =>
  noun !== null && isMass && isActivity(noun) && !goodsInIng.test(noun);

const taught =
  /\b(?:course|class|workshop|webinar|lesson|seminar|bootcamp|guide|book|newsletter|podcast|masterclass)$/i;
const topic =
  /^(?:on|about|in) (?!(?:your|our|my|the|an?|this|that|how|what|why|one|two|three|\d+)\b)[a-z-]+(?: (?!for\b|with\b|that\b|which\b|in\b|by\b|from\b|and\b|to\b)[a-z-]+)?/;

/** "An online course", of a text that goes on with "on bookkeeping for shops" → "an online course on bookkeeping". */
export function withTopic(phrase: string, text: string): string {
  if (!/^an? /i.test(phrase) || !taught.test(phrase) || !text.startsWith(`${phrase} `)) return phrase;
  const found = topic.exec(text.slice(phrase.length + 1))?.[0];
  return found ? `${phrase} ${found}` : phrase;
}
/** The same without its topic: "online course". */
export const withoutTopic = (noun: string): string => noun.replace(/\s(?:on|about|in) .*$/, '');

/** "Workouts for busy parents": the people at the end. */
export const forPeople =
  /\sfor ((?:[a-z-]+ )?(?:parents|moms|dads|nurses|brides|athletes|homeowners|lawyers|couples|people|teams|freelancers|students|beginners|women|men|children|kids|owners|designers|founders|developers|teachers|families|travell?ers|runners|creators|marketers|patients|adults|agents|fans|clinics|athletes|musicians|couples|agencies|businesses|companies|[a-z]+(?:ists|ians)|(?!(?:matters|bumpers|computers|containers|corners|counters|dinners|drawers|filters|fingers|flowers|letters|papers|planters|printers|shoulders|showers|summers|winters)$)[a-z]{3,}ers))$/i;

/** "For busy parents." → "busy parents"; null where nothing is left. */
export function tidyAudience(audience: string): string | null {
  const tidied = audience
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^for\s+/i, '')
    .replace(/[.!?,;:]+$/, '');
  return tidied === '' || tidied.length > 40 ? null : lowerFirst(tidied);
}
