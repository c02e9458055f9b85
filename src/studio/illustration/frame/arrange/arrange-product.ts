import { isTool, toolOf } from '../../person/hands/tools.ts';
import { aimCamera, toFrame } from './camera.ts';
import { giveRoles } from '../casting.ts';
import type { Camera, FramePlan } from '../frame-plan.ts';
import { standsOnFloor } from '../things/place-floor-product.ts';
import { groundAt, type Stage } from '../stage.ts';

type HeroShot = { hero: NonNullable<FramePlan['hero']>; camera: Camera; backgroundBlur: number };

/**
 * The product as the hero in front of the place, which is out of focus: on a surface, or on the floor if it is too large
 * for a table. As a detail it is closer and off centre.
 */
export function arrangeHero(stage: Stage, isDetail: boolean): HeroShot {
  const { width, height, view, products } = stage;
  const product = products[0] ?? giveRoles(stage).things[0]!.thing;
  const side = stage.side;
  const isOnFloor = standsOnFloor(product);
  const nearer = isDetail ? 2.1 : isOnFloor ? 1.15 : 1.5;
  const camera = aimCamera(
    { width, height },
    nearer,
    { x: width / 2, y: view.horizon },
    { x: width / 2, y: height * 0.36 },
  );
  const across = Math.min(width * (isDetail ? 0.94 : 0.82), height * 0.9) * stage.nearness;
  const high = height * (isDetail ? 0.5 : 0.42) * stage.nearness;
  // A tool fills its box, whatever its shape.
  const size = isTool(product.kind) ? toolOf(product.kind) : null;
  const box = { width: across, height: size ? Math.min(high, (across * size.height) / size.width) : high };
  const foot = isOnFloor
    ? Math.min(height * 0.82, toFrame(camera, { x: 0, y: groundAt(stage, 3.4) }).y)
    : height * (isDetail ? 0.78 : 0.74);
  const middle = width * (isDetail ? 0.5 + side * 0.06 : 0.5 + (stage.nearness < 1 ? side * 0.12 : 0));
  return {
    camera,
    backgroundBlur: isOnFloor ? 1.3 : 2.4,
    hero: {
      product,
      surfaceY: isOnFloor ? null : foot - height * 0.05,
      box: { x: middle - box.width / 2, y: foot - box.height, ...box },
    },
  };
}
