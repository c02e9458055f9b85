import type { Photo } from '../subject/interest.ts';
import { softStep } from '../subject/matte.ts';
import { openRows } from './open-rows.ts';

/** Coverage of the product, and the colours behind it, for each column of a row of the picture. */
type CutOutRow = { coverage: Float32Array; behind: readonly Float32Array[] };

/** Coverage that counts as none and as all, so that neither noise nor interpolation shows. */
const none = 0.06;
const all = 0.94;

/** Rows of a product in a picture that shows its photo at `scale`; null for rows without it. `down` in pixels of the photo. */
export function openCutOut(
  { interest: { cutOut } }: Photo,
  { left, scale, width }: { left: number; scale: number; width: number },
): (down: number) => CutOutRow | null {
  if (!cutOut) return () => null;
  const { values, behind, width: columns, height } = cutOut;
  const gridOf = (plane: Float32Array) => ({ width: columns, height, values: plane });
  const ratio = cutOut.scale / scale;
  const rows = openRows(
    [values, ...behind].map(gridOf),
    width,
    ratio,
    (-left / scale - cutOut.left) * cutOut.scale,
  );
  const first = Math.max(0, Math.floor(left + cutOut.left * scale));
  const last = Math.min(width, Math.ceil(left + (cutOut.left + columns / cutOut.scale) * scale));
  const coverage = new Float32Array(width);
  return (down) => {
    const place = (down - cutOut.top) * cutOut.scale;
    if (place < 0 || place > height) return null;
    const [shares, ...colours] = rows(place);
    for (let column = first; column < last; column += 1)
      coverage[column] = softStep(shares![column]!, none, all);
    return { coverage, behind: colours };
  };
}
