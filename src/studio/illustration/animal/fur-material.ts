import type { Brush, Material } from '../brush/brush.ts';

/** Noir prints fur in its own lightness and with a rim of light: a black cat would be a hole in the night. */
export const furMaterial = ({ style }: Brush): Material => (style === 'noir' ? 'fur' : 'hair');
