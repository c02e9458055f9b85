import type { Feeling } from './feelings.ts';

/** A kept promise, or a problem that is gone: "no drama", "no more queues". */
const relief =
  /^(?:and |with )?(?:say (?:goodbye|bye) to|(?:good)?bye,? (?!everyone|everybody|for|now|then|guys|friends?|my|old|dear|mum|mom|dad|and|all)[a-z]+|(?:no(?: more)?|zero) (?!one|body|way|idea|clue|matter|wonder|joke|good|sleep|money|time|more)[a-z]+)/;
/** Before a bad word within a sentence, these turn it into a good one. */
const relieved = /\b(no|no more|without|zero|goodbye|bye|never again|end of|stopped|free of)( \w+){0,2} $/;

/** Their absence is bad news. */
const missedThings =
  'money|savings|wallet|keys?|phone|tickets?|seats?|jobs?|house|home|shop|car|dog|cat|bike|friends?|people|trust|magic|spark|last|best|rest|chance';
const amount = String.raw`(up to |about |over |almost )?(\d|a fortune|hundreds|thousands|(\w+ ){1,3}(dollars|euros|pounds|bucks))`;

/** In order of precedence; each pattern is matched against a lower-case sentence. */
const feelingPatterns: readonly (readonly [Feeling, RegExp])[] = [
  [
    'worried',
    /\b((on|catch(es)?|catching|caught) fire|burn(s|ed|t|ing)? down|explod\w+|electrocut\w+|flooded)\b/,
  ],
  // Tears of joy.
  [
    'tender',
    /\b(happy tears|tears of joy|(cried|crying|cries|in tears|teared up|wept) (when|as|the (moment|second|minute)|reading|opening|seeing)\b.* (opened|unwrapped|saw|seeing|read|reading|opening|heard|held|hugged|tasted|tried))\b/,
  ],
  [
    'happy',
    new RegExp(
      String.raw`\b((the|these|those)( \w+)? (?!(${missedThings})\b)\w+ (is|are) gone(?! wrong)|(is|are|s|re) worth ${amount}\b(?!.*\?))`,
    ),
  ],
  // Secrets.
  [
    'curious',
    /\b(psst|shh+|between (you and me|us)|(never|won t|doesn t|don t|didn t) (ever )?(want(s|ed)? )?(you )?(to )?(tell|talk about|reveal)|wants? you to (know|see|find)|not supposed to|keep a secret|a secret (?!santa)|(is|are|re|they|been|what) hiding|hidden (?!fees?|costs?|charges?))\b/,
  ],
  [
    'sad',
    /\b(sad|sadly|cried|cry|crying|lost(?! (\d|weight|\w+ (pounds?|kilos?|kg|lbs|stone|inches)))|lonely|(?<!not )alone|miss(ed)? (him|her|you|them)|heartbroken|gave up|giv(e|ing) up|sorry|died|dead|death|bad news|bankrupt\w*|laid off|(got|was|were) fired|evicted|(close|closed|closing|shut|shutting) (down|(our|my|the|its) (doors|shop|store|business|caf[eé]))|(burned|burnt) (?!for|all|through|calories|\d)|broke|failed|ruined (?!(all|every) other)|goodbye|broke my heart|empty|regret\w*)\b/,
  ],
  [
    'annoyed',
    /\b((?<!who )hates?|hated|disgust(ing|ed|s)?|gross|stinks?|smelly|annoy\w*|angry|sick of|tired of|fed up|ridiculous|waste\w*|wasting|overpriced|(?<!never )(raised|raises|raising|doubled) (the|my|our|their|your) (rent|prices?|fees?|bills?)|stupid|worst|terrible|awful|scam\w*|rip ?off|(?<!(is|are|s|more than|good|just) )enough|never again|paying for|chaos|nightmare|mess|drama|charged me|ignored|lied|lies|lying|rude|stuck|queu(e|es|ing)|noisy|confusing|complicated|itch\w*|hidden (fees?|costs?|charges?)|laughed at (me|us|it|this|my|our)|told (me|us|her|him) (i|we|she|he) (was|were|couldn t|can t|would never|d never)|never (works|arrives|fits|answers)|complain\w*|cancel+ed|delayed|refus(es?|ed)|rejected|denied|worse than)\b|, again[.!]? $/,
  ],
  [
    'worried',
    /\b(worr\w+|afraid|scared|fear|anxious|nervous|stress\w*|panic\w*|risk\w*|danger\w*|warning|careful|beware|mistake\w*|problem\w*|struggl\w+|pain\w*|hurt\w*|can t sleep|late|behind|overwhelmed|dying|dies|losing|loses|costs? you|wrong since|costing you|broken|disaster|damag\w+|destroy\w*|ruin\w*|kill(s|ing)?|toxic|poison\w*|fails?|failing|crash\w*|leak\w*|caught fire|headaches?|expire[sd]?|running out|watch out|trap|think twice|sore|stiff|ach(es?|ing)|exhausted|thinner|thinning|drown(s|ed|ing)?|disappear\w*|vanish\w*|throw\w* (it|them|out|away)|sneez\w+|cough\w*|allerg\w+|rash(es)?|acne|pimples|migraines?|insomnia|debts?|suffocat\w+|starv\w+|rot(s|ten|ting)?|stolen|stealing|hacked|hackers?|robbed|breach\w*|mou?ld(y|ing)?|bacteria|germs|mites|(bills?|rent|prices?|fees?|costs?) (\w+ )?(hit|jumped|rose|went up|climbed|tripled)|you don t even (know|notice)|without (you|us|anyone) (even )?(knowing|noticing)|(do|does|did|doing|washing|wearing|using|storing|cooking|eating) (it|this|that|them|your \w+) (all |completely )?wrong)\b/,
  ],
  [
    'surprised',
    /\b(wow|what\?!|no way|shock\w*|surpris\w+|unbelievable|insane|crazy|can t believe|couldn t believe|suddenly|whoa|omg|mind blown|nobody told (?!(us|me|them) why)|turns out|wait|found out|today years old|had no idea|never knew|(did not|didn t) (expect|think|know)|guess what|plot twist|i was wrong|expect(ed|ing)? (nothing|little|the worst)|for this (quality|price)|out of nowhere|speechless|didn t see (it|that|this) coming)\b|^ ?(how|what|seriously)\? ?$/,
  ],
  [
    'tender',
    /\b(love|loved|(my|our|his|her|their) (mum|mom|mummy|mother|dad|daddy|father|daughter|son|kids?|baby|family|grand(ma|pa|mother|father|parents)|granny|nan|nana|wife|husband|sister|brother|best friend)|thank|thanks|grateful|gentle|soft|hug\w*|(?<!(don|doesn|didn) t |who )care\w*|heart|(to )?(every|all the) (mums?|moms?|mothers?|dads?|fathers?|parents?|nurses?|teachers?|carers?)|i see you|wait(s|ed|ing) (\w+ ){0,3}for (me|us|him|her)|not alone|remember(s|ed)? (when|the)|grew up|childhood|newborn|(give|surprise|hug|call|thank|for) your (mum|mom|mother|dad|father|parents|wife|husband|sister|brother)|first steps|wedding|bedtime|cuddl\w+|memor(y|ies)|nan s|grand(ma|pa|dad|mother|father) s)\b/,
  ],
  [
    'doubtful',
    /\b(not (really |quite |entirely |so )?(convinced|sure|certain)|unconvinced|can t decide|hard to say|jury s out|(i|we) (\w+ )?(don t|do not|didn t) know(?! (how|what) (i|we)\b)|who knows|maybe|perhaps|really\?|sure\?|i guess|doubt\w*|skeptical|suspicious|too good|probably|supposedly|allegedly|nobody|no one|cheap|seems|(don t|didn t|never) (\w+ )?(trust|believe in)|looks (expensive|fake|too)|think again|they claim)\b/,
  ],
  [
    'proud',
    /\b(proud|my own|built|founded|launched|achiev\w+|won|winner|award\w*|promoted|i made|we made|finished|finally did|now (i|we) (have|own|run|make|earn|employ)|(by|all) (myself|herself|himself|ourselves)|doubled|tripled|survived|anyway|proved|lost (\d+|\w+) (pounds|kilos|kg|lbs|stone|inches)|paid off|(everyone|everybody|every \w+|people|strangers) (keeps? asking|asks|asked)|from \w+ to \w+|(came|come|coming|keep coming) back for more|out of (ten|10|five|5|a hundred|100)|(made|sewn|baked|built|painted|carved|poured|picked|packed) by hand|hand ?made|(pays|paid|covers) (my|our|the) (rent|bills?|mortgage)|except mine|don t care|no regrets|(we|i) (\w+ )?(tested|planted|grew|baked|roasted|sewed|designed|invented|created|crafted)|family (business|recipe)|first (prize|place)|my first|(\w+) attempts|and you can (pronounce|count|name)|ingredients|(milli|thousand|hundred)(onth|th)|(?<!costs? |deserves? )(less|lighter|faster|softer|stronger|quieter|smaller|longer|warmer|cheaper|better|more) than)\b/,
  ],
  [
    'excited',
    /\b(amazing|awesome|incredible|obsessed|game ?changer|best ever|so good|excited|can t wait|let s go|finally|huge|free|new|launch|yes|half price|(percent|%) off|sale|last chance|sold out|sells? out|seats? left|only \w+ left|in line|lined up|sold (its|our)|ruined (all|every) other|(down to the )?last (few|ten|twelve|\d+)|back in stock|restock\w*|(today|tonight|this week|weekend) only|(until|ends?( on)?|by) (midnight|tonight|(mon|tues|wednes|thurs|fri|satur|sun)day)|just (landed|dropped|arrived)|at last|(it|this) s here|chang(ed|es) (my life|everything)|look what|congrat\w+|can t stop|deal|costs? nothing|for nothing)\b/,
  ],
  [
    'happy',
    /\b(happy|glad|great|good|better|best|easy|fun|enjoy\w*|smil\w+|laugh(s|ing)?|grin\w*|giggl\w+|hum(s|med|ming)|danc(es|ed|ing)|(is|are|feels?|^ ?|s|re) ?so (light|soft|quiet|small|thin|smooth|cute|fast|quick|clean|warm|fluffy|crisp)|(one|this) (s|is) for you|worth it|spotless|sunshine|made my day|beautiful|perfect|nice|fresh|delicious|saved?|(it|this|that|really|actually) work(s|ed)|relax\w*|simple|favou?rite|welcome|hello|hi|hey|bliss|heaven|sorted|solved|on us|on me|on the house|gift|treat|comfy|cosy|cozy)\b/,
  ],
  ['sad', /(?<!\b(get|gets|got|getting|am|are|is|was|be|m|s|re)) used to\b/],
  ['doubtful', /\bnot (every|all)\b/],
  [
    'curious',
    /\b(sound on|you (ll|will) want to (hear|see|know|read|watch)|did you know|are you (sitting|listening|watching)|one question|here s (why|how)|watch (this|closely)|keep watching|(ever|do you) wonder\w*|which (of|one)|let me show)\b/,
  ],
];
const bad: readonly (Feeling | undefined)[] = ['sad', 'annoyed', 'worried'];

/** An order to buy is an invitation, and one not to do something a warning. */
const invitation =
  /^ ?(please )?(order|buy|shop|sign up|join|book|reserve|register|visit|scan|start|grab|claim|get (yours?|it|one|started)|download|subscribe|visit|try|tap|click|swipe) /;
const ban =
  /^ ?(please )?(stop|quit) (?!scrolling)\w+ing\b|^ ?(please )?(never|don t|do not)(?! (worry|miss|wait|forget|you|have|need|know|stop))\b/;
/** A question that promises something, as opposed to one that accuses. */
const curious =
  /\b(wanna|see (this|that|these)|want|ready|guess|what if|imagine|would you|ever wondered|how (do|can|would)|looking for|what do you)\b/;

/** The feeling that a sentence expresses; without a matching word its form and punctuation decide. */
export function readFeeling(sentence: string): Feeling {
  const text = ` ${sentence.toLowerCase().replaceAll(/[’']/gu, ' ')} `;
  if (relief.test(text.trim())) return 'happy';
  const found = feelingPatterns.find(([, pattern]) => pattern.test(text));
  if (found && bad.includes(found[0]) && relieved.test(text.slice(0, text.search(found[1])))) return 'happy';
  if (found?.[0] === 'happy' && text.includes('!')) return 'excited';
  if (found) return found[0];
  if (text.includes('!')) return 'excited';
  if (text.includes('?')) return curious.test(text) ? 'curious' : 'doubtful';
  if (ban.test(text)) return 'worried';
  return invitation.test(text) ? 'happy' : 'neutral';
}
