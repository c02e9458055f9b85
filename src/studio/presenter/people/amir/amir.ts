import { paintEar } from '../ear.ts';
import type { Person } from '../person.ts';
import { amirOutfits, paintAmirBody } from './amir-clothes.ts';
import { paintAmirBeard, paintAmirHair } from './amir-hair.ts';
import { amirLook } from './amir-look.ts';
import { paintAmirSetting } from './amir-setting.ts';

export const amir: Person = {
  look: amirLook,
  headX: 360,
  headY: 592,
  lean: 0.03,
  stance: { width: 1.05, lean: 0.012 },
  paintSetting: paintAmirSetting,
  paintBackHair: () => {},
  paintBody: paintAmirBody,
  paintEars: (context) => {
    paintEar(context, amirLook, -1, 132);
    paintEar(context, amirLook, 1, 118);
  },
  paintOnFace: paintAmirBeard,
  paintFrontHair: paintAmirHair,
  outfits: amirOutfits,
  sleeve: { cuff: 'ribs' },
};
