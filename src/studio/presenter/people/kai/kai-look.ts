import { trace } from '../../paint/curve.ts';
import type { FaceLook } from '../../face/face-look.ts';
import type { HairColours } from '../../paint/hair-lock.ts';

export const kaiHair: HairColours = { dark: '#0d0d16', base: '#1e1f2d', light: '#4a4c66', shine: '#9aa0d0' };

export const kaiLook: FaceLook = {
  skin: {
    light: '#f6cfa8',
    base: '#e2ad81',
    shadow: '#b3775a',
    deep: '#6a3a30',
    blush: '#dd7a62',
    rim: '#ff9fc0',
  },
  lightSide: -1,
  turn: -0.32,
  outline: trace('0,-178 72,-168 114,-120 126,-50 129,8 127,58 118,106 99,148 66,183 32,199 0,202'),
  blushStrength: 0.24,
  ageLines: 0.03,
  freckles: 0,
  eyes: {
    spacing: 62,
    halfWidth: 32.5,
    height: 13.8,
    tilt: -5,
    iris: '#33201a',
    irisLight: '#7a5238',
    lid: '#cf9470',
    lash: '#120c10',
    lashes: 0.25,
    creaseHeight: 3.5,
  },
  brows: {
    colours: { dark: '#15131a', base: '#292530', light: '#44404e', shine: '#44404e' },
    y: -44,
    thickness: 12.5,
    length: 78,
    arch: 6,
  },
  nose: { halfWidth: 27, tipY: 72, strength: 0.66 },
  mouth: {
    y: 124,
    halfWidth: 45,
    upperThickness: 11.5,
    lowerThickness: 15.5,
    smile: 6.5,
    upper: '#ad5d50',
    lower: '#cb7d6b',
    line: '#5e2a26',
    gloss: 0.4,
  },
};
