const women = new Set(['she', 'her', 'hers', 'herself']);
const men = new Set(['he', 'him', 'his', 'himself', "he'd", "he'll"]);
export const pronounGender = (word: string): 'female' | 'male' | null =>
  women.has(word) || word.startsWith("she'") ? 'female' : men.has(word) ? 'male' : null;
export const firstPerson = new Set("i me my mine myself i'm i've i'd i'll we us we'd we've".split(' '));
export const copulas = new Set(
  "is was am i'm became becomes become remains being be been are were".split(' '),
);
/** After these words "her" is an object: "helped her to", not "her hand". */
export const notOwned =
  /^(?:a|an|the|to|in|on|at|with|from|for|and|but|that|how|what|about|out|up|down|back|over|off|into|is|was|if|when|because|so|by|as|of|her|his|my|again|too|two|three|some|all|while|before|after|through|like|every|each|there|here|today|tomorrow|who|until|since|without|across|around|beside|under|near)$/u;
const perceived =
  /^(?:film(?:s|ed|ing)?|watch(?:es|ed|ing)?|saw|sees?|heard|hears?|caught|catch(?:es)?|f(?:ound|inds?)|kept|keeps?|left|notic(?:es|ed)|spot(?:s|ted)|photograph(?:s|ed|ing)?|record(?:s|ed|ing)?|pictur(?:es|ed)|imagin(?:es|ed)|stop(?:s|ped)?|got|had)$/u;
const nounInIng =
  /^(?:wedding|morning|evening|ring|king|thing|string|wing|swing|spring|ceiling|clothing|building|stocking|earring|sling|being|drawing|painting|meeting|savings?|feeling)$/u;
/** "A farmer gives her hot milk" */
const giving =
  /^(?:g(?:ives?|ave|iving)|offer(?:s|ed)|lends?|lent|pour(?:s|ed)|serve[sd]?|teach(?:es)?|taught|tells?|told|owe[sd]?|cost)$/u;
const ownedByGiver =
  /^(?:hands?|heart|voice|name|life|time|all|best|seat|place|number|word|money|coat|jacket|keys?|phone|bag|story|dog|cat|brother|sister|mother|father|mum|mom|dad|son|daughter|husband|wife|friends?|boss|children|kids|family|parents|neighbou?rs?|grand\p{L}+|colleagues?|customers?|teacher|students|pupils)$/u;
/** "I filmed her kneading dough": "her" is an object, although a word follows that might be owned. */
export const isPerceived = (before: string, next: string): boolean =>
  (giving.test(before) && !ownedByGiver.test(next)) ||
  (perceived.test(before) && /\p{L}{2}ing$/u.test(next) && !nounInIng.test(next));
export const emptySubjects = new Set('there it this that here these those what'.split(' '));

type ObjectPronoun = { index: number; gender: 'female' | 'male' };

/** Object pronouns, with their places in the text. Possessive "her" (before a noun) is left out. */
export function findObjectPronouns(text: string): ObjectPronoun[] {
  return [
    ...text.matchAll(/(?<=(?<before>\p{L}*) ?)\b(?<word>him|her)\b(?: (?<next>[\p{L}’']+))?/giu),
  ].flatMap(({ index, groups }) => {
    const { word = '', next, before = '' } = groups ?? {};
    if (word.toLowerCase() === 'him') return { index, gender: 'male' };
    return next === undefined ||
      notOwned.test(next.toLowerCase()) ||
      isPerceived(before.toLowerCase(), next.toLowerCase())
      ? { index, gender: 'female' }
      : [];
  });
}
