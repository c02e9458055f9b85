import type { FourLegged, HeadShape } from '../animal-look.ts';
import { coat, type Breed } from './species.ts';

const croucher: FourLegged = {
  stance: 'crouching',
  length: 0.62,
  chest: 0.32,
  loin: 0.4,
  rump: 0.42,
  croup: 0.96,
  legs: { thigh: 0.16, ankle: 0.07, foot: 0.085, isHoof: false },
  width: 0.16,
  neck: { length: 0.1, radius: 0.24, angle: 0.85 },
  tail: { shape: 'puff', length: 0.2, radius: 0.15 },
  fur: 0.6,
};
const smallHead: HeadShape = {
  radius: 0.32,
  muzzle: { length: 0.4, drop: 0.3, root: 0.56, tip: 0.36 },
  cheeks: 0.14,
  ears: { shape: 'long', size: 1 },
  eyes: { apart: 0.56, size: 0.22, pupil: 'wide' },
  nose: 'small',
};
const rose = '#c98f8a';
const breed = (
  height: number,
  body: Partial<FourLegged>,
  head: Partial<HeadShape>,
  ...coats: Breed['coats']
): readonly Breed[] => [
  { plan: 'four-legged', height, body: { ...croucher, ...body }, head: { ...smallHead, ...head }, coats },
];

export const rabbits = breed(
  0.27,
  {},
  {},
  coat('#a88a68', '#f1e6d4', { tailTip: '#ffffff', nose: rose, iris: '#3a2417' }),
  coat('#f1ede6', '#ffffff', { nose: '#d99a98', iris: '#7a3f45' }),
  coat('#7d7874', '#d9d4cc', { tailTip: '#ffffff', nose: rose }),
  coat('#8a5c3a', '#e3cdb0', { tailTip: '#ffffff', nose: rose }),
);
const pointed = { length: 0.72, drop: 0.3, root: 0.5, tip: 0.2 };
export const mice = breed(
  0.1,
  { tail: { shape: 'thin', length: 1.15, radius: 0.035 }, rump: 0.45, fur: 0.3 },
  {
    radius: 0.33,
    muzzle: pointed,
    ears: { shape: 'round', size: 1.25 },
    eyes: { apart: 0.5, size: 0.2, pupil: 'wide' },
  },
  coat('#94887e', '#e9dfd3', { nose: '#d98f90', innerEar: '#e3a9a2' }),
  coat('#a87f5a', '#f1e3d0', { nose: '#d98f90', innerEar: '#e3a9a2' }),
  coat('#efe9e2', '#ffffff', { nose: '#d98f90', innerEar: '#ecb9b2' }),
);
export const rats = breed(
  0.14,
  { length: 0.75, tail: { shape: 'thin', length: 1.3, radius: 0.045 }, fur: 0.4 },
  { radius: 0.3, muzzle: { ...pointed, length: 0.95 }, ears: { shape: 'round', size: 0.8 } },
  coat('#6f6762', '#b8aca0', { nose: '#d98f90', innerEar: '#d9a39a' }),
);
export const hamsters = breed(
  0.11,
  { length: 0.42, rump: 0.46, chest: 0.4, tail: { shape: 'none', length: 0, radius: 0 } },
  { radius: 0.36, cheeks: 0.4, ears: { shape: 'round', size: 0.6 } },
  coat('#d79a55', '#f8ecd8', { nose: '#d98f90' }),
  coat('#c9b49a', '#f4ece0', { mark: '#8a5c3a', pattern: 'patches', nose: '#d98f90' }),
);
export const squirrels = breed(
  0.2,
  { rump: 0.4, chest: 0.28, loin: 0.33, tail: { shape: 'brush', length: 1.25, radius: 0.24 }, fur: 0.8 },
  { radius: 0.28, ears: { shape: 'prick', size: 0.95 } },
  coat('#b5622c', '#f6e6cf', { nose: '#5a3a34' }),
  coat('#8a8682', '#efe9de', { nose: '#5a3a34' }),
);
export const badgers = breed(
  0.34,
  { length: 0.9, tail: { shape: 'stub', length: 0.25, radius: 0.09 }, fur: 0.9 },
  {
    radius: 0.27,
    muzzle: { length: 0.95, drop: 0.34, root: 0.5, tip: 0.3 },
    ears: { shape: 'round', size: 0.5 },
    eyes: { apart: 0.42, size: 0.15, pupil: 'round' },
  },
  coat('#7d7a78', '#3a3638', { mark: '#2a2628', pattern: 'stripes', socks: '#2a2628' }),
);
export const otters = breed(
  0.3,
  { length: 1.05, chest: 0.3, rump: 0.36, loin: 0.34, tail: { shape: 'thick', length: 0.9, radius: 0.12 } },
  { radius: 0.25, ears: { shape: 'round', size: 0.4 }, nose: 'wide' },
  coat('#6d4a34', '#c9a98a'),
);
export const beavers = breed(
  0.32,
  { length: 0.6, tail: { shape: 'thick', length: 0.7, radius: 0.17 }, fur: 0.8 },
  { radius: 0.29, ears: { shape: 'round', size: 0.45 }, nose: 'wide' },
  coat('#70492c', '#a87c50', { tailTip: '#4a3a34' }),
);
export const moles = breed(
  0.12,
  { length: 0.5, tail: { shape: 'stub', length: 0.2, radius: 0.05 } },
  {
    radius: 0.3,
    muzzle: pointed,
    ears: { shape: 'round', size: 0.2 },
    eyes: { apart: 0.4, size: 0.1, pupil: 'wide' },
  },
  coat('#4c4650', '#6a6068', { nose: '#e0a0a0' }),
);
export const frogs = breed(
  0.11,
  {
    length: 0.45,
    rump: 0.4,
    loin: 0.36,
    chest: 0.34,
    tail: { shape: 'none', length: 0, radius: 0 },
    fur: 0,
    legs: { thigh: 0.16, ankle: 0.06, foot: 0.11, isHoof: false },
  },
  {
    radius: 0.34,
    muzzle: { length: 0.26, drop: 0.24, root: 0.78, tip: 0.62 },
    cheeks: 0,
    ears: { shape: 'round', size: 0 },
    eyes: { apart: 0.72, size: 0.3, pupil: 'wide' },
    nose: 'nostrils',
  },
  coat('#6fa04a', '#d8e0a4', { mark: '#4f7d36', pattern: 'spots', iris: '#c9a23a', nose: '#3f5a2c' }),
);
export const kangaroos = breed(
  1,
  {
    length: 0.75,
    rump: 0.32,
    loin: 0.26,
    chest: 0.2,
    neck: { length: 0.14, radius: 0.12, angle: 1 },
    tail: { shape: 'thick', length: 0.9, radius: 0.11 },
    fur: 0.2,
  },
  {
    radius: 0.15,
    muzzle: { length: 0.9, drop: 0.5, root: 0.56, tip: 0.38 },
    ears: { shape: 'leaf', size: 1.4 },
    eyes: { apart: 0.6, size: 0.18, pupil: 'wide' },
  },
  coat('#b08258', '#e6d0b0'),
);
export const monkeys = breed(
  0.45,
  {
    length: 0.5,
    rump: 0.3,
    loin: 0.27,
    chest: 0.26,
    legs: { thigh: 0.12, ankle: 0.07, foot: 0.08, isHoof: false },
    tail: { shape: 'thin', length: 1.2, radius: 0.05 },
  },
  {
    radius: 0.28,
    muzzle: { length: 0.3, drop: 0.4, root: 0.6, tip: 0.52 },
    ears: { shape: 'round', size: 0.85 },
    eyes: { apart: 0.38, size: 0.17, pupil: 'round' },
    nose: 'nostrils',
  },
  coat('#6f4a32', '#d9b08a', { innerEar: '#d9a88a' }),
);
/** Crawling or shelled animals, low on short legs. */
const crawler: Partial<FourLegged> = {
  stance: 'standing',
  croup: 0.95,
  fur: 0,
  legs: { thigh: 0.2, ankle: 0.14, foot: 0.15, isHoof: false },
  width: 0.25,
};
export const turtles = breed(
  0.24,
  {
    ...crawler,
    length: 0.75,
    chest: 0.3,
    loin: 0.36,
    rump: 0.3,
    neck: { length: 0.24, radius: 0.15, angle: 0.6 },
    tail: { shape: 'stub', length: 0.2, radius: 0.07 },
    cover: 'shell',
  },
  {
    radius: 0.24,
    muzzle: { length: 0.4, drop: 0.2, root: 0.62, tip: 0.42 },
    ears: { shape: 'round', size: 0 },
    eyes: { apart: 0.56, size: 0.2, pupil: 'wide' },
    nose: 'nostrils',
  },
  coat('#8fa35c', '#d9d39a', { mark: '#6d5a34', nose: '#4a4a2c' }),
);
export const crocodiles = breed(
  0.4,
  {
    ...crawler,
    length: 1.6,
    chest: 0.34,
    loin: 0.38,
    rump: 0.33,
    neck: { length: 0.2, radius: 0.27, angle: 0.1 },
    tail: { shape: 'thick', length: 1.7, radius: 0.2 },
  },
  {
    radius: 0.27,
    muzzle: { length: 2, drop: 0.5, root: 0.6, tip: 0.34 },
    ears: { shape: 'round', size: 0 },
    eyes: { apart: 0.5, size: 0.18, pupil: 'slit' },
    nose: 'nostrils',
  },
  coat('#64804a', '#cfd09a', { mark: '#465c34', pattern: 'spots', iris: '#d9b23c', nose: '#3f4f2c' }),
);
export const dinosaurs = breed(
  1.7,
  {
    ...crawler,
    length: 0.8,
    chest: 0.27,
    loin: 0.3,
    rump: 0.28,
    legs: { thigh: 0.16, ankle: 0.1, foot: 0.11, isHoof: true },
    width: 0.16,
    neck: { length: 0.8, radius: 0.11, angle: 0.9 },
    tail: { shape: 'thick', length: 1.1, radius: 0.15 },
  },
  {
    radius: 0.12,
    muzzle: { length: 0.9, drop: 0.3, root: 0.7, tip: 0.52 },
    ears: { shape: 'round', size: 0 },
    eyes: { apart: 0.6, size: 0.22, pupil: 'round' },
    nose: 'nostrils',
  },
  coat('#6f9a6a', '#cfdcae', { mark: '#4f7a56', pattern: 'spots', nose: '#3f5a3c' }),
);
