import { lookUpTags, startsWithVerb } from '#studio/english/part-of-speech.ts';
import { capitalise, toBase, toThird } from './inflect.ts';

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
  agreeing(text).replace(/(?<![\p{L}\d@./-])[a-z]{2,}(?![\p{L}\d@])/gu, (word) => {
    const known = brands[word] ?? misspelt[word];
    if (known) return known;
    const isName = !ambiguous.test(word) && lookUpTags(word).some((tag) => named.has(tag));
    return isName ? capitalise(word) : word;
  });

/** "Me and my brother wash cars", "helping seniors", "need a plumber?" are offers without their "we". */
const withSellers = (text: string): string =>
  text
    .replace(/^(?:me and my [a-z]+|my [a-z]+ and (?:i|me)) (?=[a-z]+ )/i, 'We ')
    .replace(/^helping (?=[a-z])/i, 'We help ')
    .replace(/^(?:selling|offering) (?=[a-z])/i, 'We sell ')
    .replace(
      /^(?:need|want|looking for|searching for) ((?:an?|some) [^?.!]+)\?\s*/i,
      (_, thing: string) => `${capitalise(thing.replace(/^some /i, ''))}. `,
    )
    .replace(/^(?:so )?(?:tired|sick) of ([^?.!]+)\?$/i, 'Say goodbye to $1.');

/** "I help introverts get promoted. 6 week coaching program" → "6 week coaching program that helps introverts get promoted". */
export const asOneSentence = (text: string): string =>
  withSellers(text).replace(
    /^(?:i|we) help ([^.,;!?]+)[.;!]\s+((?:\S+ ){0,4}(?:program(?:me)?s?|coaching|courses?|class(?:es)?|workshops?|apps?|software|services?|kits?|books?|guides?|memberships?|sessions?))\b(?=[,.]|$)/i,
    '$2 that helps $1',
  );

/** Without their marks. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).map((part) => part.replace(/[.!?]+$/, ''));
