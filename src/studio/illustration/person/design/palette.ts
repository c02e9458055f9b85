import { mixColours } from '../../../presenter/paint/colour.ts';
import type { HairColours } from '../../../presenter/paint/hair-lock.ts';
import type { Skin } from '../person-look.ts';

/** Ten skin tones from pale to very dark: base, shade and warm highlight. */
const tones: readonly (readonly [base: string, shadow: string, deep: string, blush: string, lip: string])[] =
  [
    ['#f6d7c3', '#d6a389', '#7c4738', '#e88f7f', '#c96f68'],
    ['#f2c9ac', '#cf9674', '#743f2f', '#e2826e', '#c2665c'],
    ['#eab98f', '#c48a60', '#6a3a26', '#d97660', '#b85c50'],
    ['#dfa878', '#b67a50', '#5e331f', '#cf6c52', '#ab5347'],
    ['#cf9566', '#a36a43', '#54301e', '#c06249', '#9f4d42'],
    ['#bd8154', '#905a38', '#4a2a1a', '#b05a42', '#94483d'],
    ['#a66c44', '#7b4a2d', '#3f2417', '#9c4f3a', '#874238'],
    ['#8a5637', '#633a24', '#341d13', '#874433', '#7a3c35'],
    ['#6f432b', '#4d2d1c', '#28160f', '#743b2e', '#6d3833'],
    ['#583522', '#3c2316', '#1f110b', '#623228', '#633430'],
  ];
export const toneCount = tones.length;

export function skinOf(tone: number): Skin {
  const [base, shadow, deep, blush, lip] = tones[Math.max(0, Math.min(toneCount - 1, tone))]!;
  return { light: mixColours(base, '#fff0dd', 0.36), base, shadow, deep, blush, lip };
}

export const hairColours = {
  black: { dark: '#0d0c10', base: '#211d22', light: '#4a424c', shine: '#8a8494' },
  'dark-brown': { dark: '#1f1210', base: '#3d2720', light: '#7a5038', shine: '#b98a62' },
  brown: { dark: '#351f15', base: '#5f3c27', light: '#976540', shine: '#cf9f6c' },
  chestnut: { dark: '#3a1710', base: '#74341f', light: '#a85a34', shine: '#dd9a66' },
  red: { dark: '#5a1f0e', base: '#a8431e', light: '#d37436', shine: '#f2b072' },
  'dark-blond': { dark: '#5a4022', base: '#97703e', light: '#c49b5e', shine: '#e9cf98' },
  blond: { dark: '#8a6530', base: '#cda057', light: '#e8c684', shine: '#fbeabf' },
  grey: { dark: '#54565c', base: '#8c8f96', light: '#b9bcc2', shine: '#e6e8ec' },
  white: { dark: '#9a9a9c', base: '#d3d2d0', light: '#ebeae8', shine: '#ffffff' },
} satisfies Record<string, HairColours>;
export type HairColour = keyof typeof hairColours;

export const irises = ['#5b3420', '#3d2617', '#6f5a2c', '#4f7048', '#4a6f8f', '#6b8794'] as const;

/** Matching cloth colours, all less saturated than a product. */
export const cloths = [
  '#3f5d7f',
  '#8f3f46',
  '#4c6f5a',
  '#c9a25c',
  '#6b5a7f',
  '#b8684a',
  '#5f7f8f',
  '#2f3a4c',
  '#d8cfc0',
  '#a05f78',
  '#7f8f5f',
  '#3f3f47',
  '#c9d3dc',
  '#7f4f3a',
  '#b9c4a5',
] as const;
export const trousersColours = ['#2f3748', '#3f4d66', '#4a4540', '#6a5f52', '#23252b', '#575c48'] as const;
