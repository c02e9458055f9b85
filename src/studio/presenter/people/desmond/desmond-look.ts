import { trace } from '../../paint/curve.ts';
import type { FaceLook } from '../../face/face-look.ts';
import type { HairColours } from '../../paint/hair-lock.ts';

export const desmondHair: HairColours = {
  dark: '#514843',
  base: '#8a827c',
  light: '#c4bdb5',
  shine: '#f6f3ee',
};

export const desmondLook: FaceLook = {
  skin: {
    light: '#a8714f',
    base: '#7d4c35',
    shadow: '#4f2c20',
    deep: '#2a1410',
    blush: '#9c4a34',
    rim: '#d8935e',
  },
  lightSide: -1,
  turn: 0.3,
  outline: trace('0,-178 74,-168 118,-122 132,-50 134,12 131,70 122,122 100,166 66,200 32,214 0,216'),
  blushStrength: 0.2,
  ageLines: 0.62,
  freckles: 0,
  eyes: {
    spacing: 62,
    halfWidth: 31,
    height: 14.5,
    tilt: -1,
    iris: '#3a2115',
    irisLight: '#7a4a2a',
    lid: '#61382a',
    lash: '#160b09',
    lashes: 0.15,
    creaseHeight: 8,
  },
  brows: {
    colours: { dark: '#211c1a', base: '#4a4441', light: '#857e7a', shine: '#857e7a' },
    y: -60,
    thickness: 11.5,
    length: 76,
    arch: 7,
  },
  nose: { halfWidth: 32, tipY: 74, strength: 0.85 },
  mouth: {
    y: 129,
    halfWidth: 49,
    upperThickness: 13,
    lowerThickness: 17,
    smile: 6.5,
    cornerDrop: 1.5,
    upper: '#7a4636',
    lower: '#9a604e',
    line: '#2c1210',
    gloss: 0.3,
    moustache: desmondHair,
  },
};
