import { paintEar } from '../ear.ts';
import type { Person } from '../person.ts';
import { kaiOutfits, paintKaiBody } from './kai-clothes.ts';
import { paintKaiHair } from './kai-hair.ts';
import { kaiLook } from './kai-look.ts';
import { paintKaiSetting } from './kai-setting.ts';

export const kai: Person = {
  look: kaiLook,
  headX: 360,
  headY: 594,
  lean: -0.035,
  stance: { width: 1.0, lean: -0.04 },
  paintSetting: paintKaiSetting,
  paintBackHair: () => {},
  paintBody: paintKaiBody,
  paintEars: (context) => {
    paintEar(context, kaiLook, -1, 118);
    paintEar(context, kaiLook, 1, 132);
  },
  paintFrontHair: paintKaiHair,
  outfits: kaiOutfits,
  sleeve: { cuff: 'ribs' },
};
