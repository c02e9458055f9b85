import type { Brush, Material } from '../brush/brush.ts';

/** Noir keeps the lightness of fur and adds a rim light; otherwise a black cat would disappear at night. */
export const furMaterial = ({ style }: Brush): Material => (style === 'noir' ? 'fur' : 'hair');
