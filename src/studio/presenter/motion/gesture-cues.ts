import type { Gesture } from '../arms/gestures.ts';

/** A word or phrase that speakers emphasise with a gesture; `weight` decides between neighbouring phrases. */
export type Cue = {
  gesture: Gesture;
  weight: number;
  phrase: RegExp;
  /** Only at the start of a sentence, or of a clause as well. */
  at?: 'sentence' | 'clause';
  /** Also within a question. */
  orInQuestion?: true;
  /** Also directly after one of these words. */
  orAfter?: RegExp;
  /** Not directly after one of these words. */
  notAfter?: RegExp;
  /** Not shortly after a negation. */
  notNegated?: true;
};

/** After these words "don't" and "never" make a statement; without them they are an order. */
const statementWords =
  /^(i|you|we|they|it|he|she|people|who|that|ve|d|ll|have|had|has|was|were|is|are|will|would|could|can|to|almost|probably|ones?|works?)$/;
/** Not before these: amounts and figures are not counted on fingers. */
const notAmount = String.raw`\b(?! (\d|(dollars?|bucks|euros?|pounds?|percent|cents?|o clock|am|pm|thousand|hundred|million|out of)\b))`;

/** Words before a time of day, an age or a share, which are not counted on fingers either. */
const beforeUncounted = /^(of|at|by|until|till|before|after|around|past|age|aged)$/;

/** Before an order in the middle of a clause. */
const wordsBeforeOrder = /^(please|so|then|simply)$/;

/** Words after "this" or "these" that name no thing to show: "this week", "this happens", "these are". */
const notThings =
  'is|was|are|were|has|have|had|will|would|can|could|does|did|isn|changed|made|saved|happens?|happened|means|week|month|year|morning|afternoon|evening|summer|winter|spring|autumn|fall|time|moment|weekend|monday|friday|way|much|far|long|late|early|good|easy|and|or|but|before|after|because|if|when|for|to|on|in|by|with|you|i|we|he|she|they|it|kept|keeps';

const address = /^(you|your|yours|yourself|you re|you ll|you ve|everyone|everybody|guys)\b/;

/**
 * The first cue that matches at a word is taken, so their order is one of precedence. Matched at the start of the remaining
 * text, in lower case without punctuation.
 */
export const cues: readonly Cue[] = [
  {
    gesture: 'wave',
    weight: 5,
    phrase: /^(hi|hello|hey|hiya|welcome|(good )?(morning|evening|afternoon))\b/,
    at: 'sentence',
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
    phrase: /^(stop|wait|hold on|hang on)\b/,
    // "Can’t wait", "worth the wait", "to stop".
    notAfter: /^(t|to|the|a|worth|never|not)$/,
  },
  {
    gesture: 'stop',
    weight: 5,
    phrase: /^(quit|freeze|pause|hold (it|up)(?! (in|to|against|under)))\b/,
    at: 'sentence',
  },
  {
    gesture: 'stop',
    weight: 4.4,
    phrase: /^(warning|beware|caution|careful|be careful|watch out|look out|attention|danger)\b/,
    at: 'sentence',
  },
  {
    // "No drama." "No more queues."
    gesture: 'stop',
    weight: 3.3,
    phrase: /^no (?!(one|body|way|ideas?|clue|matter|doubts?|wonder|thanks|jokes?|offen[cs]e)\b)[a-z]+/,
    at: 'sentence',
  },
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
    at: 'sentence',
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
      /^first\b(?! (times?|thousand|hundred|few|days?|weeks?|months?|years?|place|prize|class|aid|loves?|dates?|cars?|jobs?|homes?|houses?|child(ren)?|bab(y|ies)|customers?|people|person)\b)/,
    at: 'clause',
    orAfter: /^(the|is|s)$/,
  },
  {
    gesture: 'count-one',
    weight: 4.5,
    phrase:
      /^(firstly|number (one|1)|step (one|1)|(only|just) (one|1)|one (thing|number|word|question|rule|reason|ingredient|tip|trick|minute|step|tap|click|app|place|week|month)|1 (?!\d|percent)[a-z])\b/,
    notAfter: /^at$/,
  },
  {
    gesture: 'count-one',
    weight: 3.2,
    phrase:
      /^(one|1) (?!(of|day|night|more|in|on|could|can|has|is|out|that|who|which|by|man|woman|person)\b)[a-z]{3,}\b/,
    at: 'clause',
  },
  {
    gesture: 'count-two',
    weight: 4.5,
    phrase: new RegExp(
      `^(second|secondly|number two|number 2|step two|step 2|twice|both|double|(two|2)${notAmount})\\b`,
    ),
    notAfter: beforeUncounted,
  },
  {
    gesture: 'count-three',
    weight: 4.5,
    phrase: new RegExp(`^(third|thirdly|number three|number 3|step three|step 3|(three|3)${notAmount})\\b`),
    notAfter: beforeUncounted,
  },
  {
    gesture: 'count-more',
    weight: 2.9,
    phrase: new RegExp(`^([4-9]|10|four|five|six|seven|eight|nine|ten)${notAmount}`),
    notAfter: beforeUncounted,
  },
  {
    gesture: 'shrug',
    weight: 4.6,
    phrase:
      /^((i )?(don t|do not|didn t) know|who knows|no idea|no clue|whatever|(nobody|no one) (knows|told|tells|is talking|mentions|talks|warns|warned|believes|believed)|why not|not sure|i guess|is it (just |only )?me|same here|me neither|(not|never) (really |quite |so )?(convinced|certain)|unconvinced|hard to say|go figure|beats me|turns out|somehow|apparently|don t ask me|(i )?(have my )?doubts?( it)?|doubtful)\b/,
    notAfter: /^(no|does|do|did|has|have|will|would)$/,
  },
  {
    gesture: 'shrug',
    weight: 3.4,
    phrase: /^(nobody|no one)\b/,
    at: 'sentence',
  },
  {
    gesture: 'thinking',
    weight: 4,
    phrase:
      /^(i (thought|think|wonder|wondered|used to think)|wondering|imagine|let me think|hmm|think about|think twice|ever (wonder(ed)?|tried|noticed)|have you ever|remember (when|how|the)|do you remember|picture (this|your|a|yourself|it)|guess|what if|secret|the secret|psst|shh+|between (you and me|us))\b/,
  },
  {
    // A dedication.
    gesture: 'heart',
    weight: 3.9,
    phrase: /^(this|it s|it is)( \w+)? (is )?for (him|her|them|mum|mom|dad|grandma|grandpa)\b/,
  },
  {
    gesture: 'heart',
    weight: 4,
    phrase:
      /^(i (love|adore)|in love|love|my favou?rite|thank you|thanks|grateful|i promise|promise|honest|honestly|confess|i confess|confession|admit|i admit|trust me|obsessed|from my heart|my (kids?|child(ren)?|toddler|family|parents|mother|mom|mum|mam|mummy|mommy|daughter|son|sister|brother|grand(mother|father|ma|pa|parents)|nan|nana|nanna|granny|gran|husband|wife|fianc[eé]e?|partner|girlfriend|boyfriend|dad|father|baby|best friend|little (girl|boy|one))|(so |very |really )?proud|i owe|apology|apologi[sz]e|(i m )?(so )?sorry|i swear|from the bottom|means the world|forgive)\b/,
  },
  {
    gesture: 'thumbs-up',
    weight: 3.8,
    phrase:
      /^(great|perfect|the best|best|awesome|amazing|it works|works|recommend|i recommend|absolutely|nailed it|approved|worth it|so easy|easy|(so|that) simple|simple|done(?! (paying|with|buying|waiting|wasting|trying))|solved|problem solved|(so |just |pure |absolutely )?(brilliant|genius|fantastic|incredible|excellent|wonderful|delicious|unbeatable|flawless)|passed|approved by|certified|award winning|guaranteed|(five|5) stars?|congrats|congratulations|well done|comfiest|softest|easiest|tastiest|smoothest)\b/,
    notNegated: true,
  },
  {
    gesture: 'down',
    weight: 3.8,
    phrase:
      /^(link|below|(leave|drop) (a|your|me)|down here|down below|tap|click|comment|swipe|subscribe|look at (this|that)|see this|check (this|it) out|watch (this|what|how)|right here|shop now|download|get yours|grab (yours|one|it|this|the|a)|save (this|it for)|follow (me|us|for|along|this)|try (it|this|one|our)|this (is|one|app|saved|changed|made|little|thing|cream|bottle|product))\b/,
    notAfter: /^(no|your|their|a)$/,
  },
  {
    gesture: 'down',
    weight: 3.8,
    phrase:
      /^((pre ?)?order(?! (matters|is))|buy|shop|sign up|join|reserve|register|enrol+|apply (now|here|today|online)|book (a|an|your|now|the|my|our|it|in|online|today)|call (us|me (?!crazy)|now|today|the)|claim|redeem|get (yours?|it|one|two|the|this|these|a|an|free|started|\d+)|send (me|us|this|the|your)|start (your|the|a|today|now|free|here|saving)|visit|use (the )?code|scan|snag|pick (up|one|yours)|add (it |this |one )?to (your )?(cart|basket|bag)|share|tag|message|text (me|us)|dm)\b/,
    at: 'clause',
    orAfter: wordsBeforeOrder,
  },
  {
    gesture: 'offer',
    weight: 3.6,
    phrase: /^(meet|introducing|presenting|met (this|the|my|our)|here (s|is|are))\b/,
  },
  {
    // What a life has become: a turn for the better.
    gesture: 'thumbs-up',
    weight: 3.3,
    phrase:
      /^(and )?now (i|we|he|she|they|it) (have|has|own|owns|run|runs|make|makes|earn|earns|sleeps?|can|works?|love|loves|am|are)\b(?! (t|not|to|no|a problem)\b)/,
    at: 'clause',
    notNegated: true,
  },
  {
    gesture: 'thumbs-up',
    weight: 3,
    phrase:
      /^(bliss|heaven|magic|sorted|fixed|delighted|spotless|effortless|(did|made|shipped|built|fixed|finished|won) it( anyway)?)\b/,
    notNegated: true,
  },
  {
    // Open hands: it could not be helped.
    gesture: 'palms-up',
    weight: 3,
    phrase:
      /^(bad news|chaos|disaster|nightmare|burned|burnt|ruined|failed|wasted|broke(n)?|dying|died|went wrong|goes wrong|caught fire|impossible)\b/,
  },
  {
    // A demonstrative shows the thing itself.
    gesture: 'down',
    weight: 3.1,
    phrase: /^(this|these)$/,
  },
  {
    gesture: 'offer',
    weight: 3,
    phrase: new RegExp(`^(this|these) (?!(${notThings})\\b)[a-z]+`),
  },
  {
    gesture: 'at-viewer',
    weight: 2.6,
    phrase: address,
    at: 'clause',
    orAfter: /^(are|do|did|have|can|will|would|could|should|were|don t|didn t|haven t|hey|yes|to|for)$/,
  },
  {
    // The last words of a sentence carry its stress.
    gesture: 'at-viewer',
    weight: 2.6,
    phrase: /^(you|yours|yourself|everyone|everybody|guys)$/,
  },
  {
    gesture: 'palms-up',
    weight: 2.4,
    phrase: /^(why|how|what|when|where|who|which)\b/,
    at: 'clause',
    orInQuestion: true,
    orAfter: /^(know|knows|see|ask|asked|asking|wonder|about|guess|here s|is|was)$/,
  },
  {
    gesture: 'palms-up',
    weight: 2.3,
    phrase: /^(but|until|unless|instead|except|yet|so|because)\b/,
    at: 'clause',
  },
  {
    gesture: 'palms-up',
    weight: 2.2,
    phrase:
      /^(can t believe|couldn t believe|unpopular opinion|hot take|no way|are you kidding|seriously|listen|everyone|everybody|everything|all|whole|finally|every|nothing|anything)\b/,
  },
  {
    gesture: 'at-viewer',
    weight: 1.55,
    phrase: address,
    notAfter: /^(if|when|while|until|till|before|after|once|because|that|so|as|than|and|the|what|how)$/,
  },
];
