import { isVerb } from '../text/dictionary.ts';
import { groupWords } from '../words/groups.ts';
import { roleRows } from '../words/roles.ts';

const living: ReadonlySet<string> = new Set([
  ...roleRows.flatMap(([phrase]) => phrase.split(' ')),
  ...Object.keys(groupWords),
  ...'i he she we they you who person someone somebody everyone everybody one ones two three both man men woman women'.split(
    ' ',
  ),
]);

/** A noun phrase at the end of a clause's beginning: "… and the first loaves ". */
const subject =
  /(?:^|[.!?,;:–—]|\b(?:and|while|as|but|when|then|where|because|so|until|before|after|if|that|now|today))\W*(?:the|an?|this|its|her|his|my|our|their|every|each|all) (?<words>(?:[\p{L}’'-]+ ){1,3})$/iu;

/** Whether the subject of the verb after `before` is a thing: "the first loaves", but not "the old man" or "my dog". */
export function isThingSubject(before: string): boolean {
  const words = subject.exec(before)?.groups?.['words']?.toLowerCase().trim().split(' ');
  if (!words) return false;
  const noun = words.filter(
    (word) => !/(?:^(?:had|has|have|then|never|always|even|just|soon)|ly)$/u.test(word),
  );
  if (noun.some((word) => living.has(word.replace(/[’']s?$/u, '')))) return false;
  return noun.length > 0 && !noun.slice(0, -1).some((word) => isVerb(word));
}
