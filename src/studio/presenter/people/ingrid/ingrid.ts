import type { Person } from '../person.ts';
import { ingridOutfits, paintIngridBody } from './ingrid-clothes.ts';
import { paintIngridBackHair, paintIngridFrontHair } from './ingrid-hair.ts';
import { ingridLook } from './ingrid-look.ts';
import { paintIngridSetting } from './ingrid-setting.ts';

export const ingrid: Person = {
  look: ingridLook,
  headX: 360,
  headY: 598,
  lean: -0.03,
  stance: { width: 0.94, lean: -0.03 },
  paintSetting: paintIngridSetting,
  paintBackHair: paintIngridBackHair,
  paintBody: paintIngridBody,
  // The bob covers them.
  paintEars: () => {},
  paintFrontHair: paintIngridFrontHair,
  outfits: ingridOutfits,
  sleeve: {},
};
