import { z } from 'zod';

/**
 * The vocabulary of stories: language engines choose from it, and picture engines draw it. The studio, which imports nothing
 * from other rooms, has its own copy (`src/studio/story/story.ts`).
 */
const storySettings = [
  'kitchen',
  'living-room',
  'bedroom',
  'bathroom',
  'office',
  'meeting-room',
  'cafe',
  'restaurant',
  'shop',
  'bakery',
  'library',
  'salon',
  'gallery',
  /** A public room of a bank, a hotel or a town hall. */
  'lobby',
  'supermarket',
  'gym',
  'pool',
  'classroom',
  'hospital',
  'dentist',
  'workshop',
  'warehouse',
  'garage',
  'street',
  'market',
  'park',
  'forest',
  'mountains',
  'beach',
  'harbour',
  /** On deck, at sea. */
  'boat',
  /** Beside a lake, a pond or a river. */
  'lake',
  'field',
  'barn',
  'track',
  'pitch',
  /** Train or bus. */
  'train',
  'car',
  'stage',
  'church',
  'airport',
  'rooftop',
  /** A plain backdrop, if the place is unknown. */
  'studio',
] as const;
const timesOfDay = ['dawn', 'morning', 'noon', 'afternoon', 'evening', 'night'] as const;
const weathers = ['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const;
const moods = ['neutral', 'happy', 'sad', 'tense', 'calm', 'excited', 'tender', 'proud'] as const;
const shots = ['wide', 'medium', 'close-up', 'over-the-shoulder', 'product', 'detail'] as const;
const actions = [
  'stand',
  'walk',
  'run',
  'sit',
  'sit-at-desk',
  'hold-out',
  'point',
  'phone',
  'carry',
  'lean',
  'wave',
  'hug',
  'sleep',
  'drink',
  'read',
  'work',
] as const;
const feelings = ['neutral', 'happy', 'sad', 'worried', 'surprised', 'angry', 'thoughtful', 'proud'] as const;
export const storyAges = ['child', 'teen', 'young', 'adult', 'middle-aged', 'old'] as const;
export const storyGenders = ['female', 'male', 'unknown'] as const;
export const storyProductKinds = [
  'bottle',
  'cup',
  'jar',
  'tube',
  'box',
  'bag',
  'shoe',
  'shirt',
  'watch',
  'ring',
  'glasses',
  'headphones',
  'phone',
  'laptop',
  'tablet',
  'app-screen',
  'camera',
  'lamp',
  'chair',
  'sofa',
  'bicycle',
  'car',
  'plant',
  'book',
  'notebook',
  'pen',
  'candle',
  'soap',
  'cream',
  'pan',
  'knife',
  'coffee-machine',
  'vacuum',
  'toothbrush',
  'dog-food',
  'toy',
  'backpack',
  'suitcase',
  'umbrella',
  'game-pad',
  'pill-box',
  'bread',
  'meal',
  'basket',
  'gloves',
  'scooter',
  'scissors',
  'brush',
  'pillow',
  'belt',
  'speaker',
  'ball',
  'guitar',
  'can',
] as const;

export const storyCharacterSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Such as `barista`; empty if unknown. */
  role: z.string(),
  age: z.enum(storyAges),
  gender: z.enum(storyGenders),
  appearance: z.string(),
  clothing: z.string(),
  visualPrompt: z.string(),
});
export type StoryCharacter = z.infer<typeof storyCharacterSchema>;

export const storyProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(storyProductKinds),
  /** A CSS colour name or `#rrggbb`. */
  colour: z.string().nullable(),
  visualPrompt: z.string(),
});
export type StoryProduct = z.infer<typeof storyProductSchema>;

export const storySceneSchema = z.object({
  title: z.string(),
  description: z.string(),
  narration: z.string(),
  shot: z.enum(shots),
  setting: z.enum(storySettings),
  timeOfDay: z.enum(timesOfDay),
  weather: z.enum(weathers),
  mood: z.enum(moods),
  characterIds: z.array(z.string()),
  productIds: z.array(z.string()),
  action: z.enum(actions),
  feeling: z.enum(feelings),
  /** Words in quotation marks inside the narration. */
  quotations: z.array(z.object({ text: z.string(), characterId: z.string().nullable() })),
});
/** Fields that are not requested from an engine. */
type SceneExtras = {
  /** The things that earlier scenes have mentioned; derived from them. */
  namedBefore?: string[];
  /** The people who still sit, lie or kneel; derived from the previous scene. */
  posturesBefore?: { characterId: string; posture: 'sit' | 'lie' | 'kneel' }[];
  /** The place of a scene that names none; derived from the neighboring scenes. */
  roomBefore?: (typeof storySettings)[number];
  /** The author's description, from which the picture is drawn instead of the narration. */
  pictured?: string;
  /** The user chose the title, so a new description does not replace it. */
  isRenamed?: true;
  /** The title and description of the story's scene, if its frame has been redrawn with another description. */
  inStory?: { title: string; description: string };
};
export type StoryScene = z.infer<typeof storySceneSchema> & SceneExtras;

/** The findings of a language engine in a narrative. */
export const storySchema = z.object({
  title: z.string(),
  mood: z.enum(moods),
  scenes: z.array(storySceneSchema),
  characters: z.array(storyCharacterSchema),
  products: z.array(storyProductSchema),
});
export type Story = z.infer<typeof storySchema>;

/** The roles of characters that are animals. */
export const animalSpecies: readonly string[] = [
  'dog',
  'cat',
  'horse',
  'donkey',
  'rabbit',
  'fox',
  'bear',
  'wolf',
  'owl',
  'mouse',
  'rat',
  'hamster',
  'guinea pig',
  'hedgehog',
  'badger',
  'squirrel',
  'deer',
  'bird',
  'crow',
  'parrot',
  'duck',
  'goose',
  'swan',
  'hen',
  'rooster',
  'cow',
  'calf',
  'pig',
  'sheep',
  'goat',
  'frog',
  'turtle',
  'snail',
  'fish',
  'whale',
  'dolphin',
  'shark',
  'octopus',
  'crab',
  'seal',
  'penguin',
  'lion',
  'tiger',
  'elephant',
  'giraffe',
  'monkey',
  'zebra',
  'crocodile',
  'snake',
  'spider',
  'bee',
  'butterfly',
  'ladybird',
  'ant',
  'mole',
  'otter',
  'beaver',
  'kangaroo',
  'panda',
  'seagull',
  'dinosaur',
  'unicorn',
  'camel',
  'pigeon',
];
