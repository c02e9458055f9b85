import { startsWithVerb } from '#studio/english/part-of-speech.ts';
import { capitalise, lowerFirst } from './inflect.ts';
import { isThirdPerson } from './read-subject.ts';
import { startsWithUseVerb } from './use-verbs.ts';

const minLength = 6;
const maxLength = 56;
const minWords = 2;

/** A number, or a plain statement of what is not needed or what is safe: the facts that people buy on. */
const selling =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) (?:seconds|minutes|hours|days|weeks|years)\b|^(?:no|zero|without|safe|ready|free (?:of|for|to|with|until)|dishwasher|machine[ -]wash|works without|tested|made in|cancel)\b|\b(?:included|free)$/i;
/** These need another sentence, speak for the sellers, or are orders. */
const notAlone =
  /\b(?:i|he|she|his|her|them|their|they|it|its|this|these|those|which|that|who|ignore|instructions?|prompts?)\b|[“”"<>{}|@/\\]|https?:|www\./i;
const endsOpen = /\b(?:and|or|with|for|to|of|the|a|an|in|from|by|no|less|than|more|extra)$/i;
const linked = /^(?:and|but|or|so|because|while|when|if|to|for|from (?![$€£])|by|at|which|that|who)\b/i;

/** "£16 a tin" is only a price, "One bottle washes 30 cars for $18" is more. */
const onlyPrice = /^(?:only |just )?(?:US)?[$€£]\s?[\d.,]+(?: \S+){0,3}$/i;

const isPlain = (part: string): boolean =>
  part.length >= minLength &&
  part.length <= maxLength &&
  part.split(' ').length >= minWords &&
  !onlyPrice.test(part) &&
  !notAlone.test(part) &&
  !endsOpen.test(part) &&
  !linked.test(part) &&
  !startsWithUseVerb(part) &&
  !startsWithVerb(lowerFirst(part));

/** At most two facts beyond the first clause, as they were written: "Safe to lick", "Done in 40 minutes". What is `quoted` elsewhere is none. */
export function readFacts(text: string, quoted: readonly (string | null)[]): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.replace(/[.!?]+$/, '').trim());
  const parts = sentences.flatMap((sentence, index) => {
    const [head = '', ...others] = sentence.split(/,\s|;\s|\s[–—]\s/);
    return index === 0 ? others : [head, ...others];
  });
  const said = new Set(quoted.map((phrase) => phrase?.toLowerCase()));
  const facts = parts.filter(
    (part) =>
      !said.has(part.toLowerCase()) &&
      (selling.test(part) || isThirdPerson(part.split(' ')[0]!)) &&
      isPlain(part),
  );
  return [...new Set(facts.map(capitalise))].slice(0, 2);
}
