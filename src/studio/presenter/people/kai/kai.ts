import { paintEar } from '../ear.ts';
import type { Person } from '../person.ts';
import { kaiBomber, paintKaiBody } from './kai-clothes.ts';
import { paintKaiHair } from './kai-hair.ts';
import { kaiLook } from './kai-look.ts';
import { paintKaiSetting } from './kai-setting.ts';

export const kai: Person = {
  look: kaiLook,
  headX: 360,
  headY: 594,
  lean: -0.035,
  paintSetting: paintKaiSetting,
  paintBackHair: () => {},
  paintBody: paintKaiBody,
  paintEars: (context) => {
    paintEar(context, kaiLook, -1, 118);
    paintEar(context, kaiLook, 1, 132);
  },
  paintFrontHair: paintKaiHair,
  sleeve: { ...kaiBomber, cuff: 'ribs' },
};
