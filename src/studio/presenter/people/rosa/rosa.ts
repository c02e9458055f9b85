import type { Person } from '../person.ts';
import { paintRosaBody, rosaOutfits } from './rosa-clothes.ts';
import { paintRosaBackHair, paintRosaFrontHair } from './rosa-hair.ts';
import { rosaLook } from './rosa-look.ts';
import { paintRosaSetting } from './rosa-setting.ts';

export const rosa: Person = {
  look: rosaLook,
  headX: 360,
  headY: 598,
  lean: 0.03,
  stance: { width: 0.93, lean: 0.018 },
  paintSetting: paintRosaSetting,
  paintBackHair: paintRosaBackHair,
  paintBody: paintRosaBody,
  // The hair covers them.
  paintEars: () => {},
  paintFrontHair: paintRosaFrontHair,
  outfits: rosaOutfits,
  sleeve: { texture: 'ribs' },
};
