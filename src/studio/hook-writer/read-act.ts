import { startsWithVerb } from '#studio/english/part-of-speech.ts';
import { toBase } from './inflect.ts';
import { forPeople } from './name-thing.ts';
import { withBaseForms } from './point.ts';
import { startsWithUseVerb } from './use-verbs.ts';

/** The user's words on what the product does, to be quoted after "it", and after "does it" unless they describe a state. */
export type Act = { acts: string; act: string | null };

/** States, which are not asked for: "does it need no screws?" */
const unasked = new Set(
  'know need want cost weigh mean contain come include feel look smell taste fit'.split(' '),
);
const maxActLength = 72;
/** Up to a comma, unless that parts a short list: "when to water, repot and feed plants". */
const rest = '([^,;:(–—]+(?:(?:, [^\\s,;:(–—]+(?: [^\\s,;:(–—]+)?)+,? (?:and|or) [^,;:(–—]+)?)';
const relative = new RegExp(`\\b(?:that|which) ([a-z]+)\\s${rest}`, 'i');
const pronominal = new RegExp(`^(?:it|they) ([a-z]+)\\s${rest}`, 'i');
const led = new RegExp(`^([a-z]+)\\s${rest}`, 'i');
const end =
  /\s(?:so (?:that )?(?:you|it|they)|because|and (?:it|they|we|you|is|are|has|have|comes?|costs?|sells?|\w+s (?:your|the|a|an)))\b.*$/i;
const unresolved = /\b(?:it|them|themselves|they|she|he|his|her|our|we|i|us|their|me|my)\b/i;
/** "Birds by their song", "tells renters what to do before they move": the word refers to one before it. */
export const ownTheir = /(\b\w+[^s\W]s\b.*?) (?:their|they)\b/i;

/** "Is" and "has" describe; "a serum that smells" is not a promise. */
const stative = new Set([
  'never',
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'can',
  'will',
  'does',
  'do',
  'would',
]);

/** "Never slip": what does not happen is quoted whole. */
const negative = /\b(?:that|which|it|they) (never|don't|doesn't|won't) ([a-z]+[^.,;:(–—]*)/i;

/** Null unless a clause has the product as its subject. `rest` is the first sentence after the name. */
export function readAct(sentences: readonly string[], rest: string, named: boolean): Act | null {
  const [, ...others] = sentences;
  const relativeClause = relative.exec(rest);
  // "For restaurants that want …" tells something about the restaurants.
  const own = relativeClause && !/\bfor\b/.test(rest.slice(0, relativeClause.index)) ? relativeClause : null;
  const clauses = [
    own,
    named ? led.exec(rest) : null,
    ...others.map((sentence) => pronominal.exec(sentence)),
  ];
  for (const clause of clauses) {
    const act = clause && readClause(clause[1]!.toLowerCase(), clause[2]!);
    if (act) return act;
  }
  const [, not, words] =
    negative.exec([/\bfor\b.*\b(?:that|which)\b/i.test(rest) ? '' : rest, ...others].join('. ')) ?? [];
  const negated = words?.trim();
  const isPlain = negated && startsWithVerb(`${negated} it`) && !unresolved.test(negated);
  return isPlain && negated.length <= maxActLength ? { acts: `${not} ${negated}`, act: null } : null;
}

function readClause(verb: string, rest: string): Act | null {
  // "That kids can flip" is about the kids.
  if (/^(?:can|could|will|would|may|might|must|should)\b/.test(rest)) return null;
  const object = rest.replace(end, '').replace(forPeople, '').trim();
  if (stative.has(verb) || /^(?:ships?|arrives?|costs?)$/.test(verb) || object.length < 3) return null;
  const singular = toBase(verb);
  const base = singular ?? (startsWithUseVerb(verb) || startsWithVerb(`${verb} it`) ? verb : null);
  if (!base || !startsWithVerb(`${base} it`)) return null;
  const isUnclear = unresolved.test(object.replace(ownTheir, '$1')) || /[^\p{L}\d\s'’%$€£.,-]/u.test(object);
  const acts = `${verb} ${object}`;
  return isUnclear || acts.length > maxActLength
    ? null
    : {
        acts,
        act:
          unasked.has(base) || object.includes(',') || /^no /i.test(object)
            ? null
            : withBaseForms(`${base} ${object}`),
      };
}
