import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { FaceLook } from './face/face-look.ts';
import { paintBrow } from './face/paint-brow.ts';
import { paintFace } from './face/paint-face.ts';
import { paintIris } from './face/paint-iris.ts';
import { paintNose } from './face/paint-nose.ts';
import { paintHand } from './people/paint-hand.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';

/** A picture painted once; `x`, `y` is where its corner lies in its own space. */
export type Layer = { canvas: Canvas; x: number; y: number };

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
  hand: Layer;
};

function paintLayer(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: (context: Context) => void,
): Layer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  paint(context);
  return { canvas, x, y };
}

/** The hand is painted for one side and mirrored for the other, so its light is mirrored beforehand. */
function handLook(look: FaceLook): FaceLook {
  return look.turn >= 0 ? look : { ...look, lightSide: look.lightSide === 1 ? -1 : 1 };
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
    body: paintLayer(-380, 60, 760, 720, (context) => person.paintBody(context)),
    hand: paintLayer(-130, -240, 260, 660, (context) => paintHand(context, handLook(look), person.sleeve)),
    ears: paintLayer(-190, -60, 380, 160, (context) => person.paintEars(context)),
    face: paintLayer(-160, -240, 320, 480, (context) => {
      paintFace(context, look);
      paintOnFace?.(context);
    }),
    nose: paintLayer(-70, -60, 140, 190, (context) => paintNose(context, look)),
    brow: paintLayer(-60, -36, 120, 72, (context) => paintBrow(context, look.brows)),
    iris: iris.canvas,
    glasses: paintGlasses ? paintLayer(-190, -90, 380, 220, (context) => paintGlasses(context)) : null,
    frontHair: paintLayer(-270, -290, 540, 800, (context) => person.paintFrontHair(context)),
  };
}
