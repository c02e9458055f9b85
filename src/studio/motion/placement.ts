import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Camera, Film, Layer, Point } from './film.ts';
import { valueAt } from './tracks.ts';

/** The placement of a layer in one frame, including the camera. */
export type Placement = {
  camera: { x: number; y: number; zoom: number; rotation: number };
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  rotation: number;
  pivot: Point;
  opacity: number;
  blur: number;
};

/** The camera's move for a layer at a depth; the zoom is raised to the power of the depth, so that 1 stays 1. */
function cameraAt(camera: Camera, depth: number, frame: number): Placement['camera'] {
  return {
    x: valueAt(camera.x ?? 0, frame) * depth,
    y: valueAt(camera.y ?? 0, frame) * depth,
    zoom: valueAt(camera.zoom ?? 1, frame) ** depth,
    rotation: valueAt(camera.rotation ?? 0, frame) * depth,
  };
}

export function placementAt(film: Film, layer: Layer, bounds: Box, frame: number): Placement {
  const { transform = {}, depth = 0 } = layer;
  const scale = valueAt(transform.scale ?? 1, frame);
  return {
    camera: cameraAt(film.camera ?? {}, depth, frame),
    x: valueAt(transform.x ?? 0, frame),
    y: valueAt(transform.y ?? 0, frame),
    scaleX: scale * valueAt(transform.scaleX ?? 1, frame),
    scaleY: scale * valueAt(transform.scaleY ?? 1, frame),
    rotation: valueAt(transform.rotation ?? 0, frame),
    pivot: transform.pivot ?? { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 },
    opacity: Math.min(1, Math.max(0, valueAt(transform.opacity ?? 1, frame))),
    blur: Math.max(0, valueAt(transform.blur ?? 0, frame)),
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Adds the transform from the layer's pixels to those of the frame to the context's transform. */
export function applyPlacement(
  context: SKRSContext2D,
  placement: Placement,
  frame: { width: number; height: number },
): void {
  const { camera, pivot } = placement;
  const [centreX, centreY] = [frame.width / 2, frame.height / 2];
  context.translate(centreX, centreY);
  context.rotate(radians(camera.rotation));
  context.scale(camera.zoom, camera.zoom);
  context.translate(-centreX - camera.x, -centreY - camera.y);
  context.translate(pivot.x + placement.x, pivot.y + placement.y);
  context.rotate(radians(placement.rotation));
  context.scale(placement.scaleX, placement.scaleY);
  context.translate(-pivot.x, -pivot.y);
}

/** The maximum number of frame pixels per layer pixel, along one side. */
export const densityOf = ({ camera, scaleX, scaleY }: Placement): number =>
  camera.zoom * Math.max(Math.abs(scaleX), Math.abs(scaleY));
