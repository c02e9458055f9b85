import type { Kit } from './kit.ts';
import { blend, shade, tint } from './tone.ts';

/** Metres: the back wall stands at `back`, the side walls at `left` and `right` (possibly outside the picture). */
export type Room = { left: number; right: number; back: number; height: number; half: number; near: number };
type WallColours = { wall: string; ceiling?: string; skirting?: string };

/** Tall pictures show one side wall, wide ones both. */
export function openRoom(kit: Kit, { back = 5, height = 2.95, widest = 3.5 } = {}): Room {
  const half = kit.half(back);
  const wide = half > 2.2;
  return {
    left: -Math.min(half * 0.84, widest),
    right: wide ? Math.min(half * 0.84, widest) : half * 1.3,
    back,
    height,
    half: Math.min(half, widest),
    near: kit.floorZ(kit.height * 1.03),
  };
}

export function paintWalls(kit: Kit, room: Room, { wall, ceiling = '#f4f0e8', skirting }: WallColours): void {
  const { left, right, back, height } = room;
  const near = 0.9;
  const far = kit.half(back) + 1;
  kit.quad(
    [
      [-far, -3, back],
      [far, -3, back],
      [far, 9, back],
      [-far, 9, back],
    ],
    wall,
    { outline: 0 },
  );
  kit.quad(
    [
      [left - 9, height, near],
      [right + 9, height, near],
      [right, height, back],
      [left, height, back],
    ],
    ceiling,
    {
      outline: 0.5,
      fade: shade(ceiling, 0.12),
    },
  );
  const sides = [
    [left, shade(wall, 0.1)],
    [right, shade(wall, 0.2)],
  ] as const;
  for (const [x, colour] of sides) {
    kit.quad(
      [
        [x, -0.01, near],
        [x, -0.01, back],
        [x, height, back],
        [x, height, near],
      ],
      colour,
      { outline: 0.5 },
    );
    if (skirting)
      kit.quad(
        [
          [x, 0, near],
          [x, 0, back],
          [x, 0.11, back],
          [x, 0.11, near],
        ],
        shade(skirting, 0.12),
        { outline: 0.4 },
      );
  }
  if (skirting)
    kit.quad(
      [
        [left, 0, back],
        [right, 0, back],
        [right, 0.11, back],
        [left, 0.11, back],
      ],
      skirting,
      { outline: 0.5 },
    );
}

/** A back wall's lower part in another colour: wainscot, tiles, a painted band. */
export function paintWallBand(kit: Kit, room: Room, from: number, to: number, colour: string): void {
  kit.quad(
    [
      [room.left, from, room.back],
      [room.right, from, room.back],
      [room.right, to, room.back],
      [room.left, to, room.back],
    ],
    colour,
    { outline: 0.5 },
  );
  for (const x of [room.left, room.right])
    kit.quad(
      [
        [x, from, 0.9],
        [x, from, room.back],
        [x, to, room.back],
        [x, to, 0.9],
      ],
      shade(colour, 0.12),
      { outline: 0.4 },
    );
}

/** Tile joints on the back wall. */
export function paintTiles(
  kit: Kit,
  room: Room,
  from: number,
  to: number,
  size: number,
  colour: string,
): void {
  for (let y = from; y <= to + 0.001; y += size)
    kit.edge([room.left, y, room.back], [room.right, y, room.back], colour, 0.008, 0.5);
  for (let x = room.left; x <= room.right; x += size)
    kit.edge([x, from, room.back], [x, to, room.back], colour, 0.008, 0.5);
}

export type FloorKind = 'boards' | 'tiles' | 'plain';

export function paintFloor(kit: Kit, room: Room, colour: string, kind: FloorKind, tile = 0.5): void {
  const { left, right, back, near } = room;
  const [from, to] = [Math.min(left, -kit.half(back) - 1), Math.max(right, kit.half(back) + 1)];
  const inRoom = (x: number): number => Math.min(right, Math.max(left, x));
  kit.quad(
    [
      [inRoom(from), 0, back],
      [inRoom(to), 0, back],
      [right, 0, near],
      [left, 0, near],
    ],
    colour,
    {
      outline: 0,
      material: kind === 'boards' ? 'wood' : 'plain',
      fade: tint(colour, 0.07),
    },
  );
  const joint = shade(colour, 0.35);
  if (kind === 'boards') {
    const random = kit.random('boards');
    for (let x = left; x < right; x += 0.17) {
      kit.edge([x, 0, near], [x, 0, back], joint, 0.008, 0.55);
      const z = near + random() * (back - near);
      kit.edge([x, 0, z], [Math.min(right, x + 0.17), 0, z], joint, 0.008, 0.5);
      if (random() < 0.3)
        kit.quad(
          [
            [x, 0, z],
            [x + 0.17, 0, z],
            [x + 0.17, 0, Math.min(back, z + 0.9)],
            [x, 0, Math.min(back, z + 0.9)],
          ],
          blend(colour, shade(colour, 0.3), random()),
          { outline: 0, alpha: 0.25 },
        );
    }
  }
  if (kind === 'tiles') {
    for (let x = Math.ceil(left / tile) * tile; x < right; x += tile)
      kit.edge([x, 0, near], [x, 0, back], joint, 0.012, 0.4);
    for (let z = back; z > near; z -= tile) kit.edge([left, 0, z], [right, 0, z], joint, 0.012, 0.4);
  }
  // The corner between wall and floor gets the least light.
  kit.brush.shadow(
    kit.pathOf([
      [left, 0, back],
      [right, 0, back],
      [right, 0, back - 0.25],
      [left, 0, back - 0.25],
    ]),
    {
      strength: 0.25,
      softness: 0.1 * kit.scale(back),
    },
  );
}

/** Light that falls through a window on the floor. */
export function paintSunPatch(kit: Kit, x: number, width: number, room: Room): void {
  const strength = kit.day.sunshine * (1 - kit.day.dark);
  if (strength < 0.2) return;
  const lean = 0.9;
  kit.quad(
    [
      [x - width / 2 + lean * 0.4, 0.002, room.back - 0.5],
      [x + width / 2 + lean * 0.4, 0.002, room.back - 0.5],
      [x + width / 2 + lean, 0.002, room.back - 1.7],
      [x - width / 2 + lean, 0.002, room.back - 1.7],
    ],
    tint(kit.day.sun, 0.3),
    { alpha: 0.38 * strength, outline: 0 },
  );
}
