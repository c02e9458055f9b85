import { findProduct } from '../../world/products/products.ts';
import { toFrame } from '../arrange/camera.ts';
import { isTool } from '../../person/hands/tools.ts';
import type { Camera, CastMember, Prop, ShownProduct, ShownThing } from '../frame-plan.ts';
import { groundAt, type Stage } from '../stage.ts';

/** Whether a thing stands on the floor; everything else needs a table. */
export const standsOnFloor = ({ kind, name, look }: ShownThing): boolean => {
  // A ball is also a tool, for throwing poses.
  if (kind === 'ball') return true;
  if (isTool(kind) || kind === 'shirt' || look?.stand === 'table') return false;
  return findProduct({ kind, name, ...(look && { look }) }).height >= 0.5;
};

/** Places a product that stands on the floor where the people leave room. */
export function placeFloorProduct(
  stage: Stage,
  loose: ShownProduct[],
  cast: CastMember[],
  camera: Camera,
): Prop[] {
  const { width, view } = stage;
  const product = loose[0];
  if (!product || cast.length > 2 || stage.order.scene.action === 'run' || !standsOnFloor(product)) return [];
  const size = findProduct(product);
  const first = cast[0];
  const at = first?.kind === 'figure' ? first.figure.x : first?.kind === 'animal' ? first.animal.x : null;
  const side = at === null ? 1 : -Math.sign(at - width / 2) || 1;
  // A wide product stands further back, so that it is not cut, and each where its foot is in the picture.
  const lowest = view.floorZ((stage.height * 0.95 - camera.y) / camera.zoom);
  const z = Math.max(cast.length > 1 ? 4 : 3.35, size.width * 2.2, lowest);
  const metre = view.scale(z) * camera.zoom;
  const foot = toFrame(camera, {
    x: width / 2 + (cast.length === 1 ? side * 0.5 : 0) * view.scale(3.35),
    y: groundAt(stage, z),
  });
  const box = { width: size.width * metre, height: size.height * metre };
  const margin = width * 0.02;
  const x = Math.max(margin, Math.min(width - margin - box.width, foot.x - box.width / 2));
  return [{ product, on: null, box: { ...box, x, y: foot.y - box.height } }];
}
