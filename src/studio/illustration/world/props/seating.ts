import { box, ellipse, thread } from '../../../reel/vignettes/forms.ts';
import type { Kit } from '../space/kit.ts';
import { shade, tint } from '../space/tone.ts';

export const seatHeight = 0.46;

function legs(
  kit: Kit,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  colour: string,
  thick = 0.045,
): void {
  for (const back of [true, false])
    for (const side of [-1, 1])
      kit.block(
        {
          x: x + side * (width / 2 - thick / 2),
          z: back ? z + depth - thick : z,
          width: thick,
          height,
          depth: thick,
        },
        back ? shade(colour, 0.2) : colour,
        { material: 'wood' },
      );
}

/** A wooden chair that faces the camera or turns its back to it. */
export function paintChair(
  kit: Kit,
  x: number,
  z: number,
  colour: string,
  { turned = false, seat = colour } = {},
): void {
  const [width, depth] = [0.44, 0.44];
  kit.contact({ x, z, width, depth });
  const back = (): void => {
    const at = turned ? z : z + depth - 0.04;
    for (const side of [-1, 1])
      kit.block(
        { x: x + side * 0.195, y: seatHeight, z: at, width: 0.045, height: 0.46, depth: 0.04 },
        colour,
        { material: 'wood' },
      );
    for (const y of [0.6, 0.8])
      kit.block({ x, y, z: at, width: 0.36, height: 0.1, depth: 0.03 }, tint(colour, 0.08), {
        material: 'wood',
      });
  };
  if (!turned) back();
  legs(kit, x, z, width, depth, seatHeight - 0.04, colour);
  kit.block({ x, y: seatHeight - 0.05, z, width, height: 0.05, depth }, seat, { material: 'wood' });
  if (turned) back();
}

export function paintOfficeChair(kit: Kit, x: number, z: number, colour: string): void {
  kit.contact({ x, z, width: 0.5, depth: 0.5 });
  const pen = kit.pen(x, 0, z);
  for (const [reach, drop] of [
    [-0.28, 0],
    [0.28, 0],
    [-0.14, 0.03],
    [0.14, 0.03],
  ] as const) {
    pen.line(thread([0, -0.12], [reach, -0.04 + drop]), '#3a3d44', 0.035);
    pen.form(ellipse(reach, -0.03 + drop, 0.035), '#26282d', { roundness: 1 });
  }
  pen.form(box(-0.03, -0.42, 0.06, 0.34), '#4a4e57', { roundness: 0.7, material: 'metal' });
  pen.form(box(-0.25, -1.06, 0.5, 0.56, 0.12), colour, { roundness: 0.5, material: 'cloth' });
  kit.block({ x, y: 0.42, z: z - 0.2, width: 0.5, height: 0.09, depth: 0.44 }, shade(colour, 0.12), {
    material: 'cloth',
    roundness: 0.3,
  });
}

export function paintStool(kit: Kit, x: number, z: number, colour: string, height = 0.7): void {
  kit.contact({ x, z, width: 0.34, depth: 0.3 });
  const pen = kit.pen(x, 0, z);
  for (const [top, low] of [
    [-0.12, -0.19],
    [0.12, 0.19],
    [-0.05, -0.07],
    [0.05, 0.07],
  ] as const)
    pen.line(thread([top, -height + 0.03], [low, 0]), '#2f2c2c', 0.028);
  pen.line(thread([-0.165, -height * 0.34], [0.165, -height * 0.34]), '#2f2c2c', 0.022);
  pen.form(box(-0.18, -height - 0.01, 0.36, 0.07, 0.03), shade(colour, 0.25), {
    roundness: 0.4,
    material: 'wood',
  });
  pen.form(ellipse(0, -height, 0.18, 0.18 * Math.max(0.08, (kit.eye - height) / 3.4)), colour, {
    roundness: 0.2,
    material: 'wood',
  });
}

export type SofaLook = { width?: number; cushion?: string };

/** A sofa, or an armchair if it is narrow. */
export function paintSofa(
  kit: Kit,
  x: number,
  z: number,
  colour: string,
  { width = 1.9, cushion }: SofaLook = {},
): void {
  const depth = 0.85;
  kit.contact({ x, z, width, depth }, 0.5);
  const cloth = { material: 'cloth', roundness: 0.25 } as const;
  kit.block(
    { x, y: 0.08, z: z + depth - 0.25, width: width - 0.1, height: 0.76, depth: 0.25 },
    shade(colour, 0.08),
    cloth,
  );
  const seats = width > 1.3 ? 2 : 1;
  const inner = width - 0.4;
  const back = kit.pen(x, 0.42, z + depth - 0.28);
  for (let index = 0; index < seats; index += 1)
    back.form(
      box(-inner / 2 + (inner / seats) * index + 0.01, -0.46, inner / seats - 0.02, 0.48, 0.08),
      tint(colour, 0.05),
      { ...cloth, roundness: 0.5 },
    );
  kit.block(
    { x, y: 0.1, z, width: width - 0.3, height: 0.2, depth: depth - 0.25 },
    shade(colour, 0.12),
    cloth,
  );
  for (let index = 0; index < seats; index += 1) {
    const seat = {
      x: x - inner / 2 + (inner / seats) * (index + 0.5),
      y: 0.3,
      z: z - 0.01,
      width: inner / seats - 0.02,
      height: 0.14,
      depth: depth - 0.26,
    };
    kit.block(seat, tint(colour, 0.1), cloth);
  }
  for (const side of [-1, 1]) {
    kit.block(
      { x: x + side * (width / 2 - 0.1), y: 0.08, z, width: 0.2, height: 0.52, depth: depth - 0.1 },
      colour,
      cloth,
    );
    kit.block(
      { x: x + side * (width / 2 - 0.12), z: z + 0.03, width: 0.06, height: 0.09, depth: 0.06 },
      '#5b4431',
      { material: 'wood' },
    );
  }
  if (cushion)
    for (const side of seats > 1 ? [-1, 1] : [1]) {
      const pen = kit.pen(x + side * inner * 0.36, 0.44, z + 0.3).move(0, 0, { turn: side * 0.16 });
      pen.form(box(-0.2, -0.38, 0.4, 0.38, 0.09), side > 0 ? cushion : tint(cushion, 0.35), {
        roundness: 0.7,
        material: 'cloth',
      });
    }
}

/** A bench of a park or a station. */
export function paintBench(kit: Kit, x: number, z: number, colour: string, width = 1.6): void {
  kit.contact({ x, z, width, depth: 0.5 });
  for (const y of [0.6, 0.75])
    kit.block({ x, y, z: z + 0.4, width, height: 0.11, depth: 0.04 }, colour, { material: 'wood' });
  for (const side of [-1, 1]) {
    kit.block(
      { x: x + side * width * 0.42, z: z + 0.38, width: 0.06, height: 0.86, depth: 0.05 },
      '#3b3f42',
      { material: 'metal' },
    );
    kit.block({ x: x + side * width * 0.42, z, width: 0.06, height: 0.42, depth: 0.4 }, '#3b3f42', {
      material: 'metal',
    });
  }
  for (const near of [0.26, 0.13, 0])
    kit.block({ x, y: 0.42, z: z + near, width, height: 0.045, depth: 0.11 }, tint(colour, 0.06), {
      material: 'wood',
    });
}
