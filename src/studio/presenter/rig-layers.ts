import { Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { keepDrawing } from '../raw-frames/still-picture.ts';
import { fadeIntoElbow, fadeIntoTrunk, paintForearm, paintUpperArm } from './arms/paint-sleeve.ts';
import { fadeIntoLimbs, paintElbow } from './arms/paint-elbow.ts';
import type { FaceLook } from './face/face-look.ts';
import { paintBrow } from './face/paint-brow.ts';
import { axisAt, paintFace } from './face/paint-face.ts';
import { paintFrown, paintWorry } from './face/paint-frown.ts';
import { paintChin, paintGape } from './face/paint-jaw.ts';
import { paintIris } from './face/paint-iris.ts';
import { paintNose } from './face/paint-nose.ts';
import { paintSmile } from './face/paint-smile.ts';
import type { HandShape } from './hands/hand-shapes.ts';
import { paintHand } from './hands/paint-hand.ts';
import { addGrain, relight, type Relief, type SetLight } from './paint/relight.ts';
import type { Context } from './paint/shade.ts';
import { cutArmsOff } from './people/cut-arms-off.ts';
import type { Outfit, Person } from './people/person.ts';
import type { Wear } from './people/wear.ts';

/** A layer that is painted once; `x`, `y` is its corner in its own space. */
export type Layer = { picture: Canvas | Image; x: number; y: number };

export function drawLayer(context: Context, layer: Layer, x = 0, y = 0): void {
  context.drawImage(layer.picture, layer.x + x, layer.y + y);
}

/** Each limb for the left (-1) and right of the picture: mirrored, but lit from the same side. */
export type ArmLayers = {
  upper: Record<-1 | 1, Layer>;
  fore: Record<-1 | 1, Layer>;
  elbow: Record<-1 | 1, Layer>;
  hand: (shape: HandShape, side: -1 | 1) => Layer;
};

export type RigLayers = {
  setting: Layer;
  backHair: Layer;
  body: Layer;
  ears: Layer;
  face: Layer;
  nose: Layer;
  brow: Layer;
  iris: Canvas;
  glasses: Layer | null;
  frontHair: Layer;
  arms: ArmLayers;
  /** Folds and highlights on the cheeks of a smile. */
  smile: Layer;
  /** Folds between the brows, and lines across the forehead. */
  frown: Layer;
  worry: Layer;
  /** Hollow cheeks beside a dropped jaw; a bunched chin, below the lower lip. */
  gape: Layer;
  chin: Layer;
};

function paintLayer(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: (context: Context) => void,
): Layer & { picture: Canvas } {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  paint(context);
  return { picture: canvas, x, y };
}

/** Arms are painted for the right of the picture and mirrored for the left, so their light is mirrored beforehand. */
const mirrorLight = (look: FaceLook, side: -1 | 1): FaceLook => ({
  ...look,
  lightSide: (look.lightSide * side) as -1 | 1,
});

const grain = 0.05;
const reliefs = {
  head: { shade: 0.32, shadePixels: 52, rim: 0.5, rimPixels: 5 },
  body: { shade: 0.3, shadePixels: 80, rim: 0.4, rimPixels: 7 },
  // Mostly in front of the trunk, where they get no rim light from the room.
  limb: { shade: 0.3, shadePixels: 26, rim: 0.2, rimPixels: 9 },
  hand: { shade: 0.2, shadePixels: 14, rim: 0.16, rimPixels: 4 },
} satisfies Record<string, Relief>;

type Painted = Layer & { picture: Canvas };

/** The rim light of the room and the film grain. */
function join(layer: Painted, light: SetLight | null, relief: Relief, whole: Painted = layer): Painted {
  if (!light) return layer;
  const outline = { picture: whole.picture, x: whole.x - layer.x, y: whole.y - layer.y };
  relight(layer.picture, light, relief, outline);
  addGrain(layer.picture.getContext('2d'), grain);
  return layer;
}

const lightOf = ({ look }: Person): SetLight => ({
  lightSide: look.lightSide,
  rim: look.skin.rim,
  shade: look.skin.deep,
});

function paintArms(person: Person, wear: Wear, room: SetLight | null): ArmLayers {
  const { look } = person;
  const sleeve = { ...wear.outer, ...person.sleeve, pattern: wear.outerPattern };
  const hands = new Map<string, Layer>();
  const sideOf = (side: -1 | 1) => mirrorLight(look, side).lightSide;
  const lightOn = (side: -1 | 1): SetLight | null => room && { ...room, lightSide: sideOf(side) };
  const limb = (paint: typeof paintUpperArm, fade: typeof fadeIntoTrunk, side: -1 | 1) => {
    const whole = paintLayer(-110, -90, 220, 620, (context) => paint(context, sleeve, sideOf(side)));
    const layer = join(whole, lightOn(side), reliefs.limb);
    fade(layer.picture.getContext('2d'));
    return layer;
  };
  return {
    upper: { [-1]: limb(paintUpperArm, fadeIntoTrunk, -1), 1: limb(paintUpperArm, fadeIntoTrunk, 1) },
    fore: { [-1]: limb(paintForearm, fadeIntoElbow, -1), 1: limb(paintForearm, fadeIntoElbow, 1) },
    elbow: { [-1]: limb(paintElbow, fadeIntoLimbs, -1), 1: limb(paintElbow, fadeIntoLimbs, 1) },
    hand: (shape, side) => {
      const name = `${shape} ${side}`;
      let hand = hands.get(name);
      if (!hand) {
        hand = join(
          paintLayer(-130, -240, 300, 310, (context) => paintHand(context, mirrorLight(look, side), shape)),
          lightOn(side),
          reliefs.hand,
        );
        hands.set(name, hand);
      }
      return hand;
    },
  };
}

/** Paints all layers with a constant shape. People outside their setting get no light from it. */
export function paintRigLayers(
  person: Person,
  { outfit = 0, isInRoom = true }: { outfit?: Outfit; isInRoom?: boolean } = {},
): RigLayers {
  const { look } = person;
  const wear = person.outfits[outfit];
  const irisRadius = look.eyes.height * 0.98;
  const iris = paintLayer(
    -irisRadius * 2 - 2,
    -irisRadius * 2 - 2,
    irisRadius * 4 + 4,
    irisRadius * 4 + 4,
    (context) => paintIris(context, irisRadius * 2, look.eyes.iris, look.eyes.irisLight),
  );
  const { paintGlasses, paintOnFace } = person;
  const light = isInRoom ? lightOf(person) : null;
  const hair = (paint: (context: Context) => void) => paintLayer(-270, -290, 540, 800, paint);
  const backHair = hair((context) => person.paintBackHair(context));
  const frontHair = hair((context) => person.paintFrontHair(context));
  const ears = paintLayer(-190, -60, 380, 160, (context) => person.paintEars(context));
  const face = paintLayer(-160, -240, 320, 480, (context) => {
    paintFace(context, look);
    // A beard follows the chin to the side that the face turns to.
    context.transform(1, 0, axisAt(look, 160) / 150, 1, (-axisAt(look, 160) * 10) / 150, 0);
    paintOnFace?.(context);
  });
  const head = hair((context) => {
    for (const part of [backHair, ears, face, frontHair]) drawLayer(context, part);
  });
  const body = paintLayer(-380, 60, 760, 1040, (context) => {
    person.paintBody(context, wear);
    cutArmsOff(context);
  });
  const onHead = (layer: Painted) => join(layer, light, reliefs.head, head);
  return {
    setting: paintLayer(-20, -20, 760, 1320, (context) => {
      person.paintSetting(context);
      if (light) addGrain(context, grain);
    }),
    backHair: onHead(backHair),
    body: join(body, light, reliefs.body),
    arms: paintArms(person, wear, light),
    ears: onHead(ears),
    face: onHead(face),
    nose: paintLayer(-70, -60, 140, 190, (context) => paintNose(context, look)),
    brow: paintLayer(-60, -36, 120, 72, (context) => paintBrow(context, look.brows)),
    iris: iris.picture,
    smile: paintLayer(-150, -20, 300, 220, (context) => paintSmile(context, look)),
    frown: paintLayer(-60, -140, 120, 140, (context) => paintFrown(context, look)),
    worry: paintLayer(-100, -170, 200, 140, (context) => paintWorry(context, look)),
    gape: paintLayer(-150, 20, 300, 200, (context) => paintGape(context, look)),
    chin: paintLayer(-50, -10, 100, 80, (context) => paintChin(context, look)),
    glasses: paintGlasses ? paintLayer(-190, -90, 380, 220, (context) => paintGlasses(context)) : null,
    frontHair: onHead(frontHair),
  };
}

async function keepLayer({ picture, x, y }: Layer): Promise<Layer> {
  const still = picture instanceof Canvas ? await keepDrawing(picture) : null;
  return still ? { picture: still.image, x: x + still.x, y: y + still.y } : { picture, x, y };
}

/** Converts the layers to images for drawing many frames: drawing a canvas copies all its pixels, drawing an image none. */
export async function keepRigLayers(layers: RigLayers): Promise<RigLayers> {
  const {
    setting,
    backHair,
    body,
    ears,
    face,
    nose,
    brow,
    glasses,
    frontHair,
    smile,
    frown,
    worry,
    gape,
    chin,
    arms,
  } = layers;
  const { upper, fore, elbow } = arms;
  return {
    ...layers,
    setting: await keepLayer(setting),
    backHair: await keepLayer(backHair),
    body: await keepLayer(body),
    ears: await keepLayer(ears),
    face: await keepLayer(face),
    nose: await keepLayer(nose),
    brow: await keepLayer(brow),
    glasses: glasses && (await keepLayer(glasses)),
    frontHair: await keepLayer(frontHair),
    smile: await keepLayer(smile),
    frown: await keepLayer(frown),
    worry: await keepLayer(worry),
    gape: await keepLayer(gape),
    chin: await keepLayer(chin),
    arms: {
      ...arms,
      upper: { [-1]: await keepLayer(upper[-1]), 1: await keepLayer(upper[1]) },
      fore: { [-1]: await keepLayer(fore[-1]), 1: await keepLayer(fore[1]) },
      elbow: { [-1]: await keepLayer(elbow[-1]), 1: await keepLayer(elbow[1]) },
    },
  };
}
