import { Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { keepDrawing } from '../raw-frames/still-picture.ts';
import { paintForearm, paintUpperArm } from './arms/paint-sleeve.ts';
import type { FaceLook } from './face/face-look.ts';
import { paintBrow } from './face/paint-brow.ts';
import { paintFace } from './face/paint-face.ts';
import { paintFrown, paintWorry } from './face/paint-frown.ts';
import { paintIris } from './face/paint-iris.ts';
import { paintNose } from './face/paint-nose.ts';
import { paintSmile } from './face/paint-smile.ts';
import type { HandShape } from './hands/hand-shapes.ts';
import { paintHand } from './hands/paint-hand.ts';
import type { Context } from './paint/shade.ts';
import { cutArmsOff } from './people/cut-arms-off.ts';
import type { Person } from './people/person.ts';

/** A picture painted once; `x`, `y` is where its corner lies in its own space. */
export type Layer = { picture: Canvas | Image; x: number; y: number };

export function drawLayer(context: Context, layer: Layer, x = 0, y = 0): void {
  context.drawImage(layer.picture, layer.x + x, layer.y + y);
}

/** Each limb for the picture's left (-1) and right: mirrored, with the light from the same side. */
export type ArmLayers = {
  upper: Record<-1 | 1, Layer>;
  fore: Record<-1 | 1, Layer>;
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
  /** Folds and light on the cheeks of a smile. */
  smile: Layer;
  /** Folds between the brows, and lines across the forehead. */
  frown: Layer;
  worry: Layer;
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

/** Arms are painted for the picture's right and mirrored for its left, so their light is mirrored beforehand. */
const lookOn = (look: FaceLook, side: -1 | 1): FaceLook => ({
  ...look,
  lightSide: (look.lightSide * side) as -1 | 1,
});

function paintArms({ look, sleeve }: Person): ArmLayers {
  const hands = new Map<string, Layer>();
  const limb = (paint: typeof paintUpperArm, side: -1 | 1) =>
    paintLayer(-110, -90, 220, 620, (context) => paint(context, sleeve, lookOn(look, side).lightSide));
  return {
    upper: { [-1]: limb(paintUpperArm, -1), 1: limb(paintUpperArm, 1) },
    fore: { [-1]: limb(paintForearm, -1), 1: limb(paintForearm, 1) },
    hand: (shape, side) => {
      const name = `${shape} ${side}`;
      let hand = hands.get(name);
      if (!hand) {
        hand = paintLayer(-130, -240, 260, 310, (context) => paintHand(context, lookOn(look, side), shape));
        hands.set(name, hand);
      }
      return hand;
    },
  };
}

/** Everything that does not change its shape from frame to frame. */
export function paintRigLayers(person: Person): RigLayers {
  const { look } = person;
  const irisRadius = look.eyes.height * 0.98;
  const iris = paintLayer(
    -irisRadius * 2 - 2,
    -irisRadius * 2 - 2,
    irisRadius * 4 + 4,
    irisRadius * 4 + 4,
    (context) => paintIris(context, irisRadius * 2, look.eyes.iris, look.eyes.irisLight),
  );
  const { paintGlasses, paintOnFace } = person;
  return {
    setting: paintLayer(-20, -20, 760, 1320, (context) => person.paintSetting(context)),
    backHair: paintLayer(-270, -290, 540, 800, (context) => person.paintBackHair(context)),
    body: paintLayer(-380, 60, 760, 1000, (context) => {
      person.paintBody(context);
      cutArmsOff(context);
    }),
    arms: paintArms(person),
    ears: paintLayer(-190, -60, 380, 160, (context) => person.paintEars(context)),
    face: paintLayer(-160, -240, 320, 480, (context) => {
      paintFace(context, look);
      paintOnFace?.(context);
    }),
    nose: paintLayer(-70, -60, 140, 190, (context) => paintNose(context, look)),
    brow: paintLayer(-60, -36, 120, 72, (context) => paintBrow(context, look.brows)),
    iris: iris.picture,
    smile: paintLayer(-150, 0, 300, 200, (context) => paintSmile(context, look)),
    frown: paintLayer(-60, -140, 120, 140, (context) => paintFrown(context, look)),
    worry: paintLayer(-100, -170, 200, 140, (context) => paintWorry(context, look)),
    glasses: paintGlasses ? paintLayer(-190, -90, 380, 220, (context) => paintGlasses(context)) : null,
    frontHair: paintLayer(-270, -290, 540, 800, (context) => person.paintFrontHair(context)),
  };
}

async function keepLayer({ picture, x, y }: Layer): Promise<Layer> {
  const still = picture instanceof Canvas ? await keepDrawing(picture) : null;
  return still ? { picture: still.image, x: x + still.x, y: y + still.y } : { picture, x, y };
}

/** The same layers as images, for many frames: drawing an image copies nothing, drawing a canvas all of its pixels. */
export async function keepRigLayers(layers: RigLayers): Promise<RigLayers> {
  const { setting, backHair, body, ears, face, nose, brow, glasses, frontHair, smile, frown, worry, arms } =
    layers;
  const { upper, fore } = arms;
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
    arms: {
      ...arms,
      upper: { [-1]: await keepLayer(upper[-1]), 1: await keepLayer(upper[1]) },
      fore: { [-1]: await keepLayer(fore[-1]), 1: await keepLayer(fore[1]) },
    },
  };
}
