import { trace } from '../../paint/curve.ts';
import type { FaceLook } from '../../face/face-look.ts';
import type { HairColours } from '../../paint/hair-lock.ts';

export const amirHair: HairColours = { dark: '#140d0b', base: '#2b1c16', light: '#5d4032', shine: '#a9795a' };

export const amirLook: FaceLook = {
  skin: {
    light: '#dca878',
    base: '#bd8356',
    shadow: '#8d573a',
    deep: '#4b2a20',
    blush: '#c4624a',
    rim: '#ffd79a',
  },
  lightSide: 1,
  turn: 0.3,
  outline: trace('0,-178 73,-168 117,-121 130,-50 132,10 129,66 119,118 97,162 63,197 30,211 0,213'),
  blushStrength: 0.2,
  ageLines: 0.03,
  freckles: 0,
  eyes: {
    spacing: 62,
    halfWidth: 33,
    height: 15.5,
    tilt: -3,
    iris: '#2f1c10',
    irisLight: '#7a4f28',
    lid: '#97603f',
    lash: '#120a08',
    lashes: 0.4,
    creaseHeight: 6.5,
  },
  brows: {
    colours: { dark: '#150e0b', base: '#2a1b15', light: '#46302a', shine: '#46302a' },
    y: -46,
    thickness: 15.5,
    length: 79,
    arch: 7,
  },
  nose: { halfWidth: 29, tipY: 77, strength: 0.9 },
  mouth: {
    y: 129,
    halfWidth: 50,
    upperThickness: 12,
    lowerThickness: 16,
    smile: 6.5,
    cornerDrop: 1.5,
    upper: '#8a5140',
    lower: '#a4664f',
    line: '#3f1a14',
    gloss: 0.3,
    moustache: amirHair,
  },
};
