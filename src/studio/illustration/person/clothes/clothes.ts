export const topKinds = [
  'tshirt',
  'shirt',
  'blouse',
  'sweater',
  'hoodie',
  'polo',
  'tank',
  'turtleneck',
  'pyjama',
  'uniform',
  'dress',
] as const;
export type TopKind = (typeof topKinds)[number];
export const coatKinds = [
  'blazer',
  'coat',
  'lab-coat',
  'rain-coat',
  'jacket',
  'cardigan',
  'safety-vest',
  'chef-jacket',
  'fire-jacket',
  'gilet',
] as const;
export type CoatKind = (typeof coatKinds)[number];
export type Pattern = 'plain' | 'stripes' | 'check' | 'dots';
export type HatKind = 'chef' | 'helmet' | 'cap' | 'peaked' | 'fire' | 'beanie' | 'straw' | 'hood';
export type ShoeKind = 'sneaker' | 'leather' | 'boot' | 'heel' | 'slipper';

/** A person's clothes, as plain data. Lengths run from 0 (hip or shoulder) to 1 (ankle or wrist). */
export type Clothes = {
  top: { kind: TopKind; colour: string; pattern: Pattern; accent: string; sleeve: number };
  coat: { kind: CoatKind; colour: string; accent: string; hem: number; open: boolean } | null;
  bottom: { kind: 'trousers' | 'skirt' | 'dungarees'; colour: string; hem: number; loose: number };
  apron: { colour: string; bib: boolean } | null;
  shoes: { kind: ShoeKind; colour: string };
  hat: { kind: HatKind; colour: string } | null;
  scarf: string | null;
  tie: string | null;
  gloves: string | null;
  /** Small items that indicate a trade. */
  badge: 'stethoscope' | 'lanyard' | 'whistle' | 'star' | null;
};
