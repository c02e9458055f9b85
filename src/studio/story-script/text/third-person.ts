/** Verbs that can be seen, in the form that follows "we" and begins an instruction. */
const verbs =
  `keep lower chalk breathe push add arrange arrive ask bake bite blow boil bring brew brush build bury buy call carry catch chat check cheer chew chop clap clean
  climb code comb cook count cross crouch cry cut cycle dance deliver dig dip drag draw drink drive drop dust eat examine explain feed fill film
  fix fold fry give grab grill hammer hand hang hold hug inspect jump knead kneel kiss knit knock laugh lay leave leap lean lift listen light load lock
  look measure mend mix mop mount offer open order pack paint park pay pedal peel phone photograph pick pitch place plant play point
  polish pour press pull push put rake read repair ride rinse roast roll rub run sand scrub search serve set sew shake share shovel
  show sign sing sip sit sketch sleep slice slide sow split spray spread sprinkle squeeze stack stand steer step stir stitch stretch
  sweep swim switch take talk tap taste teach tell throw tie tighten tip toss touch turn type unbox unpack unwrap wait walk wash watch
  water wave wear weed weigh whisk wipe work wrap write yawn`.split(/\s+/u);

const visible = new Set(verbs);
/** Whether a word is such a verb in the plural form. */
export const isVisibleVerb = (word: string): boolean => visible.has(word);

const thirdPerson = (verb: string): string =>
  /(?:ss|x|z|ch|sh)$/u.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

const anyVerb = `(?<verb>${verbs.join('|')})`;
const objects =
  'a|an|the|your|his|her|my|our|their|it|them|this|these|some|one|two|three|four|half|both|each|every|all|any|down|up|on|in|into|out|off|over|gently|slowly|well|carefully|for|with|until|to';
const severalPersons =
  'i|we|you|they|both|all|kids|children|people|friends|neighbou?rs|customers|guests|boys|girls|students|pupils|parents|volunteers|workers|twins|visitors';
/** "We cook", "they always swim". */
const behindSubject = new RegExp(
  `\\b(?<subject>${severalPersons}) (?<adverb>(?:\\w+ly|always|never|just|also|still|often|both|all) )?${anyVerb}\\b(?![’'])`,
  'giu',
);
const firstOf =
  '(?:(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|next|then|now|finally|lastly|after that|afterwards|before you (?:start|begin)[^,.]*|once [^,.]*|when [^,.]*|if [^,.]*|step \\w+|meanwhile|(?:at|in|on|before|after|while|during|with|for|until|to) [^,.]{1,60}(?=,))[,:]? )?(?:(?:gently|slowly|carefully|always|never|please|just|so) )?';
const notObject =
  '(?!(?:is|was|are|were|has|had|ran|runs|came|comes|fell|falls|goes|went|who|that|which|and|of)\\b)';
/** Instructions to the reader: "Next, pour two handfuls". */
const instruction = new RegExp(
  `(?<=^|[.!?:]\\s+)(?<lead>\\W*${firstOf})${anyVerb}(?= ${notObject}\\p{L})`,
  'giu',
);
const furtherInstruction = new RegExp(
  `(?<lead>(?:,| and|, and|, then| and then) (?:(?:gently|slowly|carefully|then) )?)${anyVerb}(?= (?:${objects})\\b)`,
  'giu',
);

/** The reader of an instruction, as a name to search the text for. */
export const readerName = 'You';

/** Whether a text instructs its reader: "Pour it into a bigger pot". */
export const isInstruction = (text: string): boolean =>
  text.search(instruction) >= 0 || /\bhow to \p{Ll}/iu.test(text);

/**
 * Puts verbs into the third person singular, so that one set of patterns finds them: "we cook" becomes "we cooks", and
 * "Pour it slowly" becomes "You pours it slowly".
 */
export const toThirdPerson = (text: string): string =>
  text
    .replace(/[^.!?]+[.!?]*\s*/gu, (sentence) => {
      if (sentence.search(instruction) < 0) return sentence;
      return sentence
        .replace(instruction, (...found) => {
          const { lead, verb } = found.at(-1) as { lead: string; verb: string };
          return `${lead}${readerName} ${thirdPerson(verb.toLowerCase())}`;
        })
        .replace(furtherInstruction, (...found) => {
          const { lead, verb } = found.at(-1) as { lead: string; verb: string };
          return `${lead}${thirdPerson(verb.toLowerCase())}`;
        });
    })
    .replace(behindSubject, (...found) => {
      const { subject, adverb = '', verb } = found.at(-1) as Record<string, string | undefined>;
      return `${subject} ${adverb}${thirdPerson(verb!.toLowerCase())}`;
    });
