import type { HookBrief } from './hook-writer.ts';

const tones = ['casual', 'professional', 'energetic', 'minimalist'] as const;
const given: readonly (readonly [string, string?])[] = [
  ['GlowDrop is a vitamin C serum that fades dark spots.', 'women over 40'],
  ['Pennywise is a budgeting app that helps you track your spending without spreadsheets.', 'students'],
  ['An online course that teaches beginners to play the guitar.', 'busy parents'],
  ['Small-batch cold brew coffee, roasted in Leeds.', 'office workers'],
  ['We clean your home while you are at work.', 'busy parents'],
  ['Northwind: project planning software that helps small teams share their plans.', 'small teams'],
  ['A cookbook with weeknight recipes for people who hate washing up.', 'students'],
  ['A chew toy that keeps your dog busy.', 'dog owners'],
  ['Running shoes made from recycled fishing nets.', 'runners'],
  ['An insulated water bottle that keeps drinks cold.', 'hikers'],
  ['Lumi is an LED desk lamp for reading at night.'],
  ['Handmade soy candles that smell like rain.', 'homebodies'],
  ['Fretless is an app that lets you learn bass guitar in your lunch break.', 'musicians'],
  ['Organic baby food delivered to your door.', 'new parents'],
  ['An ergonomic office chair designed to relieve back pain.', 'office workers'],
  ['We repair bicycles at your home.', 'commuters'],
  ['InvoiceOwl helps freelancers send invoices and get paid on time.', 'freelancers'],
  ['A novel about a lighthouse keeper who finds a letter.', 'readers'],
  ['Cat litter that stops odours without dust.', 'cat owners'],
  ['Learn Spanish over lunch with Lingua.', 'travellers'],
  ['A weighted blanket to help you sleep through the night.'],
  ['Noise-cancelling headphones for working in open offices.', 'developers'],
  ['Meal kits that let you cook dinner without shopping.', 'busy parents'],
  ['Guided city tours by bicycle through Paris.', 'travellers'],
  ['A travel insurance for long trips.', 'backpackers'],
  ['Herbal tea that helps you relax in the evening.'],
  ['Our yoga classes help beginners build strength.', 'beginners'],
  ['A hair mask that repairs dry hair.', 'swimmers'],
  ['Solar panels for rented flats.', 'renters'],
  ['Dental check-ups for nervous patients.', 'nervous patients'],
];

/** Thirty things of very different kinds, for different people, in every tone. */
export const testProducts: readonly HookBrief[] = given.map(([sold, audience], index) => ({
  sold,
  ...(audience ? { audience } : {}),
  tone: tones[index % tones.length]!,
}));
