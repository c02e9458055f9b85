import type { VignetteName } from './industries.ts';

/** The vignettes for words: the main one, and a second that suits it. */
export type Topic = {
  words: RegExp;
  vignettes: readonly [VignetteName, VignetteName];
  /** Words of all kinds of brands: "house of …", "delivered", "handmade". Count only if no other topic is named. */
  isGeneral?: true;
};

const topic = (words: string, ...vignettes: Topic['vignettes']): Topic => ({
  words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu'),
  vignettes,
});

const general = (...order: Parameters<typeof topic>): Topic => ({ ...topic(...order), isGeneral: true });

/** Unambiguous words only: "book" or "run" mostly mean something else. */
export const topics: readonly Topic[] = [
  topic('coffees?|caf[eé]s?|espresso|latte|cappuccino|barista|cups?', 'coffee', 'roastery'),
  topic('roast(?:s|ed|er|ers|ery|ing)?|beans?|grinder', 'roastery', 'coffee'),
  topic(
    'baker(?:y|ies|s)?|baked|bread|loaf|loaves|sourdough|past(?:ry|ries)|croissants?|cakes?|cookies?|dough|patisserie',
    'bakery',
    'coffee',
  ),
  topic(
    'juices?|smoothies?|cocktails?|lemonade|drinks?|wines?|winery|beers?|brewery|sodas?|gin',
    'drinks',
    'table',
  ),
  topic(
    'restaurants?|soups?|bowls?|meals?|dinners?|lunch|chefs?|ramen|noodles?|salads?|menus?|dish(?:es)?|plates?|catering',
    'table',
    'drinks',
  ),
  topic(
    'skin|skin ?care|serums?|creams?|lotions?|beauty|cosmetics?|make-?up|spa|facials?|soaps?|shampoos?',
    'skincare',
    'flowers',
  ),
  topic(
    'gyms?|fitness|workouts?|muscles?|crossfit|yoga|pilates|dumbbells?|protein|personal train(?:er|ers|ing)',
    'fitness',
    'sneaker',
  ),
  topic('shoes?|sneakers?|trainers|boots?|footwear|runners', 'sneaker', 'rail'),
  topic('apps?|phones?|smartphones?|mobile', 'phoneApp', 'devices'),
  topic('software|saas|laptops?|dashboards?|websites?|computers?', 'devices', 'phoneApp'),
  topic('chips?|servers?|robots?|sensors?|hardware|electronics', 'circuit', 'devices'),
  topic(
    'jewel(?:s|lers?|lery|ry|ler)?|necklaces?|earrings?|rings|bracelets?|diamonds?|goldsmith|watches',
    'jewellery',
    'shopWindow',
  ),
  topic('dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|vet|veterinar(?:y|ian)|paws?', 'pets', 'livingRoom'),
  topic('furniture|armchairs?|chairs?|interiors?|lamps?|d[eé]cor|cushions?|tables', 'armchair', 'livingRoom'),
  topic('sofas?|couch|living rooms?|bedrooms?', 'livingRoom', 'armchair'),
  general(
    'houses?|homes?|villas?|apartments?|flats|propert(?:y|ies)|real estate|realt(?:y|ors?)',
    'house',
    'livingRoom',
  ),
  topic(
    'dress(?:es)?|skirts?|tailors?|sewn|sewing|gowns?|fabrics?|stitch(?:es|ed)?|seams?',
    'atelier',
    'rail',
  ),
  topic(
    'clothes|clothing|wardrobes?|outfits?|shirts?|jeans|jackets?|coats?|fashion|boutique',
    'rail',
    'atelier',
  ),
  topic('flights?|planes?|airlines?|airports?|aviation', 'flight', 'coast'),
  topic('beach(?:es)?|coasts?|islands?|ocean|sea|sailing|harbour', 'coast', 'flight'),
  topic('mountains?|hik(?:e|es|ing)|treks?|skiing|camping|trails?', 'mountains', 'coast'),
  topic('flowers?|florists?|bouquets?|gardens?|plants?|roses|blossoms?', 'flowers', 'shopWindow'),
  topic('books|bookshop|bookstore|novels?|library|libraries|reading', 'library', 'openBook'),
  topic('courses?|lessons?|schools?|teachers?|tutors?|students?|classes', 'openBook', 'library'),
  topic('concerts?|festivals?|theat(?:re|er)s?|stage|cinemas?', 'stage', 'turntable'),
  topic('music|vinyl|songs?|playlists?|records?|podcasts?|dj', 'turntable', 'stage'),
  topic('doctors?|clinics?|hearts?|dentists?|nurses?|patients?', 'pulse', 'helix'),
  topic('lab|labs|laborator(?:y|ies)|dna|genes?|biotech', 'helix', 'pulse'),
  topic('banks?|banking|credit cards?|payments?', 'cards', 'growth'),
  topic('invest(?:s|ing|ments?|ors?)|savings?|budgets?|funds?|pensions?', 'growth', 'cards'),
  general('parcels?|deliver(?:y|ies|ed|s)|shipping|packages?', 'parcels', 'shopWindow'),
  general('workshops?|tools?|carpent(?:er|ers|ry)|woodwork|handmade|handcrafted', 'workshop', 'stillLife'),
];
