import { lookUpTags } from '#studio/english/part-of-speech.ts';
import { capitalise } from './inflect.ts';

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

/** Hurried typing, as it would be printed: names get their capitals, common misspellings their letters. */
export const tidyText = (text: string): string =>
  text.replace(/(?<![\p{L}\d@./-])[a-z]{2,}(?![\p{L}\d@])/gu, (word) => {
    const known = brands[word] ?? misspelt[word];
    if (known) return known;
    const isName = !ambiguous.test(word) && lookUpTags(word).some((tag) => named.has(tag));
    return isName ? capitalise(word) : word;
  });

/** "I help introverts get promoted. 6 week coaching program" → "6 week coaching program that helps introverts get promoted". */
export const asOneSentence = (text: string): string =>
  text.replace(
    /^(?:i|we) help ([^.,;!?]+)[.;!]\s+((?:\S+ ){0,4}(?:program(?:me)?s?|coaching|courses?|class(?:es)?|workshops?|apps?|software|services?|kits?|books?|guides?|memberships?|sessions?))\b(?=[,.]|$)/i,
    '$2 that helps $1',
  );
