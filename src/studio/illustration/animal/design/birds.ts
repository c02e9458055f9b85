import type { Bird } from '../animal-look.ts';
import { coat, type Breed } from './species.ts';

const songbird: Bird = {
  carriage: 0.62,
  girth: 0.27,
  length: 0.56,
  neck: 0.06,
  head: 0.2,
  legs: 0.24,
  tail: 0.42,
  beak: { shape: 'cone', length: 0.6 },
  foot: '#a8743c',
};
const breed = (height: number, body: Partial<Bird>, ...coats: Breed['coats']): readonly Breed[] => [
  { plan: 'bird', height, body: { ...songbird, ...body }, coats },
];
/** A bird's nose is its beak. */
const beak = (base: string, under: string, nose: string, mark: string) =>
  coat(base, under, { nose, mark, iris: '#2a1c16' });

export const smallBirds = breed(
  0.15,
  {},
  beak('#8a6a4c', '#e9dcc6', '#6a5a44', '#5a4230'),
  beak('#5f86a8', '#f1d9b0', '#4a4440', '#3f5f80'),
  beak('#6d6258', '#d97a45', '#5a4a3c', '#4f463e'),
  beak('#d9b83c', '#f3e2a0', '#c97f3a', '#6d6030'),
);
export const crows = breed(
  0.34,
  { carriage: 0.55, beak: { shape: 'dagger', length: 0.95 }, foot: '#2a282c', head: 0.18 },
  beak('#2c2b33', '#3f3d48', '#1f1d22', '#1d1c22'),
);
export const pigeons = breed(
  0.28,
  { carriage: 0.5, girth: 0.29, head: 0.15, neck: 0.1, foot: '#c46a62' },
  beak('#8f97a6', '#a9b0bd', '#5a545a', '#5f6676'),
);
export const gulls = breed(
  0.36,
  { carriage: 0.4, beak: { shape: 'dagger', length: 0.8 }, head: 0.17, foot: '#d99a45' },
  beak('#f4f2ee', '#ffffff', '#e3a63a', '#9aa5b0'),
);
export const parrots = breed(
  0.34,
  { carriage: 1.05, beak: { shape: 'hook', length: 0.6 }, tail: 0.6, head: 0.2, foot: '#6f6a66' },
  beak('#c23b36', '#e0b040', '#3a3432', '#3a6fb0'),
  beak('#4c9a4f', '#d9c94a', '#d98a3c', '#2f6f8a'),
);
export const owls = breed(
  0.42,
  {
    carriage: 1.42,
    girth: 0.31,
    length: 0.5,
    neck: 0,
    head: 0.27,
    legs: 0.1,
    tail: 0.16,
    beak: { shape: 'hook', length: 0.34 },
    crest: 'discs',
    foot: '#c9a26a',
  },
  { ...beak('#8a6642', '#e6d3b0', '#4f4436', '#5a3f28'), iris: '#e0a02c' },
  { ...beak('#a09484', '#efe6d6', '#4f4a44', '#6a5f54'), iris: '#e6b83a' },
);
export const ducks = breed(
  0.4,
  {
    carriage: 0.2,
    girth: 0.25,
    length: 0.6,
    neck: 0.22,
    head: 0.15,
    legs: 0.17,
    tail: 0.16,
    beak: { shape: 'flat', length: 0.95 },
    foot: '#e0903a',
  },
  beak('#f3efe4', '#ffffff', '#e8a03a', '#d9d2c2'),
  beak('#8a7458', '#c9b696', '#d9a03c', '#5f4c38'),
);
export const geese = breed(
  0.72,
  {
    carriage: 0.22,
    girth: 0.21,
    length: 0.5,
    neck: 0.36,
    head: 0.095,
    legs: 0.2,
    tail: 0.14,
    beak: { shape: 'flat', length: 1.05 },
    foot: '#e0903a',
  },
  beak('#f1eee6', '#ffffff', '#e8953a', '#d6d0c4'),
  beak('#a09484', '#e3dccf', '#e8953a', '#6f655a'),
);
export const swans = breed(
  1,
  {
    carriage: 0.18,
    girth: 0.2,
    length: 0.5,
    neck: 0.48,
    head: 0.075,
    legs: 0.12,
    tail: 0.14,
    beak: { shape: 'flat', length: 1.1 },
    foot: '#3a3638',
  },
  beak('#f8f6f2', '#ffffff', '#e0803a', '#e3dfd8'),
);
export const hens = breed(
  0.45,
  {
    carriage: 0.5,
    girth: 0.29,
    length: 0.5,
    neck: 0.16,
    head: 0.13,
    legs: 0.2,
    tail: 0.3,
    crest: 'comb',
    beak: { shape: 'cone', length: 0.6 },
    foot: '#d9a045',
  },
  beak('#a8602f', '#cf8f55', '#e0b04a', '#6d3a1e'),
  beak('#f1ece2', '#ffffff', '#e0b04a', '#d9d0c0'),
  beak('#3f3a3c', '#6a6260', '#c9a04a', '#2a2628'),
);
export const roosters = breed(
  0.55,
  {
    carriage: 0.62,
    girth: 0.26,
    length: 0.48,
    neck: 0.2,
    head: 0.12,
    legs: 0.24,
    tail: 0.6,
    crest: 'comb',
    beak: { shape: 'cone', length: 0.65 },
    foot: '#d9a045',
  },
  beak('#b5642c', '#e0a04a', '#e0b04a', '#2f4a44'),
);
export const penguins = breed(
  0.65,
  {
    carriage: 1.45,
    girth: 0.25,
    length: 0.56,
    neck: 0.02,
    head: 0.17,
    legs: 0.07,
    tail: 0.12,
    beak: { shape: 'dagger', length: 0.75 },
    foot: '#e0a045',
  },
  beak('#2f343f', '#f6f3ec', '#e0963a', '#23272f'),
);
