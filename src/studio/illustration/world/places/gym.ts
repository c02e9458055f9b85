import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls, type Room } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#4b5563', accent: '#f0b429', floor: '#3c4148', mirror: '#a9b8c4' },
  { wall: '#e4e2dc', accent: '#e2533f', floor: '#55585e', mirror: '#c4d0d6' },
  { wall: '#33515c', accent: '#5fd0b0', floor: '#464b50', mirror: '#a4bcc2' },
] as const;
/** Metres. */
const ceiling = 3.2;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

/** A rack with dumbbells in three rows. */
function paintRack(kit: Kit, x: number, width: number): void {
  const { accent } = paletteOf(kit);
  kit.contact({ x, z: 4.45, width, depth: 0.5 }, 0.5);
  for (const side of [-1, 1])
    kit.block(
      { x: x + side * (width / 2 - 0.03), z: 4.5, width: 0.06, height: 1.05, depth: 0.4 },
      '#23262b',
      { material: 'metal' },
    );
  for (const [row, size] of [
    [0.18, 0.11],
    [0.55, 0.09],
    [0.9, 0.07],
  ] as const) {
    kit.block({ x, y: row - 0.04, z: 4.5, width: width - 0.08, height: 0.04, depth: 0.35 }, '#4a4f56', {
      material: 'metal',
    });
    const pen = kit.pen(x, row, 4.5);
    const count = Math.floor((width - 0.15) / (size * 3));
    for (let index = 0; index < count; index += 1) {
      const at = -width / 2 + 0.08 + ((index + 0.5) * (width - 0.16)) / count;
      pen.form(box(at - size * 0.5, -size * 1.2, size, size * 0.5), '#aab2b8', {
        roundness: 0.6,
        material: 'metal',
        outline: 0.5,
      });
      for (const side of [-1, 1])
        pen.form(
          box(at + side * size * 0.75 - size * 0.4, -size * 2, size * 0.8, size * 2, size * 0.25),
          side < 0 ? '#2c2f35' : '#383c43',
          { roundness: 0.5 },
        );
      pen.form(ellipse(at + size * 0.75, -size, size * 0.22), accent, { roundness: 0, outline: 0 });
    }
  }
}

function paintTreadmill(kit: Kit, x: number): void {
  const { accent } = paletteOf(kit);
  kit.contact({ x, z: 3.8, width: 0.8, depth: 1.1 }, 0.5);
  kit.block({ x, y: 0.04, z: 3.75, width: 0.78, height: 0.14, depth: 1.15 }, '#2b2e34', {
    material: 'metal',
  });
  kit.quad(
    [
      [x - 0.27, 0.185, 3.75],
      [x + 0.27, 0.185, 3.75],
      [x + 0.27, 0.185, 4.75],
      [x - 0.27, 0.185, 4.75],
    ],
    '#16181c',
    { outline: 0.5 },
  );
  for (const side of [-1, 1]) {
    kit.block({ x: x + side * 0.36, y: 0.16, z: 4.7, width: 0.07, height: 1.05, depth: 0.07 }, '#c3c9ce', {
      material: 'metal',
    });
    kit.edge([x + side * 0.36, 1, 4.7], [x + side * 0.36, 0.9, 4.2], '#23262b', 0.05);
  }
  const pen = kit.pen(x, 1.1, 4.65);
  pen.form(box(-0.42, -0.34, 0.84, 0.4, 0.06), '#23262b', { roundness: 0.3 });
  pen.form(box(-0.2, -0.28, 0.4, 0.2, 0.02), '#1d4f66', { roundness: 0, outline: 0.5 });
  pen.line(thread([-0.16, -0.14], [-0.06, -0.2], [0.04, -0.15], [0.16, -0.25]), accent, 0.018);
  for (const side of [-1, 1])
    pen.form(ellipse(side * 0.31, -0.17, 0.04), accent, { roundness: 0.5, outline: 0.6 });
}

/** A stripe along the back wall, above the mirrors. */
function paintWallStripe(kit: Kit, { left, right, back }: Room): void {
  kit.quad(
    [
      [left, 2.42, back],
      [right, 2.42, back],
      [right, 2.56, back],
      [left, 2.56, back],
    ],
    paletteOf(kit).accent,
    { outline: 0.5 },
  );
}

/** Mirrors on the back wall, each with a slanting reflection. */
function paintMirrors(
  kit: Kit,
  { back }: Room,
  { from, to, panes }: { from: number; to: number; panes: number },
): void {
  const { mirror } = paletteOf(kit);
  const pen = kit.pen(0, 0.35, back);
  pen.form(box(from, -1.9, to - from, 1.9), mirror, {
    roundness: 0,
    gloss: 0.6,
    material: 'glass',
    outline: 1,
    fade: shade(mirror, 0.22),
  });
  for (let pane = 0; pane < panes; pane += 1) {
    const left = from + ((to - from) * pane) / panes;
    pen.line(thread([left, -1.9], [left, 0]), shade(mirror, 0.4), 0.014);
    pen.form(
      polygon([left + 0.1, -0.3], [left + 0.5, -1.75], [left + 0.66, -1.75], [left + 0.26, -0.3]),
      '#ffffff',
      { roundness: 0, outline: 0, alpha: 0.2 },
    );
  }
}

/** An exercise mat with a darker border. */
function paintMat(kit: Kit): void {
  const { accent } = paletteOf(kit);
  kit.quad(
    [
      [-0.9, 0.003, 2.75],
      [0.9, 0.003, 2.75],
      [0.9, 0.003, 3.55],
      [-0.9, 0.003, 3.55],
    ],
    shade(accent, 0.2),
    { material: 'cloth', outline: 0.8 },
  );
  kit.quad(
    [
      [-0.84, 0.004, 2.8],
      [0.84, 0.004, 2.8],
      [0.84, 0.004, 3.5],
      [-0.84, 0.004, 3.5],
    ],
    tint(shade(accent, 0.12), 0.06),
    { outline: 0 },
  );
}

function paintExerciseBall(kit: Kit, x: number): void {
  const { accent } = paletteOf(kit);
  const ball = kit.pen(x, 0, 4.35);
  ball.shadow(ellipse(0, 0, 0.24, 0.04), 0.4, 0.05 * ball.scale);
  ball.form(ellipse(0, -0.26, 0.26), accent, { roundness: 1, gloss: 0.4 });
  ball.line(arc(0, -0.26, 0.26, 0.09, 0.1, 3), shade(accent, 0.3), 0.01, 0.7);
}

/** A bag on its chain, at the left edge of the picture. */
function paintPunchingBag(kit: Kit): void {
  const edge = kit.half(2);
  const pen = kit.pen(-edge - 0.07, 0, 2);
  pen.line(thread([0, -3.2], [0, -2.1]), '#1d1f23', 0.03);
  pen.form(box(-0.2, -2.1, 0.4, 1.15, 0.12), shade(paletteOf(kit).accent, 0.2), {
    roundness: 0.8,
    gloss: 0.3,
  });
  for (const y of [-1.85, -1.2])
    pen.form(box(-0.2, y, 0.4, 0.06), '#1d1f23', { roundness: 0.6, outline: 0.5 });
}

export const gym: Place = {
  far: (kit) => {
    const room = openRoom(kit, { height: ceiling });
    const { wall } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintWalls(kit, room, { wall, ceiling: shade(wall, 0.45) });
    paintWallStripe(kit, room);
    paintMirrors(kit, room, wide ? { from: -2.7, to: 0.9, panes: 3 } : { from: -1.2, to: 0.42, panes: 2 });
    paintWindow(
      kit,
      { x: wide ? 2.2 : 1.06, y: 0.7, z: room.back, width: wide ? 1.6 : 0.86, height: 1.55 },
      { outlook: 'city', columns: wide ? 3 : 2, frame: '#23262b' },
    );
    for (const z of [2.6, 3.8]) paintCeilingPanel(kit, 0, z, room.height, 1.6, 0.16);
  },
  ground: (kit) => {
    paintFloor(kit, openRoom(kit, { height: ceiling }), paletteOf(kit).floor, 'tiles', 0.8);
    paintMat(kit);
  },
  middle: (kit) => {
    const wide = openRoom(kit, { height: ceiling }).half > 2.2;
    paintRack(kit, wide ? -1.3 : -0.66, wide ? 2 : 1.3);
    paintTreadmill(kit, wide ? 1.3 : 0.88);
    if (wide) paintTreadmill(kit, 2.35);
    paintExerciseBall(kit, wide ? -2.85 : 0.25);
  },
  front: paintPunchingBag,
};
