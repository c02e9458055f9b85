import { AppError } from '../../errors.ts';

/**
 * Throws `edited_meanwhile` if another user saved since this version was read, so that no change is overwritten unseen.
 * Without a version the last save wins.
 */
export function refuseOlderVersion(
  noun: 'category' | 'template' | 'brand kit',
  version: number | undefined,
  present: number,
): void {
  if (version === undefined || version === present) return;
  throw new AppError('edited_meanwhile', `Somebody else saved this ${noun} in the meantime`, {
    version: present,
  });
}
