import { lookUpTags, tagWords } from '#studio/english/part-of-speech.ts';
import type { NamedThing } from './name-thing.ts';
import { isThirdPerson } from './read-subject.ts';
import { namedThingIn } from './use-verbs.ts';
import { countedNouns } from './words.ts';

/** Checks on what was read: a phrase that fails is not used, because a plainer hook is better than a broken one. */

const determiner = /^(?:the|a|an|your|my|our|their|its|every|each|any|all|this|that|these|those)$/i;
const notOfNouns =
  /^(?:it|they|we|you|i|he|she|them|us|nobody|somebody|everybody|is|are|was|were|has|have|can|will|who|which|what|where|when|if|like|than|just|please|not|never|also|too|yet|everything|something|anything|nothing|because|since|me|my)$/i;

/** "Get paid faster" and "tired of cables" name nothing. */
const opensClause =
  /^(?:get|stop|tired|sick|never|no|why|how|what|turn|make|be|go|do|say|let|want|need|ready|looking|meet|forget|keep|learn|save|find|see|try|are|is|does|can|build|grow|start|finally|because|every|each)\s/i;
const endsLoosely =
  /(?:'s|s'|\b(?!jelly|family|belly|supply|lily|dolly|trolley|assembly)\w+ly|\b(?:faster|better|easier|smarter|cheaper|again|more|less|too|away|off|up|out))$/i;

/** "A and B" are two things, "salt and vinegar crisps" are one. */
const isCoordinated = (words: readonly string[]): boolean =>
  words.some((word, at) => /^(?:and|or|&|plus|nor)$/i.test(word) && at >= words.length - 2);

/** Adjectives that name a thing at the end of its name: "chili crisp". */
const namedByQuality =
  /^(?:crisp|original|collectible|ceramic|antique|classic|adhesive|cosmetic|preserve)s?$/i;

/** A noun phrase without its article, such as "washable cover". */
export function isSoundNoun(noun: string): boolean {
  const words = noun.replace(/\bIT\b/g, 'computer').split(' ');
  if (isCoordinated(words) || words.some((word) => determiner.test(word) || notOfNouns.test(word)))
    return false;
  if (words.length > 1 && /(?<!se|fe|ee|b|sle|bre|spe)ed$/i.test(words.at(-1)!) && !/\bshed$/i.test(noun))
    return false;
  if ((opensClause.test(noun) && namedThingIn(noun) === null) || (words.length > 1 && endsLoosely.test(noun)))
    return false;
  // "App splits rent": a verb in the third person between two nouns.
  const tags = tagWords(noun);
  const last = tags.at(-1)?.tags ?? [];
  // "Cleaning crew deep" ends in front of a verb.
  const isKnown =
    lookUpTags(words.at(-1)!.toLowerCase()).includes('Adjective') && !namedByQuality.test(words.at(-1)!);
  if (words.length > 1 && isKnown && last.includes('Adjective') && !last.includes('Noun')) return false;
  return !tags.some(
    ({ text, tags }, at) =>
      at > 0 && at < words.length - 1 && tags.includes('PresentTense') && isThirdPerson(text.toLowerCase()),
  );
}

/** A noun phrase that can follow "with", with its article. */
export function isSoundFeature(feature: string): boolean {
  const bare = feature.replace(/^an? /, '');
  const [first = '', next = ''] = bare.split(' ');
  if (!isSoundNoun(bare) || isThirdPerson(first)) return false;
  // "A froths like dairy", "track budgets" and "chase suppliers" are clauses.
  if (bare !== feature && /[^s]s$/.test(first) && /^(?:like|as|up|down|in|on)$/.test(next)) return false;
  const [lead, object] = tagWords(`please ${bare}`).slice(1);
  const isCommand = lead?.tags.includes('Verb') && !/(?:ed|ing|en)$/.test(first);
  return !(isCommand && object !== undefined && /(?:[^s]s|your|the)$/.test(object.text));
}

/** "Sleep headphones", "travel photographers": nothing can be slept or traveled. */
const isNounPhrase =
  /^(?:sleep|travel|swim|hike|camp|surf|work|exercise|relax|rest|nap|sit|stand|fall|check in) (?!through\b|less\b|across\b|towards?\b)[a-z-]+s\b|^check in any\b|^stop motion\b/;

/** A verb phrase in its base form, such as "fade dark spots". */
export const isSoundGoal = (goal: string): boolean =>
  !/\b(?:and|or) (?:to|from|in|on|at|for|with|so|because|that)\b/.test(goal) &&
  !/^(?:work|play|run|walk|travel|sleep|stand|sit) (?:and|or)\b/.test(goal) &&
  !isNounPhrase.test(goal) &&
  !/\b(?:the|a|an|your|and|or|of|to|with|for|that|which|from|in)$/.test(goal);

/** "Fire extinguisher inspection and training" is one offer, without an article. */
export function asJointWork(named: NamedThing): NamedThing | null {
  const parts = named.noun.split(' and ');
  const isJoint = parts.length === 2 && parts[0]!.includes(' ') && parts.every((part) => isSoundNoun(part));
  if (isJoint && countedNouns.test(named.noun)) return named;
  return isJoint ? { ...named, thing: named.noun, isMass: !named.isPlural } : null;
}
