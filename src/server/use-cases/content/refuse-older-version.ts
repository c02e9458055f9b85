import { AppError } from '../../errors.ts';

/**
 * Throws `edited_meanwhile` if it was saved since this version was read, so that no change is overwritten unseen.
 * Without a version the last save wins.
 */
export function refuseOlderVersion(
  noun: 'category' | 'template' | 'brand kit',
  version: number | undefined,
  present: number,
): void {
  if (version === undefined || version === present) return;
  throw new AppError('edited_meanwhile', `This ${noun} was saved elsewhere in the meantime`, {
    version: present,
  });
}
