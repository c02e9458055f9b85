import { aimCamera } from './camera.ts';
import type { Camera, FramePlan } from './frame-plan.ts';
import type { Stage } from './stage.ts';

/** The product as the hero, on a surface before the place, which is out of focus; nearer and off the middle as a detail. */
export function arrangeHero(stage: Stage, isDetail: boolean): { hero: FramePlan['hero']; camera: Camera } {
  const { width, height, view, products } = stage;
  const side = stage.choose('side', [-1, 1] as const);
  const share = isDetail ? 0.78 : 0.62;
  const box = { width: Math.min(width * share, height * 0.8), height: height * (isDetail ? 0.5 : 0.42) };
  const foot = height * (isDetail ? 0.78 : 0.74);
  const middle = width * (isDetail ? 0.5 + side * 0.06 : 0.5);
  return {
    camera: aimCamera(
      { width, height },
      isDetail ? 2.1 : 1.5,
      { x: width / 2, y: view.horizon },
      { x: width / 2, y: height * 0.36 },
    ),
    hero: {
      product: products[0]!,
      surfaceY: foot - height * 0.05,
      box: { x: middle - box.width / 2, y: foot - box.height, ...box },
    },
  };
}
