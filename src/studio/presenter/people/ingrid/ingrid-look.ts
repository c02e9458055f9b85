import { trace } from '../../paint/curve.ts';
import type { FaceLook } from '../../face/face-look.ts';
import type { HairColours } from '../../paint/hair-lock.ts';

export const ingridHair: HairColours = {
  dark: '#6a2a14',
  base: '#a94c22',
  light: '#de8442',
  shine: '#ffc98a',
};

export const ingridLook: FaceLook = {
  skin: {
    light: '#ffe3cd',
    base: '#f5c8a9',
    shadow: '#d4916f',
    deep: '#8c4a38',
    blush: '#ee7d68',
    rim: '#ffe6cf',
  },
  lightSide: 1,
  turn: -0.3,
  outline: trace('0,-178 70,-167 114,-117 127,-48 130,8 126,60 112,112 86,155 54,188 27,202 0,205'),
  blushStrength: 0.36,
  ageLines: 0.24,
  freckles: 70,
  eyes: {
    spacing: 61,
    halfWidth: 33,
    height: 16.5,
    tilt: -1,
    iris: '#4e7a58',
    irisLight: '#a9c98a',
    lid: '#d99a7c',
    lash: '#33170f',
    lashes: 0.75,
    creaseHeight: 8,
  },
  brows: {
    colours: { dark: '#6b3018', base: '#93502c', light: '#b5713f', shine: '#b5713f' },
    y: -49,
    thickness: 10,
    length: 72,
    arch: 7,
  },
  nose: { halfWidth: 23, tipY: 74, strength: 0.62 },
  mouth: {
    y: 127,
    halfWidth: 46,
    upperThickness: 11.5,
    lowerThickness: 15,
    smile: 6.5,
    upper: '#c25a52',
    lower: '#dd7c70',
    line: '#6e2626',
    gloss: 0.65,
  },
};
