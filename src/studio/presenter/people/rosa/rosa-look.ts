import { trace } from '../../paint/curve.ts';
import type { FaceLook } from '../../face/face-look.ts';
import type { HairColours } from '../../paint/hair-lock.ts';

export const rosaHair: HairColours = { dark: '#6b646e', base: '#a7a0a8', light: '#dcd6da', shine: '#ffffff' };

export const rosaLook: FaceLook = {
  skin: {
    light: '#f2c9a8',
    base: '#dba684',
    shadow: '#b07a60',
    deep: '#6f4038',
    blush: '#d9705c',
    rim: '#fbe3c0',
  },
  lightSide: 1,
  turn: -0.3,
  outline: trace('0,-178 70,-168 115,-120 130,-50 134,8 131,62 118,116 94,158 60,192 28,206 0,209'),
  blushStrength: 0.34,
  ageLines: 0.7,
  freckles: 0,
  eyes: {
    spacing: 62,
    halfWidth: 32.5,
    height: 15.5,
    tilt: -1,
    iris: '#3d4a35',
    irisLight: '#86976a',
    lid: '#b07c66',
    lash: '#33241f',
    lashes: 0.6,
    creaseHeight: 8,
  },
  brows: {
    colours: { dark: '#5d5554', base: '#857c7b', light: '#aaa19e', shine: '#aaa19e' },
    y: -49,
    thickness: 10,
    length: 74,
    arch: 7.5,
  },
  nose: { halfWidth: 26, tipY: 77, strength: 0.8 },
  mouth: {
    y: 130,
    halfWidth: 45,
    upperThickness: 11.5,
    lowerThickness: 15,
    smile: 6.5,
    upper: '#a84a55',
    lower: '#c9636a',
    line: '#552026',
    gloss: 0.5,
  },
};
