import { isUseVerb } from './use-verbs.ts';

/** "fades" → "fade", "teaches" → "teach", "carries" → "carry"; null for other words. */
export function toBase(verb: string): string | null {
  if (verb === 'has') return 'have';
  if (!/^(?:[a-z]+-)?[a-z]{2,}s$/.test(verb) || verb.endsWith('ss')) return null;
  if (verb === 'quizzes') return 'quiz';
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`;
  const withoutEs = verb.endsWith('es') ? verb.slice(0, -2) : '';
  // "Focuses", unlike "uses", is known without its "e".
  if (isUseVerb(withoutEs) || /(?:ch|sh|ss|x|zz|o)$/.test(withoutEs)) return withoutEs;
  return verb.slice(0, -1);
}

/** Verbs of more than one syllable that double their last consonant. */
const doublingPolysyllables = new Set(['begin', 'forget', 'control', 'refer', 'prefer', 'admit']);

/** "cut" → "cutting", "quit" → "quitting", but "clean" → "cleaning". */
const doublesConsonant = (base: string): boolean =>
  /^(?:qu|[^aeiou])*[aeiou][bdgklmnprtz]$/.test(base) || doublingPolysyllables.has(base);

/** "fade" → "fading", "cut" → "cutting", "play" → "playing". */
function toGerund(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return doublesConsonant(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

/** Nouns that look like gerunds. */
const nounsInIng = new Set([
  'morning',
  'evening',
  'wedding',
  'ceiling',
  'everything',
  'anything',
  'something',
]);

/** Verbs whose base form the patterns below would get wrong. */
const misleading = 'add explore restore score ignore adore snore invite arrange develop market'.split(' ');
const isKnownVerb = (base: string): boolean => isUseVerb(base) || misleading.includes(base);

/** Stems that lost an "e": "bak(e)", "driv(e)", "forg(e)", "juggl(e)", "organiz(e)". */
const looksCutFromE = /(?:[^aeiou][aeiou][cgksvz]|[aeiou][^aeiouwxy]|[lr][vsgc]|[dg]g|[bdfgkptz]l|iz|at|us)$/;
/** Stems that lost nothing although they look so: "open", "enter", "edit", "season", "monitor", "clean". */
const looksWhole = /(?:en|er|it|on|or|(?:ee|oo|ea|ai|ou|oi)[^aeiou])$/;

/** "tracking" → "track", "running" → "run", "baking" → "bake"; null for other words. */
export function fromGerund(gerund: string): string | null {
  const stem = /^([a-z]{2,})ing$/.exec(gerund)?.[1];
  if (!stem || !/[aeiouy]/.test(stem) || nounsInIng.has(gerund)) return null;
  // "Shopp", but "sell" and "press" keep both letters.
  const undoubled = /([bdgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : '';
  const candidates = [stem, `${stem}e`].filter((base) => toGerund(base) === gerund);
  const known = [...candidates, undoubled].find(isKnownVerb);
  if (known) return known;
  if (undoubled && !undoubled.endsWith('l')) return undoubled;
  const needsE = looksCutFromE.test(stem) && !looksWhole.test(stem);
  return (needsE && candidates.find((base) => base.endsWith('e'))) || candidates[0] || null;
}

/** "8", "80", "11-piece" and "18", but not "110". */
const numberWithVowelSound = /^(?:8|1[18](?!\d))/;
/** "LED", "USDA", "X-ray", "F-150". */
const spelledOut = /^[A-Z][A-Z]{0,3}\d*[A-Z]?s?(?![\p{L}\p{N}])/u;
/** Capitals that are read as a word: "HEPA". */
const readAsWord = /^[B-DF-HJ-NP-TV-Z][AEIOU][A-Z]{2}/;
const letterWithVowelSound = /^[AEFHILMNORSX]/;

/** Spelled with a vowel, but begins with the sound of "you" or "won": "utensil", "unique", "usb", "European", "one". */
const yousAndOnes = /^(?:u(?:ni(?!n|m)|s[aeu]|t[aeio]|r[aeio]|k|biq)|(?:usb|uv)\b|eu|ewe|one\b|once\b)/i;
const wordWithVowelSound = /^(?:[aeiou]|hour|honest|honou?r|heir)/i;

/** "a" or "an", by the sound of the next word. */
export function articleFor(nextWord: string): 'a' | 'an' {
  const word = nextWord.replace(/^[^\p{L}\p{N}]+/u, '');
  if (spelledOut.test(word) && !readAsWord.test(word)) return letterWithVowelSound.test(word) ? 'an' : 'a';
  const hasVowelSound =
    numberWithVowelSound.test(word) || (wordWithVowelSound.test(word) && !yousAndOnes.test(word));
  return hasVowelSound ? 'an' : 'a';
}

/** Regular verbs for services. */
const serviceVerbs = new Set(
  `clean repair wash walk deliver paint mow fix groom plan organise organize style manage design renovate move iron
  tidy install print photograph edit translate cook service check prepare restore polish
  assemble decorate frame insulate inspect sharpen wrap`.split(/\s+/),
);

/** "clean" → "cleaned"; null for any verb that is not on the list. */
export function pastParticipleOf(base: string): string | null {
  if (!serviceVerbs.has(base)) return null;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doublesConsonant(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

export const capitalise = (text: string): string =>
  text.replace(
    /^(["“']?)(\p{Ll})(?!\p{Lu})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );

/** Names that other words of a noun phrase follow: "Excel templates", "Turkish towels", "Oatly-style milk". */
const proper =
  /^(?:\S+-(?:style|inspired)|Excel|Chrome|Firefox|Notion|Google|Shopify|Etsy|Instagram|TikTok|YouTube|LinkedIn|Amazon|Apple|Android|Canva|WordPress|Facebook|Pinterest|Airbnb|Lightroom|Procreate|GoodNotes|Zoom|Gmail|Salesforce|HubSpot|QuickBooks|Stripe|Spotify|iPhone|MacBook|AirPods|Windows|Uber|Reddit|Discord|Twitch|Minecraft|Lego|Tesla|Kindle|ChatGPT|eBay|ClickUp|Montessori|Photoshop|Figma|Slack|PowerPoint|Bluetooth|Christmas|Halloween|Easter|English|Spanish|French|German|Italian|Portuguese|Japanese|Chinese|Korean|Thai|Vietnamese|Turkish|Greek|Welsh|Irish|Scottish|Swiss|Swedish|Danish|Dutch|Norwegian|Finnish|Austrian|Russian|Ukrainian|Mexican|Brazilian|Peruvian|Indian|American|Canadian|Australian|British|European|African|Ethiopian|Kenyan|Asian|Persian|Arabic|Hebrew|Hindi|Mandarin|Colombian|Belgian|Hawaiian|Egyptian|Lebanese|Filipino|Jamaican|Cuban|Himalayan|Sicilian|Tuscan|Christian|Jewish|Muslim|Moroccan|Scandinavian|Nordic|Icelandic)\b/;

/** "LinkedIn" in "LinkedIn ghostwriting" is not the name of what is sold. */
export const isKnownName = (word: string): boolean => proper.test(word);

/** An ordinary first word loses its capital; abbreviations and names of two or more words keep theirs. */
export const lowerFirst = (text: string): string =>
  !proper.test(text) &&
  /^(?:[A-Z][a-z]+|A)(?=[\s,.:-]|['’](?:s|re|d)?\s|$)/.test(text) &&
  !/^[A-Z][a-z]+ [A-Z](?![A-Z])/.test(text)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text;

const irregularThird: Readonly<Record<string, string>> = { have: 'has', be: 'is', do: 'does', go: 'goes' };
/** "Fade" → "fades", "teach" → "teaches", "carry" → "carries". */
export const toThird = (base: string): string =>
  irregularThird[base] ??
  (/[^aeiou]y$/.test(base)
    ? `${base.slice(0, -1)}ies`
    : /(?:ch|sh|ss|x|zz|[^aeiou]o)$/.test(base)
      ? `${base}es`
      : `${base}s`);

const irregularPlural: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  knife: 'knives',
  shelf: 'shelves',
  scarf: 'scarves',
  loaf: 'loaves',
  mouse: 'mice',
  foot: 'feet',
};
/** The plural of the last word: "lunchbox" → "lunchboxes". */
export const toPlural = (noun: string): string => {
  const [, head, counted] = /^(\S.*?)( of .+)$/.exec(noun) ?? [];
  if (head && counted) return toPlural(head) + counted;
  const last = /\S+$/.exec(noun)![0];
  const rest = noun.slice(0, noun.length - last.length);
  const irregular = irregularPlural[/[a-z]+$/.exec(last)?.[0] ?? ''];
  return irregular ? rest + irregular : rest + (last === last.toUpperCase() ? `${last}s` : toThird(last));
};
