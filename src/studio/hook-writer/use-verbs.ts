/** Verbs for what people do with the things they buy, in their base form. */
const useVerbs = new Set(
  `learn track find get sleep cook build write grow save make keep plan train send turn share stop start
  clean protect play speak manage organise organize create book run edit fade read relax wash pack carry
  charge store master understand remember schedule design record paint focus feel stay move lift draw brew
  bake enjoy walk see hear practice practise deal fall wake eat drink ride hike travel sew knit repair
  sell invoice pay shave style dry cut reduce remove fight calm soothe relieve ease prevent avoid hide
  lock mix blend work spend invest budget chew dig sit stand stretch teach finish reach discover choose
  compare connect measure control improve heat cool print scan sign count collect test taste win earn hire
  sort order host celebrate code support strengthen heal hydrate brighten smooth know block automate`.split(
    /\s+/,
  ),
);

/** "track" → true; "tracks" and "table" → false. */
export const isUseVerb = (word: string): boolean => useVerbs.has(word);

/** Also nouns, which stand before others: "budget hotel", "travel mug". */
const alsoNouns =
  /^(?:fall|budget|travel|record|paint|design|store|pack|stretch|heat|print|lock|brew|test|host|support|order|drink|plan|play|work|ride|hike|dig|cook|book|face|body|fight|shop) (?!(?:asleep|a|an|the|your|my|any|every|each|all|more|better|with|without|in|on|at|for|to|from|and|or|like|up|out|it|them|together|online|well|faster|coffee|tea|music|food|art)\b)[a-z-]+(?<!s)(?:$|[\s,.])/i;

/**
 * A singular noun without a determiner is not an object: "stand up paddle board rental" and "build your own guitar kit"
 * name things, whatever verb they begin with.
 */
const namedThing = new RegExp(
  [
    '^(?:learn to [a-z]+|[a-z]+ your own|(?!(?:avoid|celebrate|choose|create|discover|drink|enjoy|find|get|improve|join|keep|know|learn|make|manage|organi[sz]e|prevent|protect|reduce|relieve|remember|see|stop|teach|understand)\\b)[a-z-]+)',
    "(?: (?!(?:an?|the|your|my|our|their|it|them|this|these|every|each|any|all|more|in|on|at|with|for|from|to|about|into|without|like|than|as|of)\\b)[a-z'-]+){0,4}?",
    ' (?:rental|hire|service|course|tour|kit|class|lesson|workshop|set|box|camp|retreat|club|school|studio|session|trip|experience|board|mat|table|rack|stand|machine|filter|bottle|bag|planner|tracker|holder|trainer|lamp|clock|guide|journal|shop|station|company|agency|farm|festival|pass|membership|subscription|program(?:me)?|mask|pillow|spray|app|case|puzzle|book|ring|mug|shirt|terrarium|box(?:es)?|mushrooms)',
    '(?=$|[,.;:!]| (?:at|in|for|with|by|on|near|that|from|around|along|where)\\b)',
  ].join(''),
  'i',
);

/** "Stand up paddle board rental" of a text that goes on with "at the lake"; null for orders and other texts. */
export const namedThingIn = (text: string): string | null =>
  useVerbs.has(firstWordOf(text)) ? (namedThing.exec(text)?.[0] ?? null) : null;

const firstWordOf = (text: string): string => /^[\w-]+/.exec(text)?.[0].toLowerCase() ?? '';

/** "Track your spending" → true; "budget hotel", "repair of clocks" and "stand up paddle board rental" → false. */
export const startsWithUseVerb = (text: string): boolean =>
  useVerbs.has(firstWordOf(text)) &&
  !alsoNouns.test(text) &&
  !/^(?!think|dream|speak)\w+ of\b/i.test(text) &&
  namedThingIn(text) === null;
