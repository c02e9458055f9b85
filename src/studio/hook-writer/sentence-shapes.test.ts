import { describe, expect, test } from 'vitest';
import { findHookFaults } from './check-hooks.ts';
import { hookKinds, maxHookLength } from './hook-writer.ts';
import { readDetails } from './read-details.ts';
import { readOffer } from './read-offer.ts';
import { writeHooks } from './write-hooks.ts';

const tones = ['casual', 'professional', 'energetic', 'minimalist'] as const;

test.each([
  ['Our SaaS cuts invoice time in half for small agencies.', 'a SaaS tool', 'cuts invoice time in half'],
  ['My ceramic planters keep herbs alive.', 'ceramic planters', 'keep herbs alive'],
  ['The app reminds you to water your plants.', 'an app', 'reminds you to water your plants'],
  ['Our planner is a notebook that survives rain.', 'a notebook', 'survives rain'],
  ['InvoiceOwl helps freelancers send invoices.', null, 'helps freelancers send invoices'],
  ['Our yoga classes help beginners build strength.', 'yoga classes', 'help beginners build strength'],
  ['Baristas, the oat drink for people who hate soy.', 'an oat drink', null],
  ['“Salt and Iron”, a novel about two sisters.', 'a novel', null],
  ['We do bookkeeping for hairdressers.', 'bookkeeping', null],
  ['I teach watercolour painting online.', 'watercolour painting lessons', null],
  ['Our studio designs logos for restaurants.', 'logos', null],
  ['A lamp. Charges by USB-C and works offline.', 'a lamp', 'charges by USB-C and works offline'],
  ['Wool slippers that never slip.', 'wool slippers', 'never slip'],
  ['Kids’ raincoats that don’t leak.', "kids' raincoats", "don't leak"],
  ['Beeswax wraps keep food fresh.', 'beeswax wraps', 'keep food fresh'],
  ['Tomato seedlings grown without peat.', 'tomato seedlings', null],
  ['My mum bakes vegan brownies.', 'vegan brownies', null],
  ['HarborHQ is the booking platform for sailing schools.', 'a booking platform', null],
  ['Our chatbot answers questions at night.', 'a chatbot', 'answers questions at night'],
  ['Our drink tastes of ginger and comes in bottles.', 'a drink', 'tastes of ginger'],
  ['The Tuesday Choir for people who can’t sing.', 'a choir', null],
  ['Our ferry tours leave at sunset.', 'ferry tours', 'leave at sunset'],
  ['A kettle that never drips.', 'a kettle', 'never drips'],
  ['A raincoat that doesn’t leak.', 'a raincoat', "doesn't leak"],
  ['Without a doubt the softest towels: made from Turkish cotton.', 'towels', null],
  ['Milo’s dog school trains puppies in six weeks.', 'a dog school', 'trains puppies in six weeks'],
  ['I build garden sheds to measure.', 'garden sheds', null],
  ['Our guesthouse welcomes hikers with muddy boots.', 'a guesthouse', 'welcomes hikers with muddy boots'],
  ['Our gift boxes full of tea.', 'gift boxes', null],
  ['The only granola without raisins.', 'granola', null],
  ['Mobile dog grooming in Bristol.', 'mobile dog grooming', null],
  ['My sister’s pottery studio offers weekend workshops.', 'weekend workshops', null],
  [
    'An electric kettle. It boils in a minute, switches off by itself.',
    'an electric kettle',
    'boils in a minute',
  ],
  ['Frozen pierogi. They cook in five minutes.', 'frozen pierogi', 'cook in five minutes'],
  ['Ride-on mower for steep gardens.', 'a ride-on mower', null],
])('in “%s” the thing is “%s” and the act is %s', (sold, thing, acts) => {
  const offer = readOffer({ sold, tone: 'casual' });
  expect(offer?.thing).toBe(thing);
  expect(offer?.act?.acts ?? null).toBe(acts);
});

test.each([
  ['Tilda’s sourdough starter kit.', "Tilda's sourdough starter kit", 'a sourdough starter kit'],
  ['Our grandmother’s lemon cake.', null, 'a lemon cake'],
  ['A chef’s knife.', null, "a chef's knife"],
  ['Barnaby’s Bikes repairs bikes on your doorstep.', "Barnaby's Bikes", null],
  ['Stop losing your keys. TagMe finds them.', 'TagMe', null],
  ['Women’s hiking boots.', null, "women's hiking boots"],
])('of “%s” the name is %s and the thing “%s”', (sold, name, thing) => {
  const offer = readOffer({ sold, tone: 'casual' });
  expect(offer?.name).toBe(name);
  expect(offer?.thing).toBe(thing);
});

test.each([
  'A lamp. Bright and small, charges by USB-C and works offline.',
  'A notebook. Ships in two days.',
  'Barbecue sauce, smoked over oak.',
  'An audiobook, read by the author.',
  'Soundproof curtains. Block street noise and keep the heat in.',
  'Tax returns. Fixed price: $180.',
  'An electric kettle. Quiet, switches off by itself.',
])('reads no noun from: %s', (text) => {
  expect(readDetails(text, null).features).toEqual([]);
});

test.each([
  ['Hold your phone steady with GripRock.', 'hold your phone steady'],
  ['Keep your hands clean with Suddy.', 'keep your hands clean'],
  ['We teach adults to swim.', 'swim'],
  ['Teaches kids chess through stories.', 'teach kids chess through stories'],
  ['We groom nervous dogs at home.', 'have your nervous dogs groomed at home'],
])('the use in “%s” is “%s”, and no thing', (sold, goal) => {
  expect(readOffer({ sold, tone: 'casual' })).toMatchObject({ thing: null, goal });
});

test('a first step is only offered for goals that take time', () => {
  const sold = (goal: string) => `A thing that helps you ${goal}.`;
  const textOf = (goal: string) =>
    Array.from({ length: 4 }, (_, version) =>
      tones.flatMap((tone) => writeHooks({ sold: sold(goal), tone, version })!.map(({ text }) => text)),
    )
      .flat()
      .join('\n');
  expect(textOf('keep your coffee hot')).not.toMatch(/first step|Pick the day|Today I start/);
  expect(textOf('learn Welsh')).toMatch(/first step|Pick the day|Today I start/);
});

test.each([
  ['A shower filter that removes chlorine from your tap water.', /bottles?\b|crates/],
  ['Fieldnote is a notebook that survives rain.', /jacket|forecast/],
  ['My company rents out party tents for gardens.', /plants?\b|poles/],
  ['Baby slings for dads.', /vegetables|spoon/],
  ['A lamp. Charges by USB-C.', /battery|dead phone/],
  ['Plan your wedding without spreadsheets with Vowly.', /cells|tabs/],
  ['Barnaby’s Bikes repairs bikes on your doorstep.', /sofa|bags/],
  ['The Tuesday Choir for people who can’t sing.', /wall|chords/],
  ['An umbrella. Survives storms and dries in minutes.', /afternoon/],
  ['Our SaaS helps dentists fill empty appointments.', /mouth shut|the chair/],
  ['I build garden sheds to measure.', /plants?\b|water/],
  ['Keep your bike safe with Clampr.', /flat on Monday|tyre/],
  ['Beard oil with cedarwood.', /razor|shave|nick/],
  ['Give your website a chatbot in five minutes with Botly.', /redone|construction/],
  ['Budget hotel in Porto with rooftop breakfast.', /Coffee on an empty/],
  ['Pest control for restaurants, same day, 24/7', /closing|kitchen bin|back door/],
  ['Sustainable swimwear made from ocean plastic', /\bbin\b|packaging/],
  ['A picture book subscription for toddlers.', /won’t finish|kept you up/],
  ['Cargo bikes for families who don’t want a second car.', /flat on Monday|tyre|old one to roll/],
  ['Waterproof picnic blanket with a carry strap.', /alarm|asleep|jacket/],
  ['Focusly: a timer app that locks your phone.', /door/],
  ['Hire a string quartet for your wedding.', /CVs|applicants|desk/],
  ['Get your driving licence in four weeks at DriveRight.', /form|stamp/],
])('the everyday moments fit the product: %s', (sold, never) => {
  for (const tone of tones)
    for (const { text } of writeHooks({ sold, tone })!) expect(text).not.toMatch(never);
});

const shapes = [
  'our app splits the rent and bills between flatmates, so nobody has to ask twice',
  'Invoices, contracts and proposals in one place. Built for freelancers.',
  'Linen dresses that you can wear to work and to the beach.',
  'A dentist for anxious adults in Leeds',
  'Oatly-style pistachio milk, no added sugar, froths like dairy. Ships frozen.',
  'B2B platform for procurement teams: approve purchases, track budgets, chase suppliers.',
  'Our cleaning crew deep cleans Airbnb flats between guests.',
  'Tired of tangled cables? CordKeeper holds six cables on one magnetic bar.',
  'Get paid faster. Billo sends reminders so you don’t have to.',
  'A children’s book about a fox who is afraid of the dark',
  'Weekly veg boxes delivered before breakfast',
  'We photograph small weddings in Scotland.',
  'PlantPal tells you when to water, repot and feed every houseplant you own.',
  'Our app finds you a padel partner at your level within an hour.',
  'Find a babysitter near you with Nestly.',
  'Our SaaS cuts invoice time in half for small agencies.',
  'Tilda’s sourdough starter kit for beginners.',
  'A lamp with three colour temperatures. Charges by USB-C and works offline.',
  'A handmade ceramic mug with a speckled glaze. Dishwasher safe.',
  'Our garden chairs fold flat. They weigh two kilos each.',
  'Teaches kids chess through stories.',
  'Marta’s Kitchen sells frozen pierogi. They cook in five minutes and come in six flavours.',
  'We groom nervous dogs at home.',
  'A three-day jazz festival by the lake.',
  'Nimbus Notes is a SaaS that summarises meetings.',
  'Sofia’s piano lessons bring songs to beginners in four weeks.',
  'Hiking socks without seams.',
];
/** A clause where a noun belongs, a determiner before an owner, and two verbs in a row. */
const broken = [
  /\b(?:an?|this|these) (?:charges|works|ships|cuts|runs|needs|holds|turns|reminds|keeps)\b/i,
  /\b(?:an?|this|these) (?:\p{Lu}\p{L}+)[’']s\b/u,
  /\b(?:with|for) (?:charges|works|ships|runs|needs|smoked|read) (?:by|over|on|in|offline)\b/i,
  /\b(?:cuts|turns|fold|bring|reminds) (?:that|\. |, with)/i,
  /\bputting up with putting\b/,
  /\bnear (?:I|they)\b/,
  /\b(?:your|more|for|these) (?:and bills|app splits)/,
  /these invoices|for invoices\b/,
  /to work and to the beach, take/,
  /(?:Need|about) a dentist\? Here it/,
  /a froths|with track budgets|crew deep that|[Aa] children’s that|boxes delivered after/,
  /(?:[Aa]n?|these|this) (?:tired of|get paid)/,
  /your small weddings|when to water[.”]|for (?:you|me) a padel/,
];

describe.each(shapes)('%s', (sold) => {
  test.each(tones)('each %s version has ten sound hooks of ten kinds', (tone) => {
    for (const version of [0, 1, 2]) {
      const hooks = writeHooks({ sold, tone, version })!;
      expect(hooks.map(({ kind }) => kind)).toEqual(hookKinds);
      for (const { text } of hooks) {
        expect(text.length).toBeLessThanOrEqual(maxHookLength);
        expect({ text, faults: findHookFaults(text) }).toEqual({ text, faults: [] });
        for (const pattern of broken) expect(text).not.toMatch(pattern);
      }
    }
  });

  test('the next version has other hooks, and the same one the same', () => {
    const write = (version?: number) =>
      writeHooks({ sold, tone: 'casual', ...(version === undefined ? {} : { version }) })!.map(
        ({ text }) => text,
      );
    expect(write()).toEqual(write(0));
    expect(write(1)).toEqual(write(1));
    const repeated = write(1).filter((text) => write(0).includes(text));
    expect(repeated.length, repeated.join('\n')).toBeLessThanOrEqual(2);
  });
});

test.each([
  'You had me at “a charges by USB-C”.',
  'After: this Tilda’s sourdough starter kit.',
  'This sauce, with smoked over oak. Take a look.',
  'Garden chairs fold that weigh two kilos.',
  'You were not looking for a froths like dairy.',
  'A get paid faster that sends reminders.',
])('the rules detect the broken sentence: %s', (text) => {
  expect(broken.some((pattern) => pattern.test(text))).toBe(true);
});
