import { lookUpTags, startsWithVerb } from '#studio/english/part-of-speech.ts';
import { articleFor, capitalise, toBase, toThird } from './inflect.ts';

const brands: Readonly<Record<string, string>> = {
  etsy: 'Etsy',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  airbnb: 'Airbnb',
  whatsapp: 'WhatsApp',
  netflix: 'Netflix',
  spotify: 'Spotify',
  kickstarter: 'Kickstarter',
  amazon: 'Amazon',
  shopify: 'Shopify',
  google: 'Google',
  iphone: 'iPhone',
  iphones: 'iPhones',
  pdf: 'PDF',
  bpa: 'BPA',
  gps: 'GPS',
  led: 'LED',
  usb: 'USB',
  adhd: 'ADHD',
};
const named = new Set(['City', 'Country', 'Region', 'Month', 'WeekDay', 'Demonym']);
/** Months and places that are also other words. */
const ambiguous =
  /^(?:may|march|mobile|nice|polish|reading|bath|china|turkey|sun|sat|mon|wed|fri|jan|mar|dec|second)$/;
const misspelt: Readonly<Record<string, string>> = {
  beginer: 'beginner',
  beginers: 'beginners',
  recieve: 'receive',
  definately: 'definitely',
  accomodation: 'accommodation',
  seperate: 'separate',
  jewelery: 'jewelry',
  calender: 'calendar',
  vegeterian: 'vegetarian',
  dont: 'don’t',
  doesnt: 'doesn’t',
  cant: 'can’t',
};

/** "Packs small and set up in a minute" → "packs small and sets up in a minute": both verbs have one subject. */
const agreeing = (text: string): string =>
  text.replace(
    /\b((?:that|which|it) ([a-z]+s) [^.,;:]*?\band )([a-z]+)(?= (?:up|down|out|off|away|flat)\b)/g,
    (whole, before: string, first: string, second: string) =>
      toBase(first) !== null &&
      toBase(second) === null &&
      !/(?:ed|ing)$/.test(second) &&
      startsWithVerb(`${second} it`)
        ? before + toThird(second)
        : whole,
  );

/** Hurried typing, as it would be printed: names get their capitals, common misspellings their letters. */
export const tidyText = (text: string): string =>
  agreeing(text)
    // "Dog bed orthopedic" was typed like a search.
    .replace(
      /^((?:[a-z]+ ){1,2}[a-z]+) (orthopa?edic|handmade|organic|vegan|waterproof|personali[sz]ed|rechargeable|foldable|cordless|wireless|washable|reusable)(?=$|[,.])/i,
      (_, noun: string, quality: string) => `${quality} ${noun}`,
    )
    .replace(/\bvoice over(?=s?\b)/gi, (words) => words.replace(' ', ''))
    .replace(/(?<![\p{L}\d@./-])[a-z]{2,}(?![\p{L}\d@])/gu, (word) => {
      const known = brands[word] ?? misspelt[word];
      if (known) return known;
      const isName = !ambiguous.test(word) && lookUpTags(word).some((tag) => named.has(tag));
      return isName ? capitalise(word) : word;
    });

/** "Our accountants do the books for dentists" offers accountants, and our cleaning crew is what it says. */
const ofStaff =
  /^our ((?:[a-z]+ )?(?<!our )(?:accountants|bookkeepers|lawyers|tutors|designers|electricians|plumbers|gardeners|photographers|trainers|coaches|therapists|consultants|translators|guides|chefs|mechanics|movers|painters|barbers|stylists|instructors|teachers|nannies|babysitters|writers|copywriters|developers|engineers|crew|team)) (?:deep )?(?:do|does|cleans?|moves?|repairs?|paints?|handles?|fix|repair|teach|handle|write|help|build|make|design|take|move|paint|plan|cook|come|run|manage|translate) .*?(?: (for|in|at|between|before|after) |(?=[.!?])|$)/i;
/** "Me and my brother wash cars", "helping seniors", "need a plumber?" are offers without their "we". */
const withSellers = (text: string): string =>
  text
    .replace(
      ofStaff,
      (_, people: string, where?: string) => `${capitalise(people)}${where ? ` ${where} ` : ''}`,
    )
    .replace(/^(?:me and my [a-z]+|my [a-z]+ and (?:i|me)) (?=[a-z]+ )/i, 'We ')
    .replace(/^helping (?=[a-z])/i, 'We help ')
    .replace(/^(?:selling|offering) (?=[a-z])/i, 'We sell ')
    .replace(
      /^(?:need|want|looking for|searching for) ((?:an?|some) [^?.!]+)\?\s*/i,
      (_, thing: string) => `${capitalise(thing.replace(/^some /i, ''))}. `,
    )
    .replace(/^(?:so )?(?:tired|sick) of ([^?.!]+)\?$/i, 'Say goodbye to $1.');

/** "My app Splitsy helps roommates" → "Splitsy is an app that helps roommates"; "we started TrailMate … It's a map app" → "TrailMate is a map app". */
const nameFirst = (text: string): string =>
  text
    .replace(
      /^(?:my|our) ((?:[a-z-]+ ){0,2}(?:app|shop|store|studio|tool|platform|software|company|podcast|course|brand|service|game|café|cafe|salon|agency|book|newsletter|startup|plugin|website)),? (\p{Lu}[\p{L}\d]+),? (?=[a-z]+s\s)/iu,
      (whole, kind: string, name: string) =>
        /^\p{Lu}/u.test(name) ? `${name} is ${articleFor(kind)} ${kind} that ` : whole,
    )
    .replace(
      /^(?:we|i) (?:started|founded|created|built|made|launched|opened) (\p{Lu}[\p{L}\d]+)\b[^.!?]*[.!?]\s+(?:it['’]s|it is|\1 is|we['’]re|we are) (?=an? )/iu,
      (whole, name: string) => (/^\p{Lu}/u.test(name) ? `${name} is ` : whole),
    );

/** "I help introverts get promoted. 6 week coaching program" → "6 week coaching program that helps introverts get promoted". */
export const asOneSentence = (text: string): string =>
  nameWork(nameFirst(withSellers(text))).replace(
    /^(?:i|we) help ([^.,;!?]+)[.;!]\s+((?:\S+ ){0,4}(?:program(?:me)?s?|coaching|courses?|class(?:es)?|workshops?|apps?|software|services?|kits?|books?|guides?|memberships?|sessions?))\b(?=[,.]|$)/i,
    '$2 that helps $1',
  );

const workOf: Readonly<Record<string, string>> = {
  fix: 'repair',
  repair: 'repair',
  mend: 'repair',
  clean: 'cleaning',
  install: 'installation',
  paint: 'painting',
  tune: 'tuning',
  sharpen: 'sharpening',
  restore: 'restoration',
  service: 'servicing',
  wash: 'washing',
};
/** "We fix cracked phone screens while you wait" → "Phone screen repair while you wait". */
const nameWork = (text: string): string =>
  text.replace(
    /^(?:we|i) (fix|repair|mend|clean|install|paint|tune|sharpen|restore|service|wash) (?:up )?(?:(?:your|the|any|all|old|dirty|cracked|broken|damaged|leaky|leaking|faulty|small|big) )*((?:[a-z-]+ ){0,2}[a-z-]+?)(?=[,.!?]|$| (?:while|at|in|on|for|from|with|within|and|so|before|after|every|same|near|around)\b)/i,
    (whole, verb: string, object: string) =>
      /^(?:it|them|up|out|things|anything|everything|all|you)$/i.test(object)
        ? whole
        : capitalise(
            `${object.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')} ${workOf[verb.toLowerCase()]!}`,
          ),
  );

/** Without their marks. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).map((part) => part.replace(/[.!?]+$/, ''));
