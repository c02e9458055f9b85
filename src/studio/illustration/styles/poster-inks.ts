import type { Material } from '../brush/brush.ts';
import { toOklch } from '../../reel/colour/oklch.ts';

export const posterPaper = '#f4e7c8';

type Ink = { hex: string; darker: string; lighter: string };

const inks = Object.fromEntries(
  (
    [
      ['#f4e7c8', '#dcc08a', '#fbf3de'],
      ['#dcc08a', '#b98a4a', '#f4e7c8'],
      ['#e0a33a', '#b8742a', '#f2cf7e'],
      ['#e07b39', '#a94a2a', '#f0b071'],
      ['#cf4630', '#8f2c28', '#e9805c'],
      ['#8f2c28', '#4d1f2a', '#cf4630'],
      ['#d98f86', '#a85a58', '#efc1b0'],
      ['#6f4a8e', '#3b2a52', '#a184b8'],
      ['#8a6f9c', '#574469', '#b9a4c4'],
      ['#b5748a', '#7c4560', '#d9a9b4'],
      ['#a3c4b4', '#5d9a92', '#d5e2cf'],
      ['#3f8a86', '#245a60', '#7fb5a8'],
      ['#8b9a4a', '#566532', '#bcc07a'],
      ['#4a6b3f', '#2c4434', '#8b9a4a'],
      ['#245a60', '#16393f', '#3f8a86'],
      ['#2f5140', '#1c3228', '#4a6b3f'],
      ['#5c86a8', '#2f527a', '#a0bfcb'],
      ['#27406b', '#172642', '#5c86a8'],
      ['#b98a4a', '#7a4a2e', '#dcc08a'],
      ['#a0693f', '#6b3f2a', '#c99561'],
      ['#7a4a2e', '#472a22', '#a0693f'],
      ['#8d8478', '#5a5450', '#bdb39c'],
      ['#4a4650', '#26222c', '#8d8478'],
      ['#221e28', '#0f0d14', '#4a4650'],
    ] as const
  ).map(([hex, darker, lighter]) => [hex, { hex, darker, lighter }]),
) as Record<string, Ink>;

/** Skin has separate inks, so that people are not printed orange. */
const skinInks = [
  { hex: '#f3cfa8', darker: '#dba374', lighter: '#fbe6cd' },
  { hex: '#e2b184', darker: '#bd7f54', lighter: '#f3cfa8' },
  { hex: '#c48a5c', darker: '#94603c', lighter: '#e2b184' },
  { hex: '#99653f', darker: '#6c4129', lighter: '#c48a5c' },
  { hex: '#6e442d', darker: '#472a1f', lighter: '#99653f' },
  { hex: '#5a392a', darker: '#38231c', lighter: '#7d5138' },
];

const chosen = new Map<string, Ink>();

/** The nearest ink; hue counts more than lightness, especially for saturated colours. */
export function inkFor(hex: string, material: Material): Ink {
  const key = `${hex}|${material === 'skin'}`;
  let ink = chosen.get(key);
  if (!ink) {
    if (chosen.size > 5_000) chosen.clear();
    ink = (material === 'skin' ? skinInks : Object.values(inks)).toSorted(
      (first, second) => distance(hex, first.hex) - distance(hex, second.hex),
    )[0]!;
    chosen.set(key, ink);
  }
  return ink;
}

function distance(hex: string, other: string): number {
  const [a, b] = [toOklch(hex), toOklch(other)];
  const radians = Math.PI / 180;
  const across = a.chroma * Math.cos(a.hue * radians) - b.chroma * Math.cos(b.hue * radians);
  const along = a.chroma * Math.sin(a.hue * radians) - b.chroma * Math.sin(b.hue * radians);
  // Muted sand and sea are printed in a colour; grey ink is only for greys.
  const dull = b.chroma < 0.03 && a.chroma > 0.018 ? 0.014 : 0;
  return (a.lightness - b.lightness) ** 2 + (across ** 2 + along ** 2) * 8 + dull;
}
