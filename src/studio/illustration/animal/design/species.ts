import type { CreatureShape } from '../whole/creature-shapes.ts';
import type { AnimalLook, Bird, Coat, FourLegged, HeadShape } from '../animal-look.ts';

export type Breed = Pick<AnimalLook, 'height'> & {
  coats: readonly Coat[];
} & (
    | { plan: 'four-legged'; body: FourLegged; head: HeadShape }
    | { plan: 'bird'; body: Bird }
    | { plan: 'whole'; body: { shape: CreatureShape } }
  );

const dark = '#2a211f';

export const coat = (base: string, under: string, change: Partial<Coat> = {}): Coat => ({
  base,
  under,
  mark: under,
  pattern: 'plain',
  socks: null,
  tailTip: null,
  innerEar: '#d9a39a',
  nose: dark,
  iris: '#5d3a1e',
  ...change,
});
