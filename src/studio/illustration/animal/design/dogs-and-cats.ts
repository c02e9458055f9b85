import type { FourLegged, HeadShape } from '../animal-look.ts';
import { coat, type Breed } from './species.ts';

const hound: FourLegged = {
  stance: 'standing',
  length: 0.6,
  chest: 0.275,
  loin: 0.2,
  rump: 0.22,
  croup: 0.99,
  legs: { thigh: 0.17, ankle: 0.055, foot: 0.075, isHoof: false },
  width: 0.13,
  neck: { length: 0.22, radius: 0.16, angle: 0.95 },
  tail: { shape: 'raised', length: 0.6, radius: 0.06 },
  fur: 0.35,
};
const houndHead: HeadShape = {
  radius: 0.225,
  muzzle: { length: 0.82, drop: 0.34, root: 0.56, tip: 0.44 },
  cheeks: 0.1,
  ears: { shape: 'flop', size: 1 },
  eyes: { apart: 0.42, size: 0.17, pupil: 'round' },
  nose: 'wide',
};
const dogCoats = [
  coat('#b57a3f', '#e8cfa4', { mark: '#7d4c24' }),
  coat('#7a4a2a', '#b98a5c', { mark: '#4d2d1a' }),
  coat('#3b3432', '#6b5a4e', { mark: '#d9a566', pattern: 'mask' }),
  coat('#e9ddc8', '#f8f2e6', { mark: '#8a5a34', pattern: 'patches' }),
  coat('#d9b06a', '#f1dcb0'),
  coat('#c98a4a', '#f4e9d6', { mark: '#3f322c', pattern: 'saddle', socks: '#f4e9d6', tailTip: '#f4e9d6' }),
];

/** Builds of a retriever, a terrier and a shepherd. */
export const dogs: readonly Breed[] = [
  { plan: 'four-legged', height: 0.47, coats: dogCoats, body: hound, head: houndHead },
  {
    plan: 'four-legged',
    height: 0.31,
    coats: dogCoats,
    body: {
      ...hound,
      length: 0.66,
      chest: 0.33,
      loin: 0.28,
      rump: 0.28,
      legs: { thigh: 0.19, ankle: 0.08, foot: 0.1, isHoof: false },
      neck: { length: 0.16, radius: 0.19, angle: 1.05 },
      tail: { shape: 'curled', length: 0.5, radius: 0.08 },
      fur: 0.9,
    },
    head: {
      ...houndHead,
      radius: 0.29,
      muzzle: { length: 0.58, drop: 0.36, root: 0.56, tip: 0.46 },
      ears: { shape: 'flop', size: 0.8 },
      eyes: { apart: 0.4, size: 0.2, pupil: 'round' },
      cheeks: 0.3,
    },
  },
  {
    plan: 'four-legged',
    height: 0.54,
    coats: dogCoats,
    body: {
      ...hound,
      length: 0.64,
      neck: { length: 0.24, radius: 0.18, angle: 0.85 },
      tail: { shape: 'brush', length: 0.62, radius: 0.1 },
      fur: 0.65,
    },
    head: {
      ...houndHead,
      radius: 0.21,
      muzzle: { length: 1, drop: 0.32, root: 0.56, tip: 0.36 },
      ears: { shape: 'prick', size: 1.05 },
      cheeks: 0.25,
    },
  },
];

const feline: FourLegged = {
  ...hound,
  length: 0.68,
  chest: 0.25,
  loin: 0.23,
  rump: 0.25,
  croup: 1,
  legs: { thigh: 0.18, ankle: 0.062, foot: 0.08, isHoof: false },
  neck: { length: 0.12, radius: 0.17, angle: 0.75 },
  tail: { shape: 'raised', length: 1, radius: 0.06 },
  fur: 0.3,
};
const felineHead: HeadShape = {
  radius: 0.26,
  muzzle: { length: 0.26, drop: 0.36, root: 0.5, tip: 0.4 },
  cheeks: 0.28,
  ears: { shape: 'prick', size: 0.9 },
  eyes: { apart: 0.44, size: 0.24, pupil: 'slit' },
  nose: 'small',
};
const pink = '#c9807c';
export const cats: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 0.29,
    body: feline,
    head: felineHead,
    coats: [
      coat('#d98a45', '#f6e3c8', { mark: '#b3601f', pattern: 'stripes', nose: pink, iris: '#8f9a3c' }),
      coat('#8d8478', '#cfc6b8', { mark: '#544c44', pattern: 'stripes', nose: pink, iris: '#9aa34a' }),
      coat('#35323a', '#57525c', { nose: '#241f24', iris: '#d9b23c' }),
      coat('#f1ece4', '#ffffff', { mark: '#3a3538', pattern: 'patches', nose: pink, iris: '#6f9fb8' }),
      coat('#8f979f', '#b9c0c6', { nose: '#5a5f66', iris: '#d99a3c' }),
      coat('#e6d6bd', '#f5ecdd', {
        mark: '#5a4236',
        pattern: 'points',
        socks: '#5a4236',
        tailTip: '#5a4236',
        nose: '#4a3630',
        iris: '#5f9fd0',
      }),
    ],
  },
];

const bigCat: FourLegged = {
  ...feline,
  length: 0.82,
  chest: 0.3,
  neck: { length: 0.18, radius: 0.22, angle: 0.5 },
};
export const lions: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 1.05,
    coats: [
      coat('#d3a15c', '#efd9ae', { mark: '#7d4a22', tailTip: '#5a3820', iris: '#b57f2a', nose: '#7a4a40' }),
    ],
    body: { ...bigCat, tail: { shape: 'tassel', length: 0.8, radius: 0.045 } },
    head: {
      ...felineHead,
      radius: 0.24,
      muzzle: { length: 0.55, drop: 0.4, root: 0.55, tip: 0.48 },
      ears: { shape: 'round', size: 0.7 },
      eyes: { apart: 0.42, size: 0.17, pupil: 'round' },
      nose: 'wide',
      extra: 'mane',
    },
  },
];
export const tigers: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 0.98,
    coats: [
      coat('#e0873a', '#f8ead2', { mark: '#2c211d', pattern: 'stripes', iris: '#c9a02c', nose: '#b5766c' }),
    ],
    body: { ...bigCat, tail: { shape: 'raised', length: 0.85, radius: 0.07 } },
    head: {
      ...felineHead,
      radius: 0.24,
      muzzle: { length: 0.5, drop: 0.4, root: 0.55, tip: 0.48 },
      ears: { shape: 'round', size: 0.65 },
      eyes: { apart: 0.42, size: 0.18, pupil: 'round' },
      cheeks: 0.45,
      nose: 'wide',
    },
  },
];

export const foxes: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 0.4,
    coats: [
      coat('#cf6a2c', '#f8efe2', { socks: '#3a2723', tailTip: '#f8efe2', iris: '#a8742a' }),
      coat('#b9552a', '#f1e4d2', { socks: '#2f2220', tailTip: '#f1e4d2', iris: '#b5842c' }),
    ],
    body: {
      ...hound,
      length: 0.66,
      chest: 0.24,
      loin: 0.19,
      neck: { length: 0.18, radius: 0.16, angle: 0.8 },
      tail: { shape: 'brush', length: 0.85, radius: 0.17 },
      fur: 0.6,
    },
    head: {
      ...houndHead,
      radius: 0.23,
      muzzle: { length: 0.9, drop: 0.4, root: 0.46, tip: 0.22 },
      cheeks: 0.55,
      ears: { shape: 'prick', size: 1.25 },
      eyes: { apart: 0.42, size: 0.19, pupil: 'round' },
      nose: 'small',
    },
  },
];
export const wolves: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 0.78,
    coats: [
      coat('#8a8783', '#d6d1c8', { mark: '#4f4c4a', pattern: 'saddle', iris: '#d0a83a' }),
      coat('#6d6a6a', '#b8b2aa', { mark: '#3c3a3c', pattern: 'saddle', iris: '#c9a23a' }),
    ],
    body: {
      ...hound,
      length: 0.64,
      neck: { length: 0.22, radius: 0.2, angle: 0.6 },
      tail: { shape: 'brush', length: 0.6, radius: 0.12 },
      fur: 0.85,
    },
    head: {
      ...houndHead,
      radius: 0.2,
      muzzle: { length: 1.05, drop: 0.34, root: 0.54, tip: 0.34 },
      cheeks: 0.5,
      ears: { shape: 'prick', size: 0.95 },
      eyes: { apart: 0.4, size: 0.15, pupil: 'round' },
    },
  },
];
export const bears: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 1.1,
    coats: [coat('#6b4529', '#a87c50', { mark: '#4a2e1b' }), coat('#4a3426', '#8a6848', { mark: '#33231a' })],
    body: {
      ...hound,
      length: 0.68,
      chest: 0.36,
      loin: 0.35,
      rump: 0.34,
      croup: 0.95,
      legs: { thigh: 0.2, ankle: 0.12, foot: 0.14, isHoof: false },
      width: 0.18,
      neck: { length: 0.12, radius: 0.26, angle: 0.35 },
      tail: { shape: 'stub', length: 0.12, radius: 0.07 },
      fur: 0.9,
    },
    head: {
      ...houndHead,
      radius: 0.26,
      muzzle: { length: 0.62, drop: 0.34, root: 0.5, tip: 0.4 },
      cheeks: 0.22,
      ears: { shape: 'round', size: 0.75 },
      eyes: { apart: 0.38, size: 0.13, pupil: 'round' },
    },
  },
];
export const pandas: readonly Breed[] = [
  {
    ...bears[0]!,
    height: 0.8,
    coats: [coat('#f3efe8', '#f7f4ee', { mark: '#26242a', pattern: 'points', socks: '#26242a' })],
  } as Breed,
];
