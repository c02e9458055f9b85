export const settings = [
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
  /** A public room: of a bank, a hotel, a town hall. */
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
  /** A plain background, if the place is unknown. */
  'studio',
] as const;
export type Setting = (typeof settings)[number];

export const timesOfDay = ['dawn', 'morning', 'noon', 'afternoon', 'evening', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const;
export type Weather = (typeof weathers)[number];

export const moods = ['neutral', 'happy', 'sad', 'tense', 'calm', 'excited', 'tender', 'proud'] as const;
export type Mood = (typeof moods)[number];

export const shots = ['wide', 'medium', 'close-up', 'over-the-shoulder', 'product', 'detail'] as const;
export type Shot = (typeof shots)[number];

export const actions = [
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
export type Action = (typeof actions)[number];

/** Facial expressions. */
export const feelings = [
  'neutral',
  'happy',
  'sad',
  'worried',
  'surprised',
  'angry',
  'thoughtful',
  'proud',
] as const;
export type Feeling = (typeof feelings)[number];

export const ages = ['child', 'teen', 'young', 'adult', 'middle-aged', 'old'] as const;
export type Age = (typeof ages)[number];

export const productKinds = [
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
export type ProductKind = (typeof productKinds)[number];

export type StoryCharacter = {
  id: string;
  name: string;
  /** 'barista', 'mother', …; '' if unknown. */
  role: string;
  age: Age;
  gender: 'female' | 'male' | 'unknown';
  appearance: string;
  clothing: string;
  visualPrompt: string;
};

export type StoryProduct = {
  id: string;
  name: string;
  kind: ProductKind;
  /** A CSS colour name or #hex. */
  colour: string | null;
  visualPrompt: string;
};

/** Words in quotation marks inside the narration. */
export type Quotation = { text: string; characterId: string | null };

/** How a person holds the body while doing something else: "she sits down and drinks her tea". */
export type Posture = 'sit' | 'lie' | 'kneel';
export type HeldPosture = { characterId: string; posture: Posture };

export type StoryScene = {
  title: string;
  description: string;
  narration: string;
  shot: Shot;
  setting: Setting;
  timeOfDay: TimeOfDay;
  weather: Weather;
  mood: Mood;
  characterIds: string[];
  productIds: string[];
  action: Action;
  feeling: Feeling;
  quotations: Quotation[];
  /** Things mentioned before this scene, the latest one last; its first "it" refers to them. */
  namedBefore?: string[];
  /** How people sat or lay when this scene began. */
  posturesBefore?: HeldPosture[];
  /** The place of the neighbouring scenes, for a scene that names none. */
  roomBefore?: Setting;
  /** The author's own description, from which the picture is drawn in place of the narration. */
  pictured?: string;
};

export type Story = {
  title: string;
  mood: Mood;
  scenes: StoryScene[];
  characters: StoryCharacter[];
  products: StoryProduct[];
};
