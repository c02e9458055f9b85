import { trace } from '../../paint/curve.ts';
import type { FaceLook } from '../../face/face-look.ts';
import type { HairColours } from '../../paint/hair-lock.ts';

export const mayaHair: HairColours = { dark: '#1f1112', base: '#41251f', light: '#8a5435', shine: '#d79a68' };

export const mayaLook: FaceLook = {
  skin: {
    light: '#edbb94',
    base: '#d4966d',
    shadow: '#a8664a',
    deep: '#5f3026',
    blush: '#dd6650',
    rim: '#f6c3a6',
  },
  lightSide: -1,
  turn: 0.35,
  outline: trace('0,-178 70,-168 116,-118 130,-50 133,6 129,58 114,112 88,156 54,190 26,204 0,207'),
  blushStrength: 0.3,
  ageLines: 0.02,
  freckles: 0,
  eyes: {
    spacing: 63,
    halfWidth: 35,
    height: 17.5,
    tilt: -4,
    iris: '#5b3420',
    irisLight: '#b0713f',
    lid: '#a8654c',
    lash: '#1d0f0e',
    lashes: 1,
    creaseHeight: 7,
  },
  brows: {
    colours: { dark: '#24140f', base: '#432a20', light: '#5b3a2a', shine: '#5b3a2a' },
    y: -50,
    thickness: 12.5,
    length: 78,
    arch: 8,
  },
  nose: { halfWidth: 24, tipY: 76, strength: 0.8 },
  mouth: {
    y: 130,
    halfWidth: 46,
    upperThickness: 14,
    lowerThickness: 18,
    smile: 6.5,
    upper: '#b0504a',
    lower: '#cf6d62',
    line: '#511c1c',
    gloss: 0.6,
  },
};
