import type { ProductKind } from '../../story/story.ts';
import type { Camera, CastMember, Prop, ShownProduct } from './frame-plan.ts';
import { toFrame } from './camera.ts';
import { groundAt, type Stage } from './stage.ts';

/** Width and height in metres of what stands on the floor by itself; everything else needs a table. */
const onFloor: Partial<Record<ProductKind, readonly [width: number, height: number]>> = {
  lamp: [0.5, 1.6],
  chair: [0.6, 0.95],
  sofa: [1.7, 0.85],
  bicycle: [1.5, 0.95],
  car: [2.6, 1.35],
  plant: [0.5, 0.9],
  vacuum: [0.5, 1.1],
  'dog-food': [0.4, 0.55],
  suitcase: [0.5, 0.75],
  backpack: [0.45, 0.55],
};
const tableTop = 0.74;
const tableWidth = 0.8;
/** Things on a table are shown larger than they are: they are what the story is about. */
const onTable = 0.34;

/** Stands what nobody holds where the persons leave room. */
export function placeProps(stage: Stage, loose: ShownProduct[], cast: CastMember[], camera: Camera): Prop[] {
  const { width, view } = stage;
  const product = loose[0];
  if (!product || cast.length > 2) return [];
  const side = cast[0]?.kind === 'figure' ? -Math.sign(cast[0].figure.x - width / 2) || 1 : 1;
  const z = cast.length > 1 ? 4 : 3.35;
  const metre = view.scale(z) * camera.zoom;
  const size = onFloor[product.kind];
  const foot = toFrame(camera, {
    x: width / 2 + (cast.length === 1 ? side * 0.5 : 0) * view.scale(z),
    y: groundAt(stage, z),
  });
  if (size) {
    const box = { width: size[0] * metre, height: size[1] * metre };
    return [{ product, on: null, box: { x: foot.x - box.width / 2, y: foot.y - box.height, ...box } }];
  }
  const side0 = onTable * metre;
  const top = foot.y - tableTop * metre;
  return [
    {
      product,
      box: { x: foot.x - side0 / 2, y: top - side0 + 0.03 * metre, width: side0, height: side0 },
      on: {
        kind: 'table',
        facing: 1,
        box: {
          x: foot.x - (tableWidth * metre) / 2,
          y: top,
          width: tableWidth * metre,
          height: tableTop * metre,
        },
      },
    },
  ];
}
