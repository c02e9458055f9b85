import type {
  Action,
  Age,
  Feeling,
  ProductKind,
  Setting,
  Shot,
  Story,
  StoryCharacter,
  StoryProduct,
  StoryScene,
  TimeOfDay,
  Weather,
} from '#studio/story/story.ts';

type Cast = Record<
  string,
  readonly [role: string, age: Age, gender: 'female' | 'male', appearance?: string, clothing?: string]
>;
type Things = Record<string, readonly [kind: ProductKind, colour?: string]>;
type Told = readonly [
  shot: Shot,
  setting: Setting,
  time: TimeOfDay,
  weather: Weather,
  persons: string,
  things: string,
  action: Action,
  feeling: Feeling,
  said?: string,
];

/** Stories as returned by the language engine, abbreviated: names separated by spaces, ids derived from the names. */
function tell(title: string, cast: Cast, things: Things, scenes: readonly Told[]): Story {
  const idsOf = (names: string) =>
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => `${title}-${name}`);
  const characters = Object.entries(cast).map(
    ([name, [role, age, gender, appearance = '', clothing = '']]): StoryCharacter => ({
      id: `${title}-${name}`,
      name,
      role,
      age,
      gender,
      appearance,
      clothing,
      visualPrompt: '',
    }),
  );
  const products = Object.entries(things).map(([name, [kind, colour]]): StoryProduct => ({
    id: `${title}-${name}`,
    name,
    kind,
    colour: colour ?? null,
    visualPrompt: '',
  }));
  return {
    title,
    mood: 'neutral',
    characters,
    products,
    scenes: scenes.map(
      ([shot, setting, timeOfDay, weather, persons, thing, action, feeling, said], index): StoryScene => ({
        title: `${title} ${index + 1}`,
        description: '',
        narration: '',
        shot,
        setting,
        timeOfDay,
        weather,
        mood: 'neutral',
        characterIds: idsOf(persons),
        productIds: idsOf(thing),
        action,
        feeling,
        quotations: said ? [{ text: said, characterId: idsOf(persons)[0] ?? null }] : [],
      }),
    ),
  };
}

export const toldStories: readonly Story[] = [
  tell(
    'Luma Coffee',
    { Maya: ['', 'young', 'female'], Tom: ['barista', 'adult', 'male'] },
    { Luma: ['cup', '#d9623b'], Machine: ['coffee-machine', 'black'] },
    [
      ['wide', 'street', 'morning', 'rain', 'Maya', '', 'walk', 'worried'],
      ['medium', 'cafe', 'morning', 'clear', 'Tom Maya', 'Luma', 'hold-out', 'happy'],
      ['close-up', 'cafe', 'morning', 'clear', 'Maya', '', 'stand', 'surprised'],
      ['product', 'cafe', 'morning', 'clear', '', 'Machine', 'stand', 'neutral'],
      ['wide', 'office', 'noon', 'clear', 'Maya', 'Luma', 'sit-at-desk', 'happy'],
    ],
  ),
  tell(
    'The founder',
    {
      Ravi: ['founder', 'adult', 'male'],
      Lena: ['engineer', 'young', 'female'],
      Boss: ['boss', 'middle-aged', 'male'],
    },
    { App: ['app-screen', '#5b4bd6'], Laptop: ['laptop'] },
    [
      ['wide', 'garage', 'night', 'clear', 'Ravi Lena', 'Laptop', 'work', 'thoughtful'],
      ['over-the-shoulder', 'meeting-room', 'afternoon', 'clear', 'Boss Ravi', '', 'stand', 'angry', 'No.'],
      ['close-up', 'rooftop', 'evening', 'clear', 'Ravi', '', 'stand', 'sad'],
      ['wide', 'stage', 'night', 'clear', 'Ravi', 'App', 'hold-out', 'proud'],
      ['product', 'studio', 'noon', 'clear', '', 'App', 'stand', 'neutral'],
    ],
  ),
  tell(
    'Grandmother and the fox',
    { Nora: ['grandmother', 'old', 'female'], Ben: ['', 'child', 'male'], Ida: ['', 'child', 'female'] },
    { Book: ['book', '#7a2f2f'], Lamp: ['lamp'] },
    [
      ['wide', 'living-room', 'evening', 'clear', 'Nora Ben Ida', 'Book', 'read', 'happy'],
      ['wide', 'forest', 'night', 'snow', 'Ben Ida', '', 'walk', 'surprised'],
      ['close-up', 'forest', 'night', 'snow', 'Ben', '', 'stand', 'worried', 'Look!'],
      ['wide', 'field', 'dawn', 'fog', 'Ida', '', 'run', 'happy'],
      ['wide', 'bedroom', 'night', 'clear', 'Ben', 'Lamp', 'sleep', 'happy'],
    ],
  ),
  tell(
    'Morning skin',
    { Ana: ['', 'young', 'female'] },
    { Glow: ['cream', '#f0c9c0'], Serum: ['bottle', '#e2a13a'] },
    [
      ['close-up', 'bathroom', 'morning', 'clear', 'Ana', '', 'stand', 'sad'],
      ['medium', 'bathroom', 'morning', 'clear', 'Ana', 'Glow', 'hold-out', 'happy'],
      ['product', 'bathroom', 'morning', 'clear', '', 'Serum', 'stand', 'neutral'],
      ['detail', 'bathroom', 'morning', 'clear', '', 'Glow', 'stand', 'neutral'],
      ['wide', 'park', 'noon', 'clear', 'Ana', '', 'walk', 'happy'],
    ],
  ),
  tell(
    'First aid',
    {
      Kim: ['nurse', 'adult', 'female'],
      Omar: ['doctor', 'middle-aged', 'male'],
      Pia: ['patient', 'old', 'female'],
    },
    { Pills: ['pill-box', 'white'] },
    [
      ['wide', 'hospital', 'noon', 'clear', 'Omar Kim Pia', '', 'point', 'neutral'],
      ['medium', 'hospital', 'noon', 'clear', 'Kim Pia', 'Pills', 'hold-out', 'happy'],
      ['over-the-shoulder', 'hospital', 'noon', 'clear', 'Pia Omar', '', 'sit', 'worried', 'Will it hurt?'],
      ['wide', 'classroom', 'morning', 'clear', 'Omar', '', 'point', 'neutral'],
    ],
  ),
  tell(
    'The big race',
    { Jonas: ['runner', 'young', 'male'], Coach: ['coach', 'middle-aged', 'female'] },
    { Swift: ['shoe', '#2f6fd0'], Bottle: ['bottle', '#3fae5a'] },
    [
      ['wide', 'mountains', 'dawn', 'clear', 'Jonas', '', 'run', 'proud'],
      ['product', 'mountains', 'dawn', 'clear', '', 'Swift', 'stand', 'neutral'],
      ['medium', 'gym', 'afternoon', 'clear', 'Coach Jonas', '', 'point', 'angry'],
      ['wide', 'beach', 'evening', 'clear', 'Jonas', 'Bottle', 'drink', 'happy'],
      ['close-up', 'street', 'noon', 'storm', 'Jonas', '', 'stand', 'angry'],
    ],
  ),
  tell(
    'Moving out',
    {
      Sam: ['', 'teen', 'male'],
      Mother: ['mother', 'middle-aged', 'female'],
      Father: ['father', 'middle-aged', 'male'],
      Zoe: ['', 'child', 'female'],
    },
    { Case: ['suitcase', '#c7402f'], Sofa: ['sofa', '#3c7a6b'] },
    [
      ['wide', 'living-room', 'morning', 'clear', 'Mother Father Sam Zoe', '', 'hug', 'sad'],
      ['wide', 'street', 'noon', 'cloudy', 'Sam', 'Case', 'carry', 'thoughtful'],
      ['medium', 'train', 'afternoon', 'clear', 'Sam', '', 'sit', 'thoughtful'],
      ['wide', 'airport', 'evening', 'clear', 'Sam Zoe', 'Case', 'wave', 'happy'],
      ['wide', 'living-room', 'evening', 'clear', '', 'Sofa', 'stand', 'neutral'],
    ],
  ),
  tell(
    'Table nine',
    {
      Chef: ['chef', 'adult', 'male'],
      Waiter: ['waiter', 'young', 'female'],
      Guest: ['guest', 'old', 'male'],
    },
    { Pan: ['pan', '#333333'], Knife: ['knife'] },
    [
      ['wide', 'restaurant', 'evening', 'clear', 'Waiter Guest', '', 'hold-out', 'happy'],
      ['medium', 'kitchen', 'evening', 'clear', 'Chef', 'Pan', 'hold-out', 'proud'],
      ['close-up', 'restaurant', 'evening', 'clear', 'Guest', '', 'stand', 'surprised', 'Oh!'],
      ['detail', 'kitchen', 'evening', 'clear', '', 'Pan', 'stand', 'neutral'],
    ],
  ),
  tell(
    'Safe at work',
    {
      Rosa: ['builder', 'adult', 'female'],
      Max: ['mechanic', 'middle-aged', 'male'],
      Ivy: ['firefighter', 'young', 'female'],
    },
    { Vac: ['vacuum', '#d6a22f'] },
    [
      ['wide', 'workshop', 'morning', 'clear', 'Rosa Max Ivy', '', 'point', 'neutral'],
      ['medium', 'workshop', 'noon', 'clear', 'Max', 'Vac', 'work', 'thoughtful'],
      ['over-the-shoulder', 'garage', 'afternoon', 'clear', 'Ivy Rosa', '', 'stand', 'happy', 'Well done.'],
      ['wide', 'rooftop', 'evening', 'fog', 'Ivy', '', 'phone', 'worried'],
    ],
  ),
  tell(
    'City news',
    {
      Jo: ['reporter', 'adult', 'female'],
      Mayor: ['mayor', 'old', 'male'],
      Cyclist: ['cyclist', 'young', 'male'],
    },
    { Bike: ['bicycle', '#e0662f'], Umbrella: ['umbrella', '#b0323c'] },
    [
      ['wide', 'street', 'evening', 'storm', 'Jo', 'Umbrella', 'hold-out', 'worried'],
      ['medium', 'stage', 'night', 'clear', 'Mayor', '', 'point', 'proud'],
      ['wide', 'park', 'morning', 'clear', 'Cyclist', 'Bike', 'stand', 'happy'],
      ['wide', 'supermarket', 'noon', 'clear', 'Jo Mayor', '', 'stand', 'neutral'],
      ['close-up', 'shop', 'noon', 'clear', 'Cyclist', '', 'stand', 'happy', 'I ride.'],
    ],
  ),
  tell(
    'Long drive',
    { Dad: ['father', 'adult', 'male'], Mia: ['', 'teen', 'female'] },
    { Tourer: ['car', '#8e2435'], Phones: ['headphones', '#2b2b33'] },
    [
      ['wide', 'car', 'afternoon', 'clear', 'Dad Mia', '', 'sit', 'happy'],
      ['medium', 'car', 'night', 'rain', 'Mia', 'Phones', 'sit', 'sad'],
      ['wide', 'field', 'evening', 'clear', 'Dad Mia', 'Tourer', 'lean', 'happy'],
      ['product', 'studio', 'noon', 'clear', '', 'Phones', 'stand', 'neutral'],
    ],
  ),
  tell(
    'Seller of lights',
    { Wei: ['seller', 'old', 'female'], Lou: ['farmer', 'adult', 'male'] },
    { Candle: ['candle', '#e8c46a'], Plant: ['plant'], Watch: ['watch', '#b58a3c'] },
    [
      ['medium', 'shop', 'afternoon', 'snow', 'Wei', 'Candle', 'hold-out', 'happy'],
      ['wide', 'field', 'noon', 'clear', 'Lou', 'Plant', 'carry', 'proud'],
      ['product', 'restaurant', 'night', 'clear', '', 'Candle', 'stand', 'neutral'],
      ['wide', 'office', 'night', 'clear', 'Wei Lou', 'Watch', 'stand', 'thoughtful'],
      ['product', 'shop', 'noon', 'clear', '', 'Watch', 'stand', 'neutral'],
    ],
  ),
];
