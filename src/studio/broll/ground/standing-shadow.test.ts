import { expect, test } from 'vitest';
import { isStanding } from '../subject/foot.ts';
import type { Photo, Region } from '../subject/interest.ts';
import { valueNear, type Matte } from '../subject/matte.ts';
import { standingShadow } from './standing-shadow.ts';

const side = 200;
const region: Region = { left: 0.3, top: 0.2, right: 0.7, bottom: 0.7 };

function matteOfShape(isOn: (x: number, y: number) => boolean): Matte {
  const values = Float32Array.from({ length: side * side }, (_, at) =>
    isOn((at % side) / side, Math.floor(at / side) / side) ? 1 : 0,
  );
  return { width: side, height: side, values };
}

const box = matteOfShape((x, y) => x >= 0.3 && x < 0.7 && y >= 0.2 && y < 0.7);
/** A square on its corner. */
const tilted = matteOfShape((x, y) => Math.abs(x - 0.5) / 0.2 + Math.abs(y - 0.45) / 0.25 < 1);

test('the shadow is darkest right below the foot and leaves the wall unchanged', () => {
  const interest = { region, points: [] };
  const photo: Photo = { path: '', text: '', width: 1_000, height: 1_000, interest };
  const light = standingShadow(photo, box);
  const at = (x: number, y: number) => valueNear(light, x * side, y * side);
  expect(at(0.5, 0.705)).toBeLessThan(0.75);
  expect(at(0.5, 0.74)).toBeGreaterThan(at(0.5, 0.705) + 0.1);
  expect(at(0.5, 0.85)).toBeGreaterThan(0.99);
  expect(at(0.25, 0.4)).toBeGreaterThan(0.99);
});

test('a box stands, and a square on its corner does not', () => {
  expect(isStanding(box, region)).toBe(true);
  expect(isStanding(tilted, region)).toBe(false);
});
