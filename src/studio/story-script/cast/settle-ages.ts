import type { Age } from '#studio/story/story.ts';
import type { Person } from '../people/person.ts';
import type { Token } from '../text/tokens.ts';

const classSign = /^(?:class|classes|pupils|classroom|blackboard|kindergarten|schoolyard|classmates?)$/u;
/** "Raised his hand", "after school", "the other children". */
const pupilSign =
  /\b(?:raise[sd]?|raising|puts?|stuck) (?:up )?(?:his|her) hand|\b(?:his|her) hand (?:went|shot) up|\bhomework\b|\bafter school\b|\bthe other (?:pupils|children|kids)\b|\bclassmates?\b|\b(?:his|her) school ?bag\b|\bat school (?:she|he) (?:ate|sat|played|hid|cried|drew|never)\b|\b(?:she|he) (?:ate|sat|played|hid|cried|drew) \b[^.]*\bat school\b|\bwants? to be an? \p{L}+ (?:one day|when)\b/u;
const spouses: ReadonlySet<string> = new Set(['wife', 'husband', 'spouse']);
const grandchildSign = /^grand(?:child|children|kids?|sons?|daughters?)$/u;

/** "On her tenth birthday she asked for a haircut." */
function isOnBirthday({ mentions, isNarrator, roleKind }: Person, tokens: readonly Token[]): boolean {
  if (roleKind === 'job') return false;
  return mentions.some(({ from, kind }) => {
    if (
      kind !== 'pronoun' ||
      !/^(?:her|his|my)$/u.test(tokens[from]!.word) ||
      (isNarrator && tokens[from]!.word !== 'my')
    )
      return false;
    return youngBirthday.test(tokens[from + 1]?.word ?? '') && tokens[from + 2]?.word === 'birthday';
  });
}
/** "After forty years at the post office, Mr Bello retired." */
const retires = ({ mentions, isAnimal }: Person, tokens: readonly Token[]): boolean =>
  !isAnimal &&
  mentions.some(
    ({ to, sentence }) => tokens[to + 1]?.sentence === sentence && /^retire[sd]$/u.test(tokens[to + 1]!.word),
  );

/** "Marta feeds the goats before school", "Hanna's class was making a play". */
function goesToSchool(
  { isNarrator, isAnimal, honorific, roleKind, offspring, mentions, gender }: Person,
  tokens: readonly Token[],
): boolean {
  if (isAnimal || isNarrator || honorific !== null || roleKind === 'job' || offspring.length > 0)
    return false;
  return mentions.some(({ to, sentence, acts, isQuoted }) => {
    if (isQuoted) return false;
    const next = tokens[to + 1];
    const words = tokens.filter((token) => token.sentence === sentence).map(({ word }) => word);
    if (tokens[to]!.isPossessive && next && /^(?:class|classmates|school|form)$/u.test(next.word))
      return true;
    const said = words.join(' ');
    const own = /\b(his|her|their) (?:teacher|homework|spelling|classmates?|schoolbag)\b/u.exec(said)?.[1];
    const isOwn = own === (gender === 'female' ? 'her' : gender === 'male' ? 'his' : 'their');
    return acts && (schoolDay.test(said) || (own !== undefined && isOwn)) && !withPupils.test(said);
  });
}
const schoolDay =
  /\b(?:before|after|from|to|at|late for|missed) school\b(?! (?:teacher|board|fees|run|reunion))/u;
/** Words of adults who are at a school: teachers, drivers, parents. */
const withPupils =
  /\b(?:teach\p{L}*|taught|works?|worked|drives?|drove|pick(?:s|ed)|collect(?:s|ed)|children|kids|pupils|students|son|daughter|since school|from school days)\b/u;

const youngBirthday =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth)$/u;

/** Infers ages: pupils are children, grandparents are old, and spouses have the same age. */
export function settleAges(persons: readonly Person[], tokens: readonly Token[]): void {
  if (tokens.some(({ word }) => classSign.test(word)))
    for (const person of persons) if (isPupil(person, tokens)) person.age = 'child';
  for (const person of persons) if (person.age === null && retires(person, tokens)) person.age = 'old';
  for (const person of persons) if (person.age === null && goesToSchool(person, tokens)) person.age = 'child';
  for (const person of persons)
    if (person.age === null && !person.isAnimal && isOnBirthday(person, tokens)) person.age = 'child';
  for (const person of persons) if (person.age === 'old') growUp(person, tokens);
  for (const person of persons) if (isSiblingOfChild(person)) person.age = ageAmongSiblings(person, tokens);
  const narrator = persons.find(({ isNarrator }) => isNarrator);
  if (!narrator) return;
  const hasGrandchildren = tokens.some(
    ({ word, isQuoted, sentence }, at) =>
      grandchildSign.test(word) &&
      !isQuoted &&
      [1, 2].some((step) => tokens[at - step]?.word === 'my' && tokens[at - step]!.sentence === sentence),
  );
  if (hasGrandchildren) narrator.age ??= 'old';
  if (isAmongChildren(narrator, tokens) || isAtParents(persons, tokens)) {
    narrator.age ??= 'child';
    for (const person of narrator.siblings)
      if (person.roleKind === 'kin' && narrator.age === 'child' && person.age !== 'old')
        person.age ??= 'child';
  }
  if (narrator.age !== 'old' && narrator.age !== 'middle-aged') return;
  for (const person of persons)
    if (spouses.has(person.role) && (person.age === null || person.age === 'adult'))
      person.age = narrator.age;
}

/** "My brother and I share a room … Mum found his teddy." */
const isAtParents = (persons: readonly Person[], tokens: readonly Token[]): boolean =>
  persons.some(({ role, given }) => given === null && /^(?:mother|father)$/u.test(role)) &&
  tokens.some(({ word, isQuoted }) => !isQuoted && childish.test(word)) &&
  !tokens.some(({ word }) => grown.test(word));
const childish = /^(?:teddy|toys?|dolls?|lego|bunk|homework|playground|sandcastle|treehouse|hide-and-seek)$/u;
/** Words that show that a person is grown up. */
const grown =
  /^(?:husband|wife|boyfriend|girlfriend|married|flat|rent|job|boss|office|colleagues?|childhood|remember|years|drove|wedding)$/u;

/** "I sat on the edge while the other children jumped in." */
const isAmongChildren = ({ mentions }: Person, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word, sentence, isQuoted }, at) =>
      /^(?:children|kids|pupils)$/u.test(word) &&
      tokens[at - 1]?.word === 'other' &&
      tokens[at - 2]?.word === 'the' &&
      !isQuoted &&
      mentions.some((mention) => mention.sentence === sentence && mention.acts),
  );

/** Without an age of their own, the siblings of a child are children. */
const isSiblingOfChild = ({ age, roleKind, isAnimal, siblings }: Person): boolean =>
  age === null && roleKind !== 'job' && !isAnimal && siblings.some((one) => one.age === 'child');

const ageAmongSiblings = ({ mentions }: Person, tokens: readonly Token[]): Age =>
  mentions.some(({ from, to }) => tokens.slice(from - 1, to + 1).some(({ word }) => elderSign.test(word)))
    ? 'teen'
    : 'child';
const elderSign = /^(?:big|older|elder|eldest|oldest)$/u;

/** The son or daughter of an old person is a child only if the text says so: "her little daughter". */
function growUp({ offspring }: Person, tokens: readonly Token[]): void {
  for (const child of offspring) {
    const sentences = new Set(child.mentions.map(({ sentence }) => sentence));
    const isSaid = tokens.some(({ word, sentence }) => sentences.has(sentence) && childSign.test(word));
    if (child.age === 'child' && !isSaid) child.age = 'adult';
  }
}
/** Words beside a person that show a child. */
const childSign =
  /^(?:little|small|young|baby|toddler|newborn|school|kindergarten|toys?|doll|teddy|birthday|year-old|years|months|boy|girl|kid|child)$/u;

function isPupil(
  { isNarrator, isAnimal, honorific, roleKind, age, mentions }: Person,
  tokens: readonly Token[],
): boolean {
  if (isNarrator || isAnimal || honorific !== null || roleKind === 'job') return false;
  if (age !== null && age !== 'adult') return false;
  return mentions.some(({ sentence, acts }) => {
    const words = tokens.filter((token) => token.sentence === sentence).map(({ word }) => word);
    return acts && pupilSign.test(words.join(' '));
  });
}

/** A person who takes a loan, drives or sells is an adult, even if a father is mentioned. */
export const doesBusiness = ({ mentions }: Person, tokens: readonly Token[]): boolean => {
  const sentences = new Set(mentions.filter(({ acts }) => acts).map(({ sentence }) => sentence));
  // "His colleague laughed": the owner has colleagues, though another person acts.
  if (mentions.some(({ to }) => ownedAtWork.test(`${tokens[to]!.text} ${tokens[to + 1]?.word}`))) return true;
  return tokens.some(
    ({ word, sentence, isQuoted }) => sentences.has(sentence) && !isQuoted && businessSign.test(word),
  );
};
/** "His colleagues", "Anna's boss". */
const ownedAtWork =
  /^(?:his|her|their|my|\p{L}+['’]s?) (?:colleagues?|coworkers?|boss|clients?|customers?|employees?|office|salary|wife|husband|startup|company)$/iu;
/** Words of work, money and family that only concern adults. */
const businessSign =
  /^(?:loan|mortgage|salary|rent|drove|drives|customers|clients|sold|sells|employees?|company|invoices?|wife|husband|job|colleagues?|office|boss|lorry|truck|startup)$/u;
