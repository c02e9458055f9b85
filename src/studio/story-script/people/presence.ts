import { isVerb } from '../text/dictionary.ts';
import type { Mention, Person } from './person.ts';
import type { Facts } from '../read-facts.ts';
import { isPerceived, notOwned } from '../words/pronouns.ts';

/** Phrases before a person who is elsewhere: remembered, written to, waited for. */
const remembering =
  /^(?:lost|remember(?:s|ed|ing)?|recall(?:s|ed)?|dream(?:s|ed|ing|t)?|miss(?:es|ed)?|imagin(?:e|es|ed|ing)|mourn(?:s|ed))$/u;
const elsewhere = new RegExp(
  [
    '(?:letters?|messages?|emails?|e-mails?|postcards?|calls?|texts?|notes?|news|photos?|photographs?|pictures?|portraits?|stor(?:y|ies)|songs?|gifts?|presents?|parcels?) (?:from|of|about|for|to)',
    '(?:think(?:s|ing)?|thought|talk(?:s|ed|ing)?|spoke|speaks?|heard|hears?|read|reads|told (?:me|her|him|us|them)|tells (?:me|her|him|us|them)) (?:of|about)',
    '(?:wait(?:s|ed|ing)?|long(?:s|ed|ing))(?: (?:at|by|in|on|outside) (?:the|a|her|his|my|our) \\p{L}+)? for',
    '(?:wrote|writes?|writing|sent|sends?|phon(?:es|ed|ing)) (?:home )?to',
    'want(?:s|ed)(?= an? )|(?:wish(?:es|ed)|hop(?:es|ed)|sav(?:es|ed)(?: up)?) for',
    'names? of|instead of|in memory of|inherited (?:\\p{L}+ ){1,3}from|learn(?:s|ed|t) (?:\\p{L}+ ){0,4}from',
  ]
    .join('|')
    .replace(/^/u, '\\b(?:') +
    ')\\s*(?:(?:the|a|an|her|his|my|our|their|own|late|old|little|small|big|polar|brave|young|lost|lonely) )*$',
  'iu',
);
/** "Before the two boys arrive", "until her son comes home". */
const beforeArrival = /\b(?:before|until|till) (?:\p{L}+ ){0,4}$/iu;
/** After a person who is about to come: " finally arrives", " gets up". */
const arrival =
  /^(?: \p{L}+){0,3}? (?:arrives?|arrived|comes?|came|wakes?|woke|returns?|returned|gets?|got|is awake|are awake|is up|are up|gets? up)\b/iu;
/** "While I am away", "when she was at work". */
const absentWhile = /\b(?:while|when|whenever) $/iu;
/** After an absent person: " is away", "'s at work". */
const isAway =
  /^(?: am|'m|’m|'re|’re|'s|’s| are| is| was| were) (?:away|out|gone|absent|abroad|at work|on holiday|not (?:there|home|at home))\b/iu;
/** "She calls her sister in Taiwan every morning." */
const phones = /\b(?:calls|called|phones|phoned|rings|rang|texts|texted) (?:\p{L}+ ){1,2}$/iu;
/** After a person who is phoned: " in Taiwan", " every morning". */
const farAway =
  /^(?: in \p{Lu}| on (?:the )?(?:phone|video)| (?:from|at) (?:home|work|abroad)| every (?:day|morning|evening|night|week|sunday))/u;
const advisedBefore = /\b(?:because|since|after|although|though) (?:(?:the|an?|my|her|his|our|their) )?$/iu;
const advisedAfter = /^ (?:had )?(?:told|said|advised|asked|recommended|warned|wanted|suggested)\b/iu;
/** Parts of a body, which are present with their owner. */
const bodyPart =
  /^(?:hands?|eyes?|face|hair|heart|voice|arms?|knees?|feet|foot|head|shoulders?|back|fingers?|cheeks?|lips|legs?|ears?|nose|mouth|neck|waist|chest|wrists?|ankles?|forehead|chin|smile|breath|paws?|tail|wings?)$/u;

/** After a person who made a thing earlier: " had built", " once gave". */
const madeBefore =
  /^ (?:once |had )?(?:built|made|left|planted|wrote|bought|gave|carved|sewed|painted|knitted|designed|founded|opened|started)\b/iu;

/** Characters before and after a mention that decide whether its person is present. */
const reach = 90;

/** The sentence in which a person dies, or infinity. */
export function deathOf({ tokens }: Pick<Facts, 'tokens'>, { mentions, role }: Person): number {
  for (const { to, sentence, from, kind } of mentions) {
    // "His dead grandfather's watch"
    if (kind === 'pronoun' && /^(?:his|her|my|our|their)$/u.test(tokens[from]!.word)) continue;
    const words = [1, 2, 3].map((step) =>
      tokens[to + step]?.sentence === sentence ? tokens[to + step]!.word : '',
    );
    const [first, second, third] = words as [string, string, string];
    const verb = /^(?:had|has|just|suddenly|then)$/u.test(first) ? [second, third] : [first, second];
    // "My grandmother left me her old sewing machine."
    if (
      /^(?:great-?)?(?:grand\p{L}+|aunt|uncle)$/u.test(role) &&
      verb[0] === 'left' &&
      /^(?:me|him|her|us|them)$/u.test(verb[1] ?? '') &&
      /^(?:her|his|their|all|everything)$/u.test(tokens[to + (verb[0] === first ? 3 : 4)]?.word ?? '')
    )
      return sentence;
    if (
      /^(?:died|dies|dead)$/u.test(verb[0]!) ||
      (/^(?:passed|passes)$/u.test(verb[0]!) && verb[1] === 'away')
    )
      return sentence;
    if (/^(?:late|dead)$/u.test(tokens[from - 1]?.word ?? '') && tokens[from - 1]!.sentence === sentence)
      return sentence;
  }
  return Infinity;
}

/** "Years later my daughter Ana is born": not part of the family before the first sentence about her. */
export function isYetToCome({ tokens, sentences, text }: Facts, { mentions }: Person): boolean {
  const first = mentions[0];
  if (!first) return false;
  const { start, end } = sentences[first.sentence]!;
  const [before, after] = [
    text.slice(start, tokens[first.from]!.start),
    text.slice(tokens[first.to]!.end, end),
  ];
  return bornAfter.test(after) || joinedBefore.test(before);
}
/** After a new member of the family: " is finally born", " comes into the world". */
const bornAfter =
  /^,?(?: \p{L}+){0,3}? (?:(?:is|was|are|were) (?:finally )?(?:born|adopted)|(?:finally )?(?:arrives?(?! (?:late|early|home|back))|arrived(?! (?:late|early|home|back))|joins?|joined|comes? (?:in)?to the world|came (?:in)?to the world))\b/iu;
/** Before a new member of the family: "adopted a", "expecting our second". */
const joinedBefore =
  /\b(?:birth (?:of|to)|adopt(?:s|ed)?|marr(?:y|ies|ied)|me(?:et|ets|t)|welcom(?:es?|ed)|(?:have|had|has|got|get|expect(?:s|ed)?|(?:is|was|are|were) expecting) (?=a|an|another|our)) ?(?:(?:a|an|another|my|our|the|her|his|first|second|new|little|future|baby) ?)*$/iu;

/** Whether a mention puts its person into the picture, unless remembered, written to or yet to arrive. */
export function isThere(facts: Facts, { from, to, sentence, kind }: Mention): boolean {
  const { tokens, sentences } = facts;
  const { start, end } = sentences[sentence]!;
  const before = facts.text.slice(Math.max(start, tokens[from]!.start - reach), tokens[from]!.start);
  const after = facts.text.slice(tokens[to]!.end, Math.min(end, tokens[to]!.end + reach));
  if (elsewhere.test(before)) return false;
  // "A wooden boat that her grandfather built"
  if (/\b(?:that|which) (?:her|his|my|our|their) (?:\p{L}+ )?$/iu.test(before) && madeBefore.test(after))
    return false;
  if (absentWhile.test(before) && isAway.test(after)) return false;
  // "Because my doctor told me to"
  if (advisedBefore.test(before) && advisedAfter.test(after)) return false;
  if (phones.test(before) && farAway.test(after)) return false;
  if (beforeArrival.test(before) && arrival.test(after)) return false;
  for (let at = from - 1; at >= from - 14 && tokens[at]?.sentence === sentence; at--) {
    if (/[,;:—–]/u.test(tokens[at + 1]!.gap) || (tokens[at]!.word === 'and' && isVerb(tokens[at + 1]!.word)))
      break;
    if (remembering.test(tokens[at]!.word)) return false;
  }
  return kind !== 'pronoun' || !isOwnerOfThing(facts, from);
}

/** "His daughter takes it to football practice": "his" does not put him into the scene. */
export function isOwnerOfSubject(
  { tokens, persons }: Pick<Facts, 'tokens' | 'persons'>,
  { from, kind }: Mention,
): boolean {
  const token = tokens[from]!;
  if (kind !== 'pronoun' || !token.isFirst || !/^(?:her|his|my|their|our)$/u.test(token.word)) return false;
  return persons.some(({ mentions }) =>
    mentions.some(
      (mention) =>
        mention.kind !== 'pronoun' && mention.acts && mention.from > from && mention.from <= from + 3,
    ),
  );
}

/** "Her wardrobe" only shows the wardrobe; "her hands" and "her mother" show her. */
function isOwnerOfThing({ tokens, persons }: Facts, at: number): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  if (!/^(?:her|his|my)$/u.test(token.word) || next?.sentence !== token.sentence || next.gap !== ' ')
    return false;
  if (
    token.word === 'her' &&
    (notOwned.test(next.word) || isPerceived(tokens[at - 1]?.word ?? '', next.word))
  )
    return false;
  const owned = [1, 2, 3].map((step) => tokens[at + step]).filter((one) => one?.sentence === token.sentence);
  if (owned.some((one) => bodyPart.test(one!.word))) return false;
  return !persons.some(({ mentions }) =>
    mentions.some(({ kind, from }) => kind !== 'pronoun' && from > at && from <= at + 3),
  );
}
