import { startsWithVerb } from '#studio/english/part-of-speech.ts';
import { toBase } from './inflect.ts';
import { startsWithUseVerb } from './use-verbs.ts';

/** The user's words on what the product does, to be quoted after "it", and after "does it" unless they describe a state. */
export type Act = { acts: string; act: string | null };

/** States, which are not asked for: "does it need no screws?" */
const unasked = new Set(
  'need want cost weigh mean contain come include feel look smell taste fit'.split(' '),
);
const maxActLength = 72;
const relative = /\b(?:that|which) ([a-z]+)\s([^,;:(–—]+)/i;
const pronominal = /^(?:it|they) ([a-z]+)\s([^,;:(–—]+)/i;
const led = /^([a-z]+)\s([^,;:(–—]+)/i;
const end =
  /\s(?:so (?:that )?(?:you|it|they)|because|which|that|who|and (?:it|they|we|you|is|are|has|have|comes?|\w+s (?:your|the|a|an)))\b.*$/i;
const unresolved = /\b(?:it|them|themselves|they|she|he|his|her|our|we|i|us|their|me|my)\b/i;
/** "Birds by their song": the word refers to one before it. */
export const ownTheir = /(\b\w+[^s\W]s\b.*?) their\b/i;
/** "Is" and "has" describe; "a serum that smells" is not a promise. */
const stative = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'can', 'will', 'does', 'do', 'would']);

/** Null unless a clause has the product as its subject. `rest` is the first sentence after the name. */
export function readAct(sentences: readonly string[], rest: string, named: boolean): Act | null {
  const [, ...others] = sentences;
  const clause = relative.exec(rest);
  // "For restaurants that want …" tells something about the restaurants.
  const own = clause && !/\bfor\b/.test(rest.slice(0, clause.index)) ? clause : null;
  const found =
    own ??
    (named ? led.exec(rest) : null) ??
    others.map((sentence) => pronominal.exec(sentence)).find(Boolean) ??
    null;
  if (!found) return null;
  const verb = found[1]!.toLowerCase();
  const object = found[2]!.replace(end, '').trim();
  if (stative.has(verb) || object.length < 3) return null;
  const singular = toBase(verb);
  const base = singular ?? (startsWithUseVerb(verb) || startsWithVerb(`${verb} it`) ? verb : null);
  if (!base || !startsWithVerb(`${base} it`)) return null;
  const isUnclear = unresolved.test(object.replace(ownTheir, '$1')) || /[^\p{L}\d\s'’%$€£.-]/u.test(object);
  const acts = `${verb} ${object}`;
  return isUnclear || acts.length > maxActLength
    ? null
    : { acts, act: unasked.has(base) ? null : `${base} ${object}` };
}
