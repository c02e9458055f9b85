import type { FourLegged, HeadShape } from '../animal-look.ts';
import { coat, type Breed } from './species.ts';

const equine: FourLegged = {
  stance: 'standing',
  length: 0.58,
  chest: 0.245,
  loin: 0.21,
  rump: 0.22,
  croup: 0.99,
  legs: { thigh: 0.16, ankle: 0.042, foot: 0.062, isHoof: true },
  width: 0.11,
  neck: { length: 0.42, radius: 0.15, angle: 0.92 },
  tail: { shape: 'hair', length: 0.62, radius: 0.08 },
  fur: 0.1,
};
const equineHead: HeadShape = {
  radius: 0.135,
  muzzle: { length: 1.05, drop: 1.75, root: 0.72, tip: 0.5 },
  cheeks: 0,
  ears: { shape: 'leaf', size: 0.85 },
  eyes: { apart: 0.72, size: 0.17, pupil: 'wide' },
  nose: 'nostrils',
  extra: 'horse-mane',
};
export const horses: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 1.5,
    body: equine,
    head: equineHead,
    coats: [
      coat('#7d4a28', '#9a6a44', { mark: '#2a1c16', socks: '#2f211b', iris: '#3a2417' }),
      coat('#a9673a', '#c08a5c', { mark: '#e2c79c', iris: '#3a2417' }),
      coat('#d8d4cd', '#eae6df', { mark: '#a9a49c', iris: '#2f2620' }),
      coat('#3a3032', '#54484a', { mark: '#1c1719', iris: '#2a1c16' }),
    ],
  },
];
export const unicorns: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 1.45,
    body: equine,
    head: { ...equineHead, extra: 'one-horn' },
    coats: [coat('#f4f0f2', '#ffffff', { mark: '#c9a3d4', iris: '#6f5aa8' })],
  },
];
export const donkeys: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 1.1,
    body: {
      ...equine,
      neck: { length: 0.3, radius: 0.15, angle: 0.7 },
      tail: { shape: 'tassel', length: 0.5, radius: 0.035 },
      fur: 0.3,
    },
    head: { ...equineHead, radius: 0.17, ears: { shape: 'leaf', size: 1.7 } },
    coats: [coat('#8a8079', '#dcd4c8', { mark: '#4f4844', iris: '#2f2620' })],
  },
];
export const zebras: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 1.3,
    body: { ...equine, tail: { shape: 'tassel', length: 0.5, radius: 0.035 } },
    head: equineHead,
    coats: [coat('#f0ece4', '#f8f5ee', { mark: '#242124', pattern: 'stripes', iris: '#2a2020' })],
  },
];
const bovine: FourLegged = {
  ...equine,
  length: 0.7,
  chest: 0.29,
  loin: 0.29,
  rump: 0.27,
  legs: { thigh: 0.16, ankle: 0.055, foot: 0.07, isHoof: true },
  width: 0.14,
  neck: { length: 0.22, radius: 0.19, angle: 0.4 },
  tail: { shape: 'tassel', length: 0.62, radius: 0.03 },
};
const bovineHead: HeadShape = {
  radius: 0.17,
  muzzle: { length: 0.85, drop: 1.3, root: 0.76, tip: 0.66 },
  cheeks: 0,
  ears: { shape: 'leaf', size: 1.1 },
  eyes: { apart: 0.74, size: 0.17, pupil: 'wide' },
  nose: 'wide',
  extra: 'short-horns',
};
export const cows: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 1.35,
    body: bovine,
    head: bovineHead,
    coats: [
      coat('#f2ede4', '#f7e3d8', { mark: '#2f2a2b', pattern: 'patches', nose: '#d99a92' }),
      coat('#9a5a34', '#e3c7a4', { mark: '#f1e9dc', pattern: 'plain', nose: '#c98f86' }),
    ],
  },
];
export const camels: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 1.8,
    body: { ...bovine, chest: 0.22, loin: 0.25, neck: { length: 0.42, radius: 0.11, angle: 0.8 } },
    head: {
      ...bovineHead,
      radius: 0.12,
      muzzle: { length: 1.2, drop: 1.1, root: 0.66, tip: 0.52 },
      ears: { shape: 'round', size: 0.4 },
      extra: undefined,
    },
    coats: [coat('#c79a62', '#dcb988')],
  } as Breed,
];
export const sheep: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 0.72,
    body: {
      ...bovine,
      length: 0.58,
      chest: 0.33,
      loin: 0.34,
      rump: 0.32,
      neck: { length: 0.14, radius: 0.2, angle: 0.6 },
      tail: { shape: 'puff', length: 0.16, radius: 0.1 },
      cover: 'wool',
      fur: 1,
    },
    head: {
      ...bovineHead,
      radius: 0.19,
      muzzle: { length: 0.85, drop: 1, root: 0.66, tip: 0.46 },
      ears: { shape: 'leaf', size: 0.95 },
      nose: 'small',
      extra: 'wool',
    },
    coats: [
      coat('#efe8da', '#e6d9c6', { mark: '#3a3433', socks: '#3a3433', pattern: 'mask' }),
      coat('#efe8da', '#ecdcc8', { mark: '#e3cdb4', socks: '#d9c3aa', pattern: 'mask', nose: '#b5837a' }),
    ],
  },
];
export const goats: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 0.75,
    body: {
      ...bovine,
      length: 0.58,
      chest: 0.27,
      loin: 0.25,
      rump: 0.24,
      neck: { length: 0.26, radius: 0.14, angle: 0.8 },
      tail: { shape: 'stub', length: 0.16, radius: 0.05 },
      fur: 0.5,
    },
    head: {
      ...bovineHead,
      radius: 0.17,
      muzzle: { length: 0.9, drop: 1.2, root: 0.66, tip: 0.44 },
      nose: 'small',
      extra: 'long-horns',
    },
    coats: [coat('#e9e2d6', '#f6f1e8', { iris: '#b58f3a' }), coat('#8a6a4c', '#d9c3a2', { iris: '#b58f3a' })],
  },
];
export const pigs: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 0.68,
    body: {
      ...bovine,
      length: 0.72,
      chest: 0.36,
      loin: 0.37,
      rump: 0.35,
      legs: { thigh: 0.17, ankle: 0.075, foot: 0.085, isHoof: true },
      neck: { length: 0.1, radius: 0.26, angle: 0.2 },
      tail: { shape: 'curled', length: 0.34, radius: 0.028 },
      fur: 0.05,
    },
    head: {
      ...bovineHead,
      radius: 0.28,
      muzzle: { length: 0.62, drop: 0.3, root: 0.58, tip: 0.42 },
      ears: { shape: 'flop', size: 0.62 },
      eyes: { apart: 0.46, size: 0.13, pupil: 'round' },
      nose: 'disc',
      extra: undefined,
    },
    coats: [coat('#eab3a6', '#f3cabd', { mark: '#cf8f86', nose: '#dd9188', innerEar: '#d98f88' })],
  } as Breed,
];
export const deer: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 1.05,
    body: {
      ...equine,
      length: 0.58,
      chest: 0.22,
      loin: 0.19,
      rump: 0.21,
      legs: { thigh: 0.15, ankle: 0.034, foot: 0.048, isHoof: true },
      neck: { length: 0.36, radius: 0.1, angle: 1.05 },
      tail: { shape: 'stub', length: 0.16, radius: 0.06 },
    },
    head: {
      ...equineHead,
      radius: 0.135,
      muzzle: { length: 1.05, drop: 1.15, root: 0.62, tip: 0.36 },
      ears: { shape: 'leaf', size: 1.25 },
      eyes: { apart: 0.68, size: 0.21, pupil: 'wide' },
      nose: 'small',
      extra: 'antlers',
    },
    coats: [coat('#a8693a', '#ecdcc0', { mark: '#f3e6cd', pattern: 'spots' }), coat('#8f5c36', '#e3d0b0')],
  },
];
export const giraffes: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 2.2,
    body: {
      ...equine,
      length: 0.45,
      chest: 0.2,
      loin: 0.17,
      rump: 0.17,
      croup: 0.9,
      neck: { length: 0.95, radius: 0.085, angle: 1.15 },
      tail: { shape: 'tassel', length: 0.4, radius: 0.02 },
    },
    head: { ...equineHead, radius: 0.085, extra: 'short-horns' },
    coats: [coat('#e8c583', '#f3e0b4', { mark: '#9a5f2c', pattern: 'spots' })],
  },
];
export const elephants: readonly Breed[] = [
  {
    plan: 'four-legged',
    height: 2.4,
    body: {
      ...bovine,
      length: 0.58,
      chest: 0.33,
      loin: 0.35,
      rump: 0.31,
      legs: { thigh: 0.16, ankle: 0.1, foot: 0.11, isHoof: true },
      width: 0.17,
      neck: { length: 0.1, radius: 0.24, angle: 0.5 },
      tail: { shape: 'tassel', length: 0.45, radius: 0.02 },
    },
    head: {
      ...bovineHead,
      radius: 0.24,
      muzzle: { length: 0.5, drop: 0.6, root: 0.6, tip: 0.42 },
      ears: { shape: 'round', size: 1.7 },
      eyes: { apart: 0.6, size: 0.1, pupil: 'round' },
      nose: 'nostrils',
      extra: 'trunk',
    },
    coats: [coat('#8f8f96', '#a9a7ac', { nose: '#6f6d74', innerEar: '#b39a9a' })],
  },
];
