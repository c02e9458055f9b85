import type { ClipPart } from './use-clip-part.ts';

/** The clip could not be prepared, or could not be read. */
export const isBroken = ({ clip, error }: Pick<ClipPart, 'clip' | 'error'>): boolean =>
  error !== null || clip?.status === 'failed' || clip?.status === 'cancelled';
