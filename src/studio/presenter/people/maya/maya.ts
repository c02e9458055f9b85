import type { Person } from '../person.ts';
import { mayaOutfits, paintMayaBody } from './maya-clothes.ts';
import { paintMayaBackHair, paintMayaFrontHair } from './maya-hair.ts';
import { mayaLook } from './maya-look.ts';
import { paintMayaSetting } from './maya-setting.ts';

export const maya: Person = {
  look: mayaLook,
  headX: 360,
  headY: 596,
  lean: 0.035,
  stance: { width: 0.96, lean: 0.022 },
  paintSetting: paintMayaSetting,
  paintBackHair: paintMayaBackHair,
  paintBody: paintMayaBody,
  // The hair covers them.
  paintEars: () => {},
  paintFrontHair: paintMayaFrontHair,
  outfits: mayaOutfits,
  sleeve: { texture: 'ribs' },
};
