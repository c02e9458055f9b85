import { startsWithVerb } from '#studio/english/part-of-speech.ts';
import { fromGerund, toBase } from './inflect.ts';
import { namedThingIn, startsWithUseVerb } from './use-verbs.ts';
import { describing, removing } from './words.ts';

const maxGoalLength = 62;
const clauseEnd =
  /[,;:(–—]|\s-\s|(?<!^know)\s(?:so (?:that )?you|without|that|which|because|and (?:it|they|we|you|never|comes?|has|is|are|the|\w+s)\b|with (?:a|an|the|no|our)\b|instead of|using|in (?:under|less than)|from (?:a|an|the|our)\b|thanks to|based on)\b/i;

/** Ways to say what the user can do, from the plainest on. The last group is the verb phrase. */
const helping: readonly RegExp[] = [
  /\b(?:lets?|so that|so) (?:you|people|teams|everyone) (?:can |could )?(.+)/i,
  /\b(?:teach|teaches|shows?) (?:you|[a-z]+(?: [a-z]+){0,2}?) (?:how )?to (.+)/i,
  /\b(?:makes? it easy|an easy way|a simple way|you need|the easiest way|a way) (?:for you )?to (.+)/i,
];
/** "Shows fishermen where the swarms are" */
const showing = /\b(?:shows?|tells?) (?:you|[a-z]+(?: [a-z]+)?) ((?:where|when|how|what|which)\s.+)/i;
const aimed = /^[^,;]*?\s(?:to|for) (?!your\b|the\b|an?\b)([a-z]+(?:\s.+)?)$/i;
/** "For sailing schools" names a kind of school. */
const ofPeople =
  /^\w+ing (?:schools?|clubs?|companies|studios?|teams?|agencies|businesses|lovers|fans|instructors?|coaches|groups?|centres?|couples|mothers|families|jobs|roles|positions|interviews|careers|firms|fees)\b.*/i;
const clause = /(?:\b(?:that|which)|(?:^|\.\s)(?:it|they)) ([a-z]+)\s(.+)/i;
const unresolved = /\b(?:it|its|itself|them|themselves|they|she|he|his|her|our|we|i|us)\b/i;

/** The duration is not part of the goal: "one day I'll fade dark spots in a few weeks". */
const duration =
  /\s(?:in|within|after) (?:(?:just|only|under|less than|about) )?(?:a few|a couple of|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|\d+) (?:second|minute|hour|day|week|month|year)s?\b.*$/i;
/** "Gets red wine out of carpets" is a use, "gets soft" is not. */
const gettingRid = /\bgets? .*\b(?:out of|rid of|off)\b/i;
/** "That bake in twelve minutes" tells what the thing does by itself. */
const withoutObject =
  /^(?:in|on|at|for|with|from|by|to|into|under|through|all|again|well|fast|like|up|down|out|off|even|over|about|without|itself)\b/i;

/** "When to water, repot and feed plants": the comma does not end the phrase. */
const listed = /^(?:\S+ )*?[^\s,;:]+, (?:[^\s,]+(?: [^\s,]+)?, )*[^\s,]+(?: [^\s,]+)?,? (?:and|or)\s/;

/** "Find out", "show guests": without the clause after it nothing is said. */
const needsClause =
  /^(?:know|tell|show|find out|learn|see|check|decide|work out|remember|discover|prove|ensure|say|ask|guess|predict|remind|understand|notice|explain|make sure)(?: [a-z'-]+){0,2}$/i;

export const tidyGoal = (phrase: string): string | null => {
  if (listed.test(phrase) || /^(?:don't|doesn't|do not|can't|won't|never|not|have to)\b/i.test(phrase))
    return null;
  const [kept] = phrase.split(clauseEnd) as [string];
  if (needsClause.test(kept) && /^\s(?:that|which|how|what|if)\b/i.test(phrase.slice(kept.length)))
    return null;
  const goal = kept
    .replace(duration, '')
    .replace(/\sfor you$/i, '')
    .replace(/\s(?:while|when) you(?: are|'re) .*$/i, '')
    .trim()
    .replace(/^(?!.*\b\w+[^s\W]s\b.*\btheir\b)(.*)\btheir\b/, '$1your')
    .replace(/\bmy\b/g, 'your');
  if (goal.length < 4 || goal.length > maxGoalLength || unresolved.test(goal)) return null;
  // "Leave no streaks" is what the thing does.
  if (/^[a-z]+ no /i.test(goal)) return null;
  // "Sends you a plant" becomes "get a plant"; "matches you with a coach" does not describe the user's goal.
  if (/^save you /i.test(goal)) return goal.replace(/^save you/i, 'save');
  if (/^(?:send|bring|deliver|give) you /i.test(goal)) return goal.replace(/^\w+ you/i, 'get');
  if (/^\w+ (?:you|people|everyone)\b/i.test(goal)) return null;
  return goal[0]!.toLowerCase() + goal.slice(1);
};

/** "helps small teams share their plans" → "share your plans": the verb is one of the next words. */
function helpedGoal(sentence: string): string | null {
  const words = /\b(?:help|helps|helping) (.+)/i.exec(sentence)?.[1]?.split(' ') ?? [];
  const at = words.slice(0, 5).findIndex((word, index) => index > 0 && startsWithUseVerb(word));
  return at === -1 ? null : tidyGoal(words.slice(at).join(' '));
}

/** The use of the thing, as a verb phrase in its base form; null if the text does not name it. */
export function readGoal(sentences: readonly string[], rest: string): string | null {
  const [, knowledge] = showing.exec(sentences[0] ?? '') ?? [];
  if (knowledge) return tidyGoal(`know ${knowledge}`);
  for (const sentence of sentences) {
    const helped = helpedGoal(sentence);
    if (helped) return helped;
    for (const way of helping) {
      const goal = tidyGoal(way.exec(sentence)?.[1] ?? '');
      if (goal && (startsWithUseVerb(goal) || startsWithVerb(goal))) return goal;
    }
  }
  for (const sentence of [rest, ...sentences.slice(1)]) {
    const found = clause.exec(sentence);
    const isDescribing = found && describing.has(found[1]!.toLowerCase()) && !gettingRid.test(found[0]);
    const base = found && !isDescribing ? toBase(found[1]!.toLowerCase()) : null;
    const plural = found && startsWithUseVerb(found[1]!) ? found[1]!.toLowerCase() : null;
    const verb = plural ?? base;
    const goal = verb && !withoutObject.test(found![2]!) ? tidyGoal(`${verb} ${found![2]}`) : null;
    if (goal) return goal;
  }
  const purpose = aimed
    .exec(rest)?.[1]
    ?.replace(/^(?:standing desks?\b.*|(?:measure|order|scale)$)/i, '')
    .replace(ofPeople, '');
  if (purpose) {
    const [verb, ...words] = purpose.split(' ');
    const base = fromGerund(verb!) ?? (startsWithUseVerb(verb!) ? verb! : null);
    const goal = base ? tidyGoal([base, ...words].join(' ')) : null;
    if (goal) return goal;
  }
  // "Hold your phone steady": a determiner shows that the word before is a verb.
  const isCommand =
    /^[A-Z][a-z]+ (?:your|any|every|more)\b/.test(rest) &&
    startsWithVerb(rest) &&
    namedThingIn(rest) === null;
  return startsWithUseVerb(rest) || isCommand ? tidyGoal(rest) : null;
}

const troubled: readonly RegExp[] = [
  /\bno more ([a-z][^,.;!?]*)/i,
  /\b(?:tired of|sick of|fed up with|struggle with|struggling with|suffer from|goodbye to) ([a-z][^,.;!?]*)/i,
  /\binstead of ([a-z][^,.;!?]*)/i,
];

/** The problem that the thing solves; null if the text does not name it. */
export function readProblem(text: string, goal: string | null): string | null {
  for (const way of troubled) {
    const found = way
      .exec(text)?.[1]
      ?.split(/\s(?:with (?=[A-Z])|and (?:no|never)|or|while|when|because|so)\b/)[0]
      ?.trim();
    const isGood =
      found && found.length <= 40 && !unresolved.test(found) && !/^(?:a|an|your|being|having)\b/.test(found);
    if (isGood && !/ing\b/.test(found.split(' ')[0]!)) return found;
  }
  const verb = goal ? removing.exec(goal)?.[0] : null;
  const object = verb
    ? goal!
        .slice(verb.length)
        .split(/\s(?:in|on|at|for|with|from|while|when|during|between|after|before|by|of your)\b/)[0]!
    : '';
  return object.length > 2 && !/ and |\d/.test(object) ? object : null;
}
