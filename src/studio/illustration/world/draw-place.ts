import { seededRandom } from '../../presenter/paint/seeded-random.ts';
import type { Setting, TimeOfDay, Weather } from '../../story/story.ts';
import type { Brush } from '../brush/brush.ts';
import { seedOf } from '../brush/seed-of.ts';
import { dayLook } from './light/day.ts';
import { nightBrush } from './light/night-brush.ts';
import { isIndoor } from './places/indoor.ts';
import { places } from './places/places.ts';
import type { ShopGoods } from './places/shop-goods.ts';
import { backdrop } from './places/studio.ts';
import { openKit } from './space/kit.ts';
import { openView, type View } from './space/view.ts';
import { hasSnowCover, paintSnowCover } from './weather/snow-cover.ts';

/** In the order of painting; people stand between `middle` and `front`. */
export const placePlanes = ['far', 'ground', 'middle', 'front'] as const;
export type PlacePlane = (typeof placePlanes)[number];

/** Parallax: 0 does not move with the camera, 1 moves as the people do. */
export const planeDepths: Record<PlacePlane, number> = { far: 0.25, ground: 0.9, middle: 0.65, front: 1.5 };

export type PlaceOrder = {
  setting: Setting;
  /** Draws a plain background instead of a photo studio, for a product on its own. */
  isBackdrop?: boolean;
  /** From the other side. */
  isMirrored?: boolean;
  /** A bedroom without a bed, because a person lies in one in front of it. */
  isBedTaken?: boolean;
  /** A car whose driver is drawn with a steering wheel. */
  isWheelTaken?: boolean;
  /** The goods of a shop. */
  goods?: ShopGoods;
  timeOfDay: TimeOfDay;
  weather: Weather;
  seed: string;
  width: number;
  height: number;
};

export function viewOfPlace({
  setting,
  seed,
  width,
  height,
  isMirrored = false,
}: Pick<PlaceOrder, 'setting' | 'seed' | 'width' | 'height' | 'isMirrored'>): View {
  const mirror = seededRandom(seedOf(`${seed}/${setting}/side`))() < 0.5 === isMirrored ? -1 : 1;
  return openView(width, height, places[setting].shape, mirror);
}

/** Paints one plane of a place over 0,0…width,height; all planes but `far` are transparent elsewhere. */
export function drawPlace(brush: Brush, order: PlaceOrder, plane: PlacePlane, seconds = 0): void {
  const { setting, timeOfDay, weather, seed } = order;
  const day = dayLook(timeOfDay, weather);
  // The sky already has the colours of the hour.
  const outside = plane !== 'far' && !isIndoor(setting);
  const kit = openKit(outside ? nightBrush(brush, day.dark) : brush, viewOfPlace(order), {
    seed: `${seed}/${setting}`,
    timeOfDay,
    weather,
    day,
    seconds,
    ...(order.goods && { goods: order.goods }),
    ...(order.isBedTaken && { isBedTaken: true }),
    ...(order.isWheelTaken && { isWheelTaken: true }),
  });
  const place = order.isBackdrop ? backdrop : places[setting];
  place[plane](kit);
  if (plane === 'ground' && weather === 'snow' && hasSnowCover(setting)) paintSnowCover(kit);
}
