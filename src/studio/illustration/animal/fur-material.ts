import type { Brush, Material } from '../brush/brush.ts';

/** In noir, what is painted as skin keeps its lost side readable: a black cat would be a hole in the night. */
export const furMaterial = ({ style }: Brush): Material => (style === 'noir' ? 'skin' : 'hair');
