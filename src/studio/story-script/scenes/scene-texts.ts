import type {
  Setting,
  Shot,
  StoryCharacter,
  StoryProduct,
  StoryScene,
  TimeOfDay,
  Weather,
} from '#studio/story/story.ts';
import { sentenceCase } from './describe.ts';

export const settingPhrases: Readonly<Record<Setting, string>> = {
  kitchen: 'in the kitchen',
  'living-room': 'at home',
  bedroom: 'in the bedroom',
  bathroom: 'in the bathroom',
  office: 'in the office',
  'meeting-room': 'in the meeting room',
  cafe: 'in the café',
  restaurant: 'in the restaurant',
  shop: 'in the shop',
  bakery: 'in the bakery',
  library: 'in the library',
  salon: 'in the salon',
  gallery: 'in the gallery',
  lobby: 'in the lobby',
  supermarket: 'in the supermarket',
  gym: 'in the gym',
  pool: 'at the pool',
  classroom: 'in the classroom',
  hospital: 'in the hospital',
  dentist: 'at the dentist’s',
  workshop: 'in the workshop',
  warehouse: 'in the warehouse',
  garage: 'in the garage',
  street: 'in the street',
  market: 'at the market',
  park: 'in the park',
  forest: 'in the forest',
  mountains: 'in the mountains',
  beach: 'on the beach',
  harbour: 'at the harbour',
  boat: 'on the boat',
  lake: 'by the water',
  field: 'in the field',
  barn: 'in the barn',
  track: 'on the track',
  pitch: 'on the pitch',
  train: 'on the train',
  car: 'in the car',
  stage: 'on stage',
  church: 'in the church',
  airport: 'at the airport',
  rooftop: 'on the rooftop',
  studio: '',
};
const actionPhrases: Readonly<Record<StoryScene['action'], string>> = {
  stand: 'standing',
  walk: 'walking',
  run: 'running',
  sit: 'sitting',
  'sit-at-desk': 'sitting at a desk',
  'hold-out': 'holding something out',
  point: 'pointing',
  phone: 'on the phone',
  carry: 'carrying something',
  lean: 'leaning',
  wave: 'waving',
  hug: 'in an embrace',
  sleep: 'asleep',
  drink: 'drinking',
  read: 'reading',
  work: 'at work',
};
const shotPhrases: Readonly<Record<Shot, string>> = {
  wide: 'Wide shot',
  medium: 'Medium shot',
  'close-up': 'Close-up',
  'over-the-shoulder': 'Shot over the shoulder',
  product: 'Product shot',
  detail: 'Detail',
};
const weatherPhrases: Readonly<Record<Weather, string>> = {
  clear: '',
  cloudy: ' under clouds',
  rain: ' in the rain',
  snow: ' in the snow',
  fog: ' in fog',
  storm: ' in a storm',
};
const timePhrases: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  noon: 'at noon',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'at night',
};

/** Describes a scene's picture in one sentence for an image model. */
export function describeScene(
  scene: Omit<StoryScene, 'title' | 'description'>,
  characters: readonly StoryCharacter[],
  products: readonly StoryProduct[],
): string {
  const [first, ...others] = characters;
  const who = first
    ? `${first.name}, ${actionPhrases[scene.action]}${scene.feeling === 'neutral' ? '' : ` and ${scene.feeling}`}`
    : '';
  const withWhom =
    others.length > 0
      ? `, with ${others
          .slice(0, 3)
          .map(({ name }) => name)
          .join(' and ')}`
      : '';
  const things =
    products.length > 0 ? `. In the picture: ${products.map(({ name }) => name).join(', ')}` : '';
  const where = [settingPhrases[scene.setting], timePhrases[scene.timeOfDay]].filter(Boolean).join(' ');
  return `${shotPhrases[scene.shot]} ${where}${weatherPhrases[scene.weather]}${who ? `: ${who}${withWhom}` : ''}${things}.`;
}

/** Titles scenes by person and place, or by their first words if that title is already used. */
export function nameScenes(
  scenes: readonly StoryScene[],
  names: ReadonlyMap<string, string>,
  others: readonly string[] = [],
): StoryScene[] {
  const taken = new Set(others);
  return scenes.map((scene) => {
    const who = names.get(scene.characterIds[0] ?? '') ?? names.get(scene.productIds[0] ?? '');
    const where = settingPhrases[scene.setting];
    const own = firstWords(scene.pictured ?? scene.narration);
    const candidates = [
      who && where ? `${who} ${where}` : '',
      who && where ? `${who} ${where}, ${scene.timeOfDay}` : '',
      own,
    ].map(sentenceCase);
    const title = candidates.find((candidate) => candidate !== '' && !taken.has(candidate)) ?? candidates[2]!;
    taken.add(title);
    return { ...scene, title };
  });
}

const maxTitleLength = 60;
export function firstWords(text: string): string {
  const bare = text.replace(/\s+/gu, ' ').replace(/^[^\p{L}\p{N}]+/u, '');
  const words = bare.split(' ').slice(0, 6).join(' ');
  const cut = [...words].length > maxTitleLength ? [...words].slice(0, 24).join('') : words;
  return cut === bare ? cut.replace(/[\s.,;:!?"“”]+$/u, '') : `${cut.replace(/[\s.,;:!?"“”'’–—-]+$/u, '')} …`;
}
