import { toThird } from './inflect.ts';
import { isPluralVerb } from './read-subject.ts';
import { illness } from './words.ts';

/** Where, when and for whom it is, in the user's own words: what makes a hook of one business and not of its whole trade. */
export type Circumstances = {
  /** "Brooklyn". */
  place: string | null;
  /** Whether people travel there, as to a retreat, or live there. */
  isVisited: boolean;
  /** "It all happens at your home." */
  coming: string | null;
  /** When it is delivered: "every Friday". */
  delivered: string | null;
  /** The thing that its people have in common, said to one of them: "never learned to read music". */
  who: string | null;
  /** The same as a question without its mark: "do you ski". */
  whoAsk: string | null;
  /** The same of a third person: "is afraid of needles". */
  whoElse: string | null;
};

/** Not where a thing comes from: “knitted in Scotland”. */
const placeIn =
  /(?<!\b(?:made|batches|grown|born|built|designed|brewed|blown|woven|sewn|(?!based\b|located\b)[a-z]{3,}ed) )\b(?:in|near|around) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|French|German|Italian|Excel|Python|Notion|Canva)\b)(\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'-]+|de|del))*(?:,? [A-Z]{2}\b)?)(?=[\s.,;:!]|$)(?! (?:style|time|language)\b)/u;
const visited =
  /\b(?:tours?|retreats?|camps?|hotels?|cabins?|cottages?|villas?|stays?|cruises?|safaris?|trips?|festivals?|glamping|tastings?|charters?|(?:bike|kayak|boat|board|scooter|ski|house|home|cabin|car|jet ski) rentals?)\b/i;
const deliveredWhen =
  /\b(?:delivered|delivery|deliver|shipped|brought|sent|arrives?|to your door)\b[^.!?]*?\b((?:every|each) (?:other )?(?:[A-Z][a-z]+day|morning|week|weekend|month|two weeks)(?: (?:morning|evening)s?)?|on (?:[A-Z][a-z]+day)s?(?: (?:mornings?|evenings?))?|before (?:breakfast|lunch|dinner|work)|by (?:noon|lunch|breakfast))\b|\b((?:every|each) (?:[A-Z][a-z]+day|morning|week|month)),? (?:delivered|to your door)/;
const maxComingLength = 44;
const comesTo =
  /\b(?:we|i) (?:come|drive) (?:straight |right )?to (you|your [a-z]+(?: [a-z]+){0,2}?)(?=[.,;:!]|$| (?:and|with|in|for|so|every)\b)/i;
const at = /\bat (your (?:home|hotel|office|place|door|desk|kitchen table|workplace|driveway))\b/i;

const maxWhoWords = 7;
const whoDo =
  /\bfor (?:the )?(?:people|those|anyone|anybody|everyone|everybody|adults|men|women|folks|[a-z]+ers|[a-z]+ists|parents|moms|dads|owners|couples|students|teams) who (.+?)(?=[.,;:!–—]|$| (?:without|and|but)\b)/i;
const whoHave =
  /\bfor (?:people|those|adults|men|women|anyone) with ([a-z' -]+?)(?=[.,;:!–—]|$| who\b| and\b)/i;
const unknown = { who: null, whoAsk: null, whoElse: null };
const plain = /^[a-z0-9’' -]+$/i;
const irregular = new Map([
  ['are', 'is'],
  ['aren’t', 'isn’t'],
  ['have', 'has'],
  ['haven’t', 'hasn’t'],
  ['don’t', 'doesn’t'],
  ['do', 'does'],
]);
/** The same of a third person: "are afraid" → "is afraid", "hate" → "hates"; null where a clause can not be read. */
function ofAnother(clause: string): string | null {
  const [verb = '', ...rest] = clause.split(' ');
  const after = rest.join(' ').replace(/\byour\b/g, 'their');
  if (/^(?:can|can’t|cannot|never|won’t|will|always|already|just)$/.test(verb))
    return /^(?:never|always|already|just)$/.test(verb) &&
      !/^\w+ed\b|^(?:had|got|went|made|knew|took)\b/.test(after)
      ? null
      : `${verb} ${after}`;
  const other = irregular.get(verb);
  if (other) return `${other} ${after}`;
  return isPluralVerb(verb) ||
    /^(?:hate|love|want|need|work|get|live|forget|miss|travel|suffer|struggle|think|sit|stand|hold|own|drive|run|ski|bite|snore|fear|prefer|like|wear|cook|sleep)$/.test(
      verb,
    )
    ? `${toThird(verb)}${after ? ` ${after}` : ''}`
    : null;
}

function readWho(sold: string): Pick<Circumstances, 'who' | 'whoAsk' | 'whoElse'> {
  const has = whoHave.exec(sold)?.[1];
  const does = whoDo.exec(sold)?.[1] ?? (has ? `have ${has}` : null);
  const clause = does
    ?.trim()
    .replace(/[']/g, '’')
    .replace(/\bthemselves\b/g, 'yourself')
    .replace(/\btheir\b/g, 'your')
    .replace(/\b(?:they|them)\b/g, 'you');
  // "Those who can't afford them" do not have the things.
  if (
    !clause ||
    does?.endsWith(' them') === true ||
    illness.test(clause) ||
    !plain.test(clause) ||
    clause.split(' ').length > maxWhoWords
  )
    return unknown;
  const whoElse = ofAnother(clause);
  if (!whoElse) return unknown;
  // “Ski?” says too little, “Never learned to read music?” is how it is asked.
  const whoAsk = clause.includes(' ') ? clause.replace(/^are /, '') : `do you ${clause}`;
  return { who: clause, whoAsk, whoElse };
}

export function readCircumstances(sold: string, noun: string | null): Circumstances {
  const [, place = null] = placeIn.exec(sold) ?? [];
  const [, come] = comesTo.exec(sold) ?? [];
  const [, atYours] = at.exec(sold) ?? [];
  const when = deliveredWhen.exec(sold);
  const coming = come ? `we come to ${come}` : atYours ? `it all happens at ${atYours}` : null;
  return {
    place,
    isVisited: visited.test(noun ?? sold),
    coming: coming !== null && coming.length <= maxComingLength ? coming : null,
    delivered: when?.[1] ?? when?.[2] ?? null,
    ...readWho(sold),
  };
}
