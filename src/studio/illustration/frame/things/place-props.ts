import { furnitureMeasures } from '../../world/draw-furniture.ts';
import { findProduct } from '../../world/products/products.ts';
import { toFrame } from '../arrange/camera.ts';
import { isTool } from '../../person/hands/tools.ts';
import type { Camera, CastMember, Prop, ShownProduct, ShownThing } from '../frame-plan.ts';
import { groundAt, type Stage } from '../stage.ts';

/** Things on a table are enlarged, as the story is about them. In metres. */
const onTable = { enlarged: 1.7, smallest: 0.2, largest: 0.42 };

/** A table beside a person is small, so that a tall picture shows all of it. */
const tableScale = 0.82;

/** Whether a thing stands on the floor; everything else needs a table. */
export const standsOnFloor = ({ kind, name, look }: ShownThing): boolean => {
  // A ball is also a tool, for throwing poses.
  if (kind === 'ball') return true;
  if (isTool(kind) || kind === 'shirt' || look?.stand === 'table') return false;
  return findProduct({ kind, name, ...(look && { look }) }).height >= 0.5;
};

/** Places products that are not held where the people leave room. */
export function placeProps(stage: Stage, loose: ShownProduct[], cast: CastMember[], camera: Camera): Prop[] {
  const { width, view } = stage;
  const product = loose[0];
  // A runner passes no table, and running clothes are worn.
  if (!product || cast.length > 2 || stage.order.scene.action === 'run') return [];
  const size = findProduct(product);
  const first = cast[0];
  const at = first?.kind === 'figure' ? first.figure.x : first?.kind === 'animal' ? first.animal.x : null;
  const side = at === null ? 1 : -Math.sign(at - width / 2) || 1;
  // A wide product stands further back, so that it is not cut.
  const z = Math.max(cast.length > 1 ? 4 : 3.35, size.width * 2.2);
  const metre = view.scale(z) * camera.zoom;
  const foot = toFrame(camera, {
    x: width / 2 + (cast.length === 1 ? side * 0.5 : 0) * view.scale(3.35),
    y: groundAt(stage, z),
  });
  const boxOn = (y: number, scale: number) => {
    const box = { width: size.width * scale * metre, height: size.height * scale * metre };
    return { x: foot.x - box.width / 2, y: y - box.height, ...box };
  };
  if (standsOnFloor(product)) {
    const box = boxOn(foot.y, 1);
    const margin = width * 0.02;
    const x = Math.max(margin, Math.min(width - margin - box.width, box.x));
    return [{ product, on: null, box: { ...box, x } }];
  }
  const longest = Math.max(size.width, size.height);
  const shown = Math.min(onTable.largest, Math.max(onTable.smallest, longest * onTable.enlarged));
  // In proportion: if the table were drawn lower than its box, the thing would float.
  const { width: wide, rest } = furnitureMeasures.table;
  const table = { width: wide * tableScale * metre, height: rest * tableScale * metre };
  const top = foot.y - table.height;
  return [
    {
      product,
      box: boxOn(top + 0.03 * metre, shown / longest),
      on: { kind: 'table', facing: 1, box: { x: foot.x - table.width / 2, y: top, ...table } },
    },
  ];
}
