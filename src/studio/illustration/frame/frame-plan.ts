import type { ThingLook } from '../../story-script/thing-book.ts';
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
import type { AnimalFigure } from '../animal/animal-figure.ts';
import type { Bust } from '../person/draw-bust.ts';
import type { Figure } from '../person/figure.ts';
import type { ToolKind } from '../person/hands/tools.ts';
import type { FurnitureKind } from '../world/draw-furniture.ts';
import type { PartnerObject } from '../world/props/partner-objects.ts';
import type { StoryStyle } from '../styles/styles.ts';
import type { Framing } from './foreground.ts';
import type { MountName } from './mounts.ts';
import type { Water } from './water.ts';

export type Point = { x: number; y: number };

export type FrameOrder = {
  scene: StoryScene;
  /** All of the story: the scene's are found by their ids, and clothes are chosen so that no two are alike. */
  characters: StoryCharacter[];
  products: StoryProduct[];
  style: StoryStyle;
  seed: string;
  format: VideoFormat;
};

/** `look`: the artwork that stands for it where its kind has no picture of its own. */
export type ShownProduct = Pick<StoryProduct, 'kind' | 'colour' | 'name'> & { look?: ThingLook };

/** What a hand holds: a product of the story, or what the work is done with. */
export type ShownThing = Omit<ShownProduct, 'kind'> & { kind: ProductKind | ToolKind };

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
  /** 1 as far as the ground plane's persons; less is further. */
  depth: number;
  /** Pixels of blur at 1280 high: 0 in the plane of sharpness. */
  blur: number;
  holds?: ShownThing;
  /** The ground under somebody who is off it: on a back, in a vehicle. */
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
  /** The boxes of others like it. */
  more?: Box[];
  /** Nearer than the persons. */
  isFront?: boolean;
  /** In the water, where nothing has a shadow on the ground. */
  isAfloat?: boolean;
};

/** Where the camera looks: a point p of the place is shown at p × zoom + (x, y). */
export type Camera = { zoom: number; x: number; y: number };

export type FramePlan = {
  width: number;
  height: number;
  /** Pixels per unit of a frame 1280 high. */
  unit: number;
  style: StoryStyle;
  seed: string;
  /** The same for a place in all frames of a story, so that its trees keep their colour. */
  placeSeed: string;
  shot: StoryScene['shot'];
  mood: Mood;
  place: {
    setting: Setting;
    timeOfDay: TimeOfDay;
    weather: Weather;
    isIndoor: boolean;
    isBackdrop: boolean;
  };
  light: Light;
  camera: Camera;
  /** Factor of the style's depth blur. */
  backgroundBlur: number;
  /** Whether what stands before the persons is shown. */
  hasFront: boolean;
  /** Something nearer still, at one side of the picture. */
  framing: Framing | null;
  /** Water over the ground, in which they swim, row or stand. */
  water: Water | null;
  /** From back to front. */
  cast: CastMember[];
  props: Prop[];
  /** The product that fills the frame, on a surface whose edge is at `surfaceY`, or on the floor. */
  hero: { product: ShownThing; box: Box; surfaceY: number | null } | null;
};
