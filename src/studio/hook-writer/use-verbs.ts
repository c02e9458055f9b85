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

/** "Track your spending" → true, "budget hotel" → false. */
export const startsWithUseVerb = (text: string): boolean =>
  useVerbs.has(/^[\w-]+/.exec(text)?.[0].toLowerCase() ?? '') && !alsoNouns.test(text);
