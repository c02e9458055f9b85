import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintShelf } from '../props/decor.ts';
import type { Kit } from '../space/kit.ts';
import { blend, shade, tint } from '../space/tone.ts';

export type ShopGoods = 'clothes' | 'flowers' | 'books' | 'boxes';
type Stand = { x: number; width: number; colours: readonly string[]; wood: string };

const standZ = 4.3;

/** The goods in the middle of the room. */
export function paintGoods(kit: Kit, goods: ShopGoods, stand: Stand): void {
  if (goods === 'clothes') return paintRail(kit, stand);
  if (goods === 'flowers') return paintFlowerStand(kit, stand);
  const { x, width, colours, wood } = stand;
  const fill = goods === 'books' ? 'books' : 'mixed';
  paintShelf(kit, x, standZ, { width, height: 1.25, rows: 3, fill, colours, colour: tint(wood, 0.12) });
}

/** Clothes on a rail. */
function paintRail(kit: Kit, { x, width, colours }: Stand): void {
  kit.contact({ x, z: standZ, width, depth: 0.45 }, 0.35);
  const pen = kit.pen(x, 0, standZ);
  const random = kit.random('rail');
  for (const side of [-1, 1])
    pen.form(box((side * width) / 2 - 0.02, -1.5, 0.04, 1.5), '#3a3d43', {
      roundness: 0.6,
      material: 'metal',
      outline: 0.7,
    });
  pen.form(box(-width / 2 - 0.03, -1.52, width + 0.06, 0.04, 0.02), '#3a3d43', {
    roundness: 0.6,
    material: 'metal',
  });
  const count = Math.round(width / 0.17);
  for (let index = 0; index < count; index += 1) {
    const at = -width / 2 + 0.1 + (index * (width - 0.2)) / Math.max(1, count - 1);
    const colour = colours[index % colours.length]!;
    const long = 0.62 + random() * 0.3;
    pen.line(thread([at, -1.5], [at + 0.02, -1.44]), '#8b9299', 0.014);
    pen.form(
      soft(
        [at - 0.03, -1.43],
        [at + 0.05, -1.43],
        [at + 0.11, -1.3],
        [at + 0.12, -1.43 + long],
        [at, -1.41 + long],
        [at - 0.08, -1.43 + long],
        [at - 0.09, -1.3],
      ),
      blend(colour, shade(colour, 0.3), random() * 0.5),
      { roundness: 0.5, material: 'cloth' },
    );
  }
}

const bucketHeight = 0.3;
const tiers = [
  { z: 4.7, y: 0.62 },
  { z: 4.45, y: 0.3 },
  { z: 4.2, y: 0 },
] as const;

/** Buckets of flowers on three steps. */
function paintFlowerStand(kit: Kit, { x, width, wood }: Stand): void {
  kit.contact({ x, z: 4.2, width: width + 0.2, depth: 0.8 }, 0.35);
  const count = Math.max(3, Math.round(width / 0.34));
  for (const [tier, { z, y }] of tiers.entries()) {
    if (y > 0) kit.block({ x, z, width: width + 0.1, height: y, depth: 0.25 }, wood, { material: 'wood' });
    for (let index = 0; index < count; index += 1) {
      const at = x - width / 2 + ((index + 0.5) * width) / count;
      paintBucket(kit, [at, y, z - 0.02], tier * count + index);
    }
  }
}

const blossoms = ['#e2557a', '#f2c14e', '#f4f0f6', '#c65fb0', '#ef7f4d', '#8f6fd0'] as const;

export function paintBucket(kit: Kit, [x, y, z]: readonly [number, number, number], nth: number): void {
  const pen = kit.pen(x, y, z);
  const random = kit.random(`bucket-${nth}`);
  const colour = blossoms[(nth + Math.floor(random() * 2)) % blossoms.length]!;
  for (let leaf = 0; leaf < 5; leaf += 1) {
    const lean = (leaf - 2) * 0.055;
    pen.form(
      soft([lean * 0.5, -bucketHeight + 0.02], [lean * 1.6 - 0.04, -0.46], [lean * 1.5 + 0.03, -0.5]),
      '#5c9a5a',
      { roundness: 0.4, material: 'leaf', outline: 0.6 },
    );
  }
  for (let flower = 0; flower < 9; flower += 1) {
    const across = ((flower % 5) - 2) * 0.062 + (random() - 0.5) * 0.03;
    const up = -0.44 - (flower >= 5 ? 0.07 : 0) - random() * 0.07;
    pen.form(ellipse(across, up, 0.045, 0.042), flower % 3 ? colour : tint(colour, 0.35), {
      roundness: 0.6,
      outline: 0.6,
    });
    pen.form(ellipse(across, up, 0.013), shade(colour, 0.25), { roundness: 0, outline: 0 });
  }
  const grey = '#aab2b8';
  pen.form(polygon([-0.13, -bucketHeight], [0.13, -bucketHeight], [0.1, 0], [-0.1, 0]), grey, {
    roundness: 0.7,
    material: 'metal',
    outline: 0.8,
  });
  pen.form(box(-0.135, -bucketHeight - 0.01, 0.27, 0.025, 0.01), tint(grey, 0.3), {
    roundness: 0.5,
    outline: 0.5,
  });
}
