import type { ReelIntent } from '../reel-script.ts';

/** Lead-ins to the user's own line, which follows as a sentence or a fragment of its own. */
export const offerPromises: Partial<Record<ReelIntent, readonly string[]>> = {
  launch: [
    'Here is what is new at {brand}.',
    'This is the news from {brand}.',
    'Say hello to what is new at {brand}.',
  ],
  offer: [
    'Here is the offer from {brand}.',
    'This is your nudge from {brand}.',
    'Here is what is on at {brand}.',
  ],
  founder: ['That is why there is {brand}.', 'So we started {brand}.', 'So we put our name on it, {brand}.'],
  general: ['Meet {brand}.', 'This is {brand}.', 'Say hello to {brand}.', 'Here is {brand} in a few words.'],
};
/** Where the user's line names the brand itself. */
export const namedOfferPromises = [
  'Here is the idea.',
  'Here it is, in a few words.',
  'So have a look at this.',
];
/** In reels that do not sell, before the call to action: for a name of what is sold, and for a sentence. */
export const offerAsides = {
  name: [
    'In case we have not met, here is what we do.',
    'And this is us, in a few words.',
    'What we do, in a few words?',
  ],
  sentence: ['One more thing.', 'And in case you wondered.', 'By the way.'],
};
/** Words that begin a sentence rather than a name. */
export const sentenceStart =
  /^(?:we|you|i|it|they|he|she|this|that|there|here|get|try|see|buy|book|shop|order|visit|join|start|come|take|find|make|meet|learn|discover|enjoy|save|call|ask|let|give|bring|choose|build|plan|rent|send|turn|stop|go|have|be|do|don['’]t)\b/i;

/** Before a call to action in the user's words that leaves the brand out. */
export const bridges = [
  'Start with {brand}.',
  'Look for {brand}.',
  'Remember the name, {brand}.',
  'Think of {brand}.',
];

/** Second thoughts in a long reel: which lines of the industry may join, and how they are introduced. */
export const asides = {
  benefits: [
    ['steps', 'Not sure where to begin?'],
    ['tips', 'A tip, while you are here.'],
    ['steps', 'Here is an easy way to start.'],
    ['tips', 'Take this with you in any case.'],
  ],
  tips: [
    ['evidence', 'And when you read reviews, remember this.'],
    ['steps', 'Ready to go further?'],
    ['evidence', 'Before you believe what others say, think of this.'],
  ],
  evidence: [
    ['tips', 'You can also check for yourself.'],
    ['tips', 'And when it is your turn, try this.'],
    ['benefits', 'And this is what you may hope for.'],
  ],
  craft: [
    ['benefits', 'Why all this? For the moment after.'],
    ['tips', 'And here is what we learned along the way.'],
    ['benefits', 'And then it is your turn.'],
  ],
  steps: [
    ['tips', 'Here is something for later.'],
    ['benefits', 'And this is what it is for.'],
    ['tips', 'A tip, from people who were new once.'],
  ],
} as const;
