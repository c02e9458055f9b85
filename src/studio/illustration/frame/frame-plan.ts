import type { PoseName } from '../person/poses/find-pose.ts';
import type { ThingLook } from '../../story-script/things/thing-book.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import type {
  Mood,
  ProductKind,
  Setting,
  StoryCharacter,
  StoryProduct,
  StoryScene,
  TimeOfDay,
  Weather,
} from '../../story/story.ts';
import type { Light } from '../brush/brush.ts';
import type { Box } from '../brush/manner.ts';
import type { AnimalLook } from '../animal/animal-look.ts';
import type { AnimalFigure } from '../animal/animal-figure.ts';
import type { Bust } from '../person/draw-bust.ts';
import type { Figure } from '../person/figure.ts';
import type { ToolKind } from '../person/hands/tools.ts';
import type { FurnitureKind } from '../world/draw-furniture.ts';
import type { PartnerObject } from '../world/props/partner-objects.ts';
import type { StoryStyle } from '../styles/styles.ts';
import type { ShopGoods } from '../world/places/shop-goods.ts';
import type { Foreground } from './paint/foreground.ts';
import type { MountName } from './things/mounts.ts';
import type { Water } from './paint/water.ts';

export type Point = { x: number; y: number };

export type FrameOrder = {
  scene: StoryScene;
  /** All characters of the story, so that no two get the same clothes; the scene refers to them by id. */
  characters: StoryCharacter[];
  products: StoryProduct[];
  style: StoryStyle;
  seed: string;
  /** Counts the redraws: each shows the scene from another side or distance. Absent for the first picture. */
  variation?: number;
  /** The action of the face in a close-up that does not show the hands: it still yawns. */
  face?: PoseName;
  format: VideoFormat;
};

/** `look`: the artwork to draw if the kind has no painter. */
export type ShownProduct = Pick<StoryProduct, 'kind' | 'colour' | 'name'> & { look?: ThingLook };

/** A thing in a hand: a product of the story, a tool or a small animal. */
export type ShownThing = Omit<ShownProduct, 'kind'> & {
  kind: ProductKind | ToolKind;
  /** An animal that lies in the arms. */
  animal?: AnimalLook;
};

/** A piece of furniture that belongs to one person, in the frame's pixels. */
export type Support = {
  kind: FurnitureKind | PartnerObject | MountName | 'bicycle' | 'scooter';
  facing: -1 | 1;
  box: Box;
  /** A thing that stands on it. */
  on?: { thing: ShownThing; box: Box };
};

/** One person or animal of a frame. */
export type CastMember = {
  characterId: string;
  /** 1 at the distance of people on the ground plane; smaller is further. */
  depth: number;
  /** Pixels of blur at a height of 1280: 0 in the focal plane. */
  blur: number;
  holds?: ShownThing;
  /** The ground below a lifted figure: on a back, in a vehicle. */
  groundY?: number;
} & (
  | { kind: 'figure'; figure: Omit<Figure, 'holds'>; behind: Support[]; before: Support[] }
  | { kind: 'bust'; bust: Omit<Bust, 'holds'> }
  | { kind: 'animal'; animal: AnimalFigure }
);

/** A thing that stands by itself. */
export type Prop = {
  product: ShownThing;
  box: Box;
  on: Support | null;
  /** The boxes of further copies. */
  more?: Box[];
  /** In front of the people. */
  isFront?: boolean;
  /** In the water, where things have no shadow on the ground. */
  isAfloat?: boolean;
};

/** The camera shows a point p of the place at p × zoom + (x, y). */
export type Camera = { zoom: number; x: number; y: number };

export type FramePlan = {
  width: number;
  height: number;
  /** Pixels per unit; 1 in a frame 1280 high. */
  unit: number;
  style: StoryStyle;
  seed: string;
  /** Equal in all frames of a story, so that a place keeps its details, such as the colour of its trees. */
  placeSeed: string;
  shot: StoryScene['shot'];
  mood: Mood;
  place: {
    setting: Setting;
    timeOfDay: TimeOfDay;
    weather: Weather;
    isIndoor: boolean;
    isBackdrop: boolean;
    /** Seen from the other side than the story's other frames. */
    isMirrored?: boolean;
    /** The bed of a bedroom is the one in which a person of the frame lies. */
    isBedTaken?: boolean;
    /** The driver of the frame holds the steering wheel of the car. */
    isWheelTaken?: boolean;
    /** The goods of a shop; elsewhere absent. */
    goods?: ShopGoods;
  };
  light: Light;
  camera: Camera;
  /** Factor of the style's depth blur. */
  backgroundBlur: number;
  /** Whether the place's front plane is shown. */
  hasFront: boolean;
  /** A foreground at one side of the picture, nearer than the front plane. */
  foreground: Foreground | null;
  /** Water over the ground, in which the cast swims, rows or stands. */
  water: Water | null;
  /** From back to front. */
  cast: CastMember[];
  props: Prop[];
  /** The product that fills the frame, on a surface whose edge is at `surfaceY`, or on the floor. */
  hero: { product: ShownThing; box: Box; surfaceY: number | null } | null;
};
