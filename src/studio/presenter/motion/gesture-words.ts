import { hasSentenceMark } from '../../speech/text/sentence-end.ts';
import type { Gesture } from '../arms/gestures.ts';

/** A word or phrase that speakers emphasize with a gesture; `weight` decides between neighbouring phrases. */
type Cue = {
  gesture: Gesture;
  weight: number;
  phrase: RegExp;
  /** Only at the start of a sentence. */
  atStart?: true;
  /** Not directly after one of these words. */
  notAfter?: RegExp;
  /** Not shortly after a negation. */
  notNegated?: true;
};

/** After these words "don't" and "never" make a statement; without them they are an order. */
const statementWords =
  /^(i|you|we|they|it|he|she|people|who|that|ve|d|ll|have|had|has|was|were|is|are|will|would|could|can|to|almost|probably|ones?|works?)$/;
const negation =
  /^(not|no|nothing|never|nobody|neither|nor|hardly|barely|without|don|doesn|didn|isn|wasn|aren|won|wouldn|can|couldn|ain)$/;
/** Excludes amounts and figures, which are not counted on fingers. */
const counted = String.raw`\b(?! (\d|dollars?|bucks|euros?|pounds?|percent|cents?|o clock|am|pm|thousand|hundred|million|out of))`;

/** Words before a time of day, an age or a share, which are not counted on fingers either. */
const beforeUncounted = /^(of|at|by|until|till|before|after|around|past|age|aged)$/;

/** Matched at the start of the remaining text, in lower case without punctuation. */
const cues: readonly Cue[] = [
  {
    gesture: 'wave',
    weight: 5,
    phrase: /^(hi|hello|hey|hiya|welcome|(good )?(morning|evening|afternoon))\b/,
    atStart: true,
  },
  {
    gesture: 'wave',
    weight: 5,
    phrase:
      /^(bye|goodbye|farewell|so long(?! as)|see you (soon|there|tomorrow)|(it s|we re|this is) over|break(ing)? up with|what s up)\b/,
  },
  { gesture: 'wave', weight: 5, phrase: /^((raise|put|hold) (up )?(your|a) hands?|hands up)\b/ },
  {
    gesture: 'stop',
    weight: 5,
    phrase: /^(stop|wait|hold on)\b/,
    // "Can’t wait", "worth the wait", "to stop".
    notAfter: /^(t|to|the|a|worth|never|not)$/,
  },
  { gesture: 'stop', weight: 5, phrase: /^quit\b/, atStart: true },
  {
    gesture: 'stop',
    weight: 3.4,
    phrase: /^((don t|do not)\b(?! (have|need|know|worry))|never|no more|enough of)\b/,
    notAfter: statementWords,
  },
  {
    gesture: 'stop',
    weight: 4.2,
    phrase: /^(no \w+ (and )?no \w+|zero \w+ zero \w+)\b/,
    notAfter: /^no$/,
  },
  {
    gesture: 'stop',
    weight: 3.6,
    phrase:
      /^((please )?(throw (out|away)|toss|ditch|forget|skip|avoid|say no)|enough|not (anymore|again|so fast))\b/,
    atStart: true,
  },
  {
    gesture: 'thumbs-up',
    weight: 4.7,
    phrase: /^(hands down|(\w+) out of \2|two thumbs up|thumbs up)\b/,
  },
  {
    gesture: 'count-one',
    weight: 4.5,
    phrase:
      /^(first(?! (time|thousand|hundred|few|days?|weeks?|months?|years?|place|class|aid|customers?|people|person))|firstly|number (one|1)|step (one|1)|(only|just) (one|1)|one (thing|word|reason|tip|trick|minute|step|tap|click|app|place|week|month)|1 (?!\d|percent)[a-z])\b/,
    notAfter: /^at$/,
  },
  {
    gesture: 'count-one',
    weight: 3.2,
    phrase: /^(one|1) (?!of|day|more|in|on|could|can|has|is|out)[a-z]{3,}\b/,
    atStart: true,
  },
  {
    gesture: 'count-two',
    weight: 4.5,
    phrase: new RegExp(
      `^(second|secondly|number two|number 2|step two|step 2|twice|both|double|(two|2)${counted})\\b`,
    ),
    notAfter: beforeUncounted,
  },
  {
    gesture: 'count-three',
    weight: 4.5,
    phrase: new RegExp(`^(third|thirdly|number three|number 3|step three|step 3|(three|3)${counted})\\b`),
    notAfter: beforeUncounted,
  },
  {
    gesture: 'count-more',
    weight: 2.9,
    phrase: new RegExp(`^([4-9]|10|four|five|six|seven|eight|nine|ten)${counted}`),
    notAfter: beforeUncounted,
  },
  {
    gesture: 'shrug',
    weight: 4.6,
    phrase:
      /^((i )?(don t|do not|didn t) know|who knows|no idea|no clue|whatever|nobody (knows|told|tells|is talking)|why not|not sure|i guess|is it (just |only )?me|same here|me neither|go figure|beats me|turns out|somehow|apparently|don t ask me|(i )?(have my )?doubts?( it)?|doubtful)\b/,
    notAfter: /^no$/,
  },
  {
    gesture: 'thinking',
    weight: 4,
    phrase:
      /^(i (thought|think|wonder|wondered|used to think)|wondering|imagine|let me think|hmm|think about|ever (wonder(ed)?|tried|noticed)|have you ever|remember (when|how|the)|do you remember|picture (this|your|a|yourself|it)|guess|what if|secret|the secret)\b/,
  },
  {
    gesture: 'heart',
    weight: 4,
    phrase:
      /^(i (love|adore)|in love|love|my favou?rite|thank you|thanks|grateful|i promise|promise|honest|honestly|confess|i confess|confession|admit|i admit|trust me|obsessed|from my heart|my (kids|family|mother|mom|daughter|son|grandmother|grandma|husband|wife|dad|father|baby)|(so |very |really )?proud|i owe|apology|apologi[sz]e|(i m )?(so )?sorry|i swear|from the bottom|means the world|forgive)\b/,
  },
  {
    gesture: 'thumbs-up',
    weight: 3.8,
    phrase:
      /^(great|perfect|the best|best|awesome|amazing|it works|works|recommend|i recommend|absolutely|nailed it|approved|worth it|so easy|easy|(so|that) simple|simple|done|solved|problem solved|(so |just |pure |absolutely )?(brilliant|genius|fantastic|incredible|excellent|wonderful|delicious|unbeatable|flawless)|passed|approved by|certified|award winning|guaranteed|(five|5) stars?|congrats|congratulations|well done|comfiest|softest|easiest|tastiest|smoothest)\b/,
    notNegated: true,
  },
  {
    gesture: 'down',
    weight: 3.8,
    phrase:
      /^(link|below|(leave|drop) (a|your|me)|down here|down below|tap|click|comment|swipe|subscribe|look at (this|that)|check (this|it) out|watch this|right here|shop now|download|get yours|grab (yours|one|it|this|the|a)|save (this|it for)|follow (me|us|for|along|this)|try (it|this|one|our)|this (is|one|app|saved|changed|made|little|thing|cream|bottle|product))\b/,
    notAfter: /^(no|your|their|a)$/,
  },
  {
    gesture: 'offer',
    weight: 3.6,
    phrase:
      /^(meet|introducing|presenting|met (this|the|my|our)|here (s|is|are) (the|my|our|what|why|how))\b/,
  },
  {
    gesture: 'at-viewer',
    weight: 2.6,
    phrase: /^(you|your|yours|yourself|you re|you ll|you ve|everyone|everybody|guys)\b/,
  },
  {
    gesture: 'palms-up',
    weight: 2.2,
    phrase:
      /^(can t believe|couldn t believe|unpopular opinion|hot take|no way|are you kidding|seriously|listen|why|how|what|when|where|who|everything|all|whole|finally|so|because|every|nothing|anything)\b/,
  },
];

export type FoundCue = { gesture: Gesture; weight: number; word: number };

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Number of words that a negation reaches. */
const negationReach = 4;

/** Whether a preceding word of the same sentence negates the phrase. */
function isNegated(words: readonly string[], texts: readonly string[], word: number): boolean {
  for (let before = word - 1; before >= Math.max(0, word - negationReach); before -= 1) {
    if (hasSentenceMark(words[before]!)) return false;
    const [head = '', tail] = texts[before]!.split(' ');
    // "Can’t" is a negation, "can" is not.
    if (negation.test(head) && (tail === 't' || !/^(can|won|don)$/.test(head))) return true;
  }
  return false;
}

/** The gestures that match words of a text, in text order. */
export function findCues(words: readonly string[]): FoundCue[] {
  const texts = words.map(plain);
  return words.flatMap((_, word) => {
    const rest = texts.slice(word, word + 5).join(' ');
    const isFirst = word === 0 || hasSentenceMark(words[word - 1]!);
    const before = isFirst ? '' : (texts[word - 1]!.split(' ').at(-1) ?? '');
    const cue = cues.find(
      ({ phrase, atStart, notAfter, notNegated }) =>
        (!atStart || isFirst) &&
        !notAfter?.test(before) &&
        phrase.test(rest) &&
        !(notNegated && isNegated(words, texts, word)),
    );
    return cue ? [{ gesture: cue.gesture, weight: cue.weight + (isFirst ? 0.45 : 0), word }] : [];
  });
}
