import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Context } from '../presenter/paint/shade.ts';
import { develop } from './develop.ts';
import { lensBlur } from './lens-blur.ts';
import { layOver, toLight, type LightPlane } from './linear-light.ts';

/** The frame in which scenes are painted: its shorter side is 720, whatever the picture's size. */
export type Stage = { width: number; height: number };

/** The objects at one distance from the lens. */
export type ScenePlane = {
  paint: (context: Context, stage: Stage) => void;
  /** Radius of a point's disc, in pixels of the stage. */
  blurPixels: number;
  /** Factor by which lamps and windows are brighter than white paint; 1 for none. */
  glare?: number;
};

const shorterSide = 720;

export function stageOf(width: number, height: number): Stage {
  const scale = shorterSide / Math.min(width, height);
  return { width: width * scale, height: height * scale };
}

/** Renders the planes, the furthest first, as a lens focused on a person in front of them shows them. */
export function photograph(planes: readonly ScenePlane[], width: number, height: number): Canvas {
  const stage = stageOf(width, height);
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const scale = halfWidth / stage.width;
  let light: LightPlane | undefined;
  for (const { paint, blurPixels, glare = 1 } of planes) {
    const canvas = createCanvas(halfWidth, halfHeight);
    const context = canvas.getContext('2d');
    context.scale(scale, halfHeight / stage.height);
    paint(context, stage);
    const plane = lensBlur(toLight(canvas, glare), blurPixels * scale);
    if (light) layOver(light, plane);
    else light = plane;
  }
  if (!light) throw new RangeError('A photograph needs a plane.');
  return develop(light, width, height);
}
