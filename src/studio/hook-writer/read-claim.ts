import { startsWithVerb } from '#studio/english/part-of-speech.ts';
import { lowerFirst } from './inflect.ts';

const verbs =
  'keeps?|holds?|lasts?|saves?|stays?|fits?|folds?|blocks?|cuts?|stops?|charges?|cleans?|removes?|works?|protects?|cools?|heats?|dries|dry|washes|wash|reduces?|absorbs?|survives?|resists?';
const clause = new RegExp(
  `^((?:the |its |their |every |each )?[\\p{L}'-]+(?: [\\p{L}'-]+){0,2}) (?:${verbs}) (.+)$`,
  'iu',
);
const minLength = 12;
const maxLength = 70;

/** A subject with one of these is a person, a relative clause or a list. */
const noSubject =
  /\b(?:i|we|you|he|she|my|our|your|his|her|that|which|who|and|or|to|not|never|don't|doesn't|can|will|always|just)\b/i;
/** A pronoun here refers to people or to a sentence that the hook does not quote. */
const refersElsewhere = /\b(?:i|we|he|she|my|our|his|her|us|them|this|these|those|ignore|instructions?)\b/i;

/**
 * The user's own clause on the effect of the product or a part of it, to be quoted whole: "double wall keeps tea hot for
 * six hours". Null without one.
 */
export function readClaim(text: string): string | null {
  for (const part of text.split(/[.!?;:,]\s*/)) {
    const [, subject = '', rest = ''] = clause.exec(part.trim()) ?? [];
    const length = part.trim().length;
    if (!subject || length < minLength || length > maxLength) continue;
    if (/^for\b/.test(rest)) continue;
    if (noSubject.test(subject) || refersElsewhere.test(rest) || /[^\p{L}\d\s'%-]/u.test(rest)) continue;
    const isCommand = startsWithVerb(lowerFirst(subject));
    if (!isCommand) return lowerFirst(part.trim());
  }
  return null;
}
