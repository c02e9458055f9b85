import { paintEar } from '../ear.ts';
import type { Person } from '../person.ts';
import { desmondOutfits, paintDesmondBody } from './desmond-clothes.ts';
import { paintDesmondBeard, paintDesmondGlasses, paintDesmondHair } from './desmond-hair.ts';
import { desmondLook } from './desmond-look.ts';
import { paintDesmondSetting } from './desmond-setting.ts';

export const desmond: Person = {
  look: desmondLook,
  headX: 360,
  headY: 588,
  lean: 0.025,
  stance: { width: 1.06, lean: 0.008 },
  paintSetting: paintDesmondSetting,
  paintBackHair: () => {},
  paintBody: paintDesmondBody,
  paintEars: (context) => {
    paintEar(context, desmondLook, -1, 136);
    paintEar(context, desmondLook, 1, 122);
  },
  paintOnFace: paintDesmondBeard,
  paintGlasses: paintDesmondGlasses,
  paintFrontHair: paintDesmondHair,
  outfits: desmondOutfits,
  sleeve: {},
};
