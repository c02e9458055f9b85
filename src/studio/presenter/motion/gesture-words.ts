import type { Gesture } from '../arms/gestures.ts';

/** A word or phrase that a speaker underlines with a gesture; `weight` decides between neighbours. */
type Cue = { gesture: Gesture; weight: number; phrase: RegExp; atStart?: true };

/** Matched at the beginning of what is left of the text, in small letters without punctuation. */
const cues: readonly Cue[] = [
  {
    gesture: 'wave',
    weight: 5,
    phrase: /^(hi|hello|hey|hiya|welcome|good (morning|evening|afternoon))\b/,
    atStart: true,
  },
  { gesture: 'wave', weight: 5, phrase: /^(bye|goodbye|see you (soon|there|tomorrow))\b/ },
  { gesture: 'stop', weight: 5, phrase: /^(stop|wait|hold on|quit)\b/ },
  { gesture: 'stop', weight: 3.4, phrase: /^(don t|do not|never|no more|enough of)\b/ },
  {
    gesture: 'count-one',
    weight: 4.5,
    phrase:
      /^(first|firstly|number one|step one|(only|just) one|one (thing|word|reason|tip|trick|minute|step|tap|click|app|place|week|month))\b/,
  },
  {
    gesture: 'count-two',
    weight: 4.5,
    phrase: /^(second|secondly|number two|step two|two|twice|both|double)\b/,
  },
  { gesture: 'count-three', weight: 4.5, phrase: /^(third|thirdly|number three|step three|three)\b/ },
  {
    gesture: 'shrug',
    weight: 4.6,
    phrase:
      /^((i )?(don t|do not|didn t) know|who knows|no idea|no clue|whatever|nobody (knows|told|tells)|why not|not sure|i guess)\b/,
  },
  {
    gesture: 'thinking',
    weight: 4,
    phrase:
      /^(i (thought|think|wonder|wondered|used to think)|imagine|let me think|hmm|think about|ever wonder(ed)?|have you ever|what if|secret|the secret)\b/,
  },
  {
    gesture: 'heart',
    weight: 4,
    phrase:
      /^(i (love|adore)|in love|love|my favou?rite|thank you|thanks|grateful|i promise|promise|honestly|trust me|obsessed|from my heart|my (kids|family|mother|mom|daughter|son))\b/,
  },
  {
    gesture: 'thumbs-up',
    weight: 3.8,
    phrase:
      /^(great|perfect|the best|best|awesome|amazing|it works|works|recommend|i recommend|absolutely|nailed it|approved|worth it|so easy|easy|solved|problem solved)\b/,
  },
  {
    gesture: 'down',
    weight: 3.6,
    phrase:
      /^(link|below|down here|tap|click|look at (this|that)|check (this|it) out|watch this|right here|shop now|download|get yours|try it|try this|this (is|one|app|saved|changed|made|little|thing|cream|bottle|product))\b/,
  },
  {
    gesture: 'at-viewer',
    weight: 2.6,
    phrase: /^(you|your|yours|yourself|you re|you ll|you ve|everyone|everybody|guys)\b/,
  },
  {
    gesture: 'palms-up',
    weight: 2.2,
    phrase: /^(why|how|what|when|where|who|everything|all|whole|finally|so|because|every|nothing|anything)\b/,
  },
];

export type FoundCue = { gesture: Gesture; weight: number; word: number };

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const endsSentence = (word: string): boolean => /[.!?…]["”’)]*$/u.test(word);

/** The gestures that the words of a text ask for, in their order. */
export function findCues(words: readonly string[]): FoundCue[] {
  const texts = words.map(plain);
  return words.flatMap((_, word) => {
    const rest = texts.slice(word, word + 5).join(' ');
    const isFirst = word === 0 || endsSentence(words[word - 1]!);
    const cue = cues.find(({ phrase, atStart }) => (!atStart || isFirst) && phrase.test(rest));
    return cue ? [{ gesture: cue.gesture, weight: cue.weight + (isFirst ? 0.2 : 0), word }] : [];
  });
}
