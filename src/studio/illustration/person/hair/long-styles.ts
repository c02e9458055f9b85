import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { boxOf, ellipse } from '../shape/geometry.ts';
import { paintCombedBand } from './hair-band.ts';
import { paintCrownStrands, paintCap } from './hair-cap.ts';
import { paintLock, range, strokeHair, type HairPainter, type HairScene } from './hair-scene.ts';
import { ribbon } from './lock.ts';
import { partSide } from './short-styles.ts';

/** Hair behind the neck, from the crown down to a depth. */
function backFall(scene: HairScene, depth: number, flare: number, wave: number): void {
  const { brush, skull, look } = scene;
  const side = (sign: -1 | 1): Point[] => {
    const [x, y] = skull.rim(sign * 1.55, 20);
    return [
      skull.rim(sign * 0.8, 18),
      [x, y],
      ...range(0.3, 1, 4).map((share): Point => [
        x + sign * (flare * share + wave * Math.sin(share * 7 + sign)),
        y + (depth - y) * share,
      ]),
    ];
  };
  const right = side(1);
  const left = side(-1);
  const bottom: Point = [(right.at(-1)![0] + left.at(-1)![0]) / 2, depth + 14];
  const path = smoothShape([skull.rim(0, 16), ...right, bottom, ...left.toReversed()]);
  const { colours } = look.hair;
  brush.form(path, boxOf(path), {
    colour: mixColours(colours.base, colours.dark, scene.view.front > 0.2 ? 0.5 : 0.1),
    material: 'hair',
    roundness: 0.4,
    inside: () => {
      for (const share of range(0.06, 0.94, 12)) {
        const at = (index: number): Point => [
          left[index]![0] +
            (right[index]![0] - left[index]![0]) * share +
            wave * Math.sin(index * 1.7 + share * 9),
          left[index]![1] + 6 * Math.sin(share * 9),
        ];
        strokeHair(scene, [at(1), at(2), at(3), at(4), at(6)], 3, 0.35);
      }
    },
  });
}

/** Locks in front of the ears on both sides. */
function sideFalls(scene: HairScene, depth: number, width: number, wave: number, seed: number): void {
  const { skull, view } = scene;
  for (const side of view.yaw > 0 ? ([1, -1] as const) : ([-1, 1] as const)) {
    // On the far side of a turned head the lock is behind the cheek, otherwise it would cover the face.
    if (view.isFar(side) && Math.abs(view.yaw) > 0.45) continue;
    const root = skull.rim(side * 0.85, 12);
    const temple = skull.hairline(side * 0.93, 0);
    const rim = skull.rim(side * 1.5, 16);
    // On the near side of a turned head the lock shows its broad side and starts at the temple.
    const isBroad = Math.abs(view.yaw) > 0.3 && !view.isFar(side);
    const x = isBroad ? rim[0] * 0.5 + temple[0] * 0.5 : rim[0] * 0.78 + temple[0] * 0.22;
    const full = isBroad ? width * 1.5 : width;
    const middle: Point[] = [
      [root[0], root[1] + 20],
      [x, rim[1] - 6],
      ...range(0.25, 1, 3).map((share): Point => [
        x + side * (wave * Math.sin(share * 6.5) + 6 * share),
        rim[1] + (depth - rim[1]) * share,
      ]),
    ];
    paintLock(scene, {
      ...ribbon(middle, [26, full, full * 1.06, full, full * 0.72, 8]),
      strands: 60,
      seed: seed + side,
      wave: wave * 0.3,
      shineAt: 0.36,
      shine: 0.55,
      outline: 0.6,
    });
  }
}

function longHair(depth: number, wave: number, seed: number): HairPainter {
  return {
    coversEars: true,
    behind: (scene) => backFall(scene, depth, 12 + wave, wave),
    cap: (scene) => paintCap(scene, 16, 2.35),
    front: (scene) => {
      paintCombedBand(scene, {
        parting: partSide(scene) * 0.22,
        thickness: 20,
        height: 10,
        strands: 120,
        seed,
        sides: 0.98,
      });
      sideFalls(scene, depth * 0.82, 54, wave, seed + 4);
    },
    back: (scene) => {
      backFall(scene, depth, 12 + wave, wave);
      paintCrownStrands(scene, 14);
    },
  };
}

export const longStraight = longHair(400, 0, 100);
export const longWavy = longHair(380, 13, 110);

export const bob: HairPainter = {
  coversEars: true,
  behind: (scene) => backFall(scene, 165, -6, 0),
  cap: (scene) => paintCap(scene, 18, 2.35),
  front: (scene) => {
    paintCombedBand(scene, {
      parting: partSide(scene) * 0.3,
      thickness: 22,
      height: 2,
      strands: 120,
      seed: 120,
      sides: 0.98,
    });
    sideFalls(scene, 172, 58, -6, 124);
  },
  back: (scene) => {
    backFall(scene, 150, -10, 0);
    paintCrownStrands(scene, 16);
  },
};

/** Hair pulled back tightly: strands from the hairline to a knot. */
function drawnBack(scene: HairScene, knot: Point): void {
  const { skull, brush, look, view } = scene;
  const { colours } = look.hair;
  const path = smoothShape([
    ...range(-1.6, 1.6, 14).map((angle) => skull.rim(angle, 9)),
    ...range(0.97, -0.97, 14).map((across) => skull.hairline(across, 8)),
  ]);
  brush.form(path, boxOf(path), {
    colour: colours.base,
    material: 'hair',
    roundness: 0.5,
    gloss: 0.25,
    outline: 0.6,
    inside: () => {
      for (const across of range(-1, 1, 26)) {
        const root = skull.hairline(across, 8);
        const top = skull.rim(across * 1.2 + view.yaw * 0.1, 4);
        const light = Math.abs(across * 10 - Math.round(across * 10)) < 0.25;
        brush.line(
          smoothLineTo(
            root,
            [(root[0] + top[0]) / 2 + across * 20, (root[1] + top[1]) / 2 - 8],
            [(top[0] + knot[0]) / 2, top[1] + 12],
          ),
          { colour: light ? colours.light : colours.dark, width: 2.6, alpha: 0.4 },
        );
      }
    },
  });
}

const smoothLineTo = (from: Point, middle: Point, to: Point) => {
  const path = smoothShape([from, middle, to, middle]);
  return path;
};

export const bun: HairPainter = {
  cap: (scene) => {
    knot(scene);
    paintCap(scene, 8, 2.15);
  },
  front: (scene) => drawnBack(scene, scene.skull.surface(Math.PI, 1, 30)),
  back: (scene) => {
    paintCrownStrands(scene, 8);
    knot(scene);
  },
};

function knot(scene: HairScene): void {
  const { skull, brush, look } = scene;
  const at = skull.surface(Math.PI, 1.02, 40);
  const ball = ellipse(at, 56, 50);
  const coil = (share: number): Point[] =>
    range(-2.4, 1.6, 6).map((angle): Point => [
      at[0] + Math.cos(angle + share) * 54 * share,
      at[1] + Math.sin(angle + share) * 48 * share,
    ]);
  brush.form(ball, boxOf(ball), {
    colour: look.hair.colours.base,
    material: 'hair',
    roundness: 0.8,
    inside: () => [0.35, 0.6, 0.85].forEach((share) => strokeHair(scene, coil(share), 3, 0.5)),
  });
}

export const ponytail: HairPainter = {
  behind: (scene) => tail(scene),
  cap: (scene) => paintCap(scene, 8, 2.15),
  front: (scene) => {
    drawnBack(scene, scene.skull.surface(Math.PI, 0.7, 30));
  },
  back: (scene) => {
    paintCrownStrands(scene, 8);
    tail(scene);
  },
};

function tail(scene: HairScene): void {
  const { skull, view } = scene;
  const root = skull.surface(Math.PI, 0.62, 10);
  const away = Math.abs(view.yaw) < 0.12 ? partSide(scene) : -Math.sign(Math.sin(view.yaw));
  const out = view.front < 0 ? 0 : away;
  paintLock(scene, {
    ...ribbon(
      [
        root,
        [root[0] + out * 56, root[1] - 6],
        [root[0] + out * 88, root[1] + 100],
        [root[0] + out * 74, root[1] + 220],
        [root[0] + out * 92, root[1] + 320],
      ],
      [36, 66, 84, 66, 4],
    ),
    strands: 70,
    seed: 140,
    wave: 4,
    shineAt: 0.3,
  });
}

export const braids: HairPainter = {
  cap: (scene) => paintCap(scene, 10, 2.2),
  front: (scene) => {
    paintCombedBand(scene, { parting: 0, thickness: 12, height: 8, strands: 90, seed: 150 });
    bothBraids(scene);
  },
  back: (scene) => {
    paintCrownStrands(scene, 10);
    strokeHair(
      scene,
      [1.3, 0.7, 0.1, -0.5].map((latitude) => scene.skull.surface(Math.PI, latitude, 10)),
      3,
      0.6,
    );
    bothBraids(scene);
  },
};

function bothBraids(scene: HairScene): void {
  const { view, brush, look } = scene;
  for (const side of [-1, 1] as const) {
    if (view.isFar(side) && Math.abs(view.yaw) > 0.5 && view.front > 0) continue;
    const [x, y] = view.at(side * 136, 62, -14);
    for (const [index, size] of range(1, 0.66, 8).entries()) {
      const at: Point = [x + side * (4 + 4 * Math.sin(index * 0.7)), y + index * 29];
      for (const half of [-1, 1] as const) {
        // Two crossing strands: each section of the braid is a pair of leaning drops.
        const bead = ellipse([at[0] + half * 9 * size, at[1]], 15 * size, 20, half * 0.5);
        brush.form(bead, boxOf(bead), {
          colour: look.hair.colours.base,
          material: 'hair',
          roundness: 0.6,
          outline: 0.6,
        });
        strokeHair(
          scene,
          [
            [at[0] + half * 3, at[1] + 13],
            [at[0] + half * 10 * size, at[1] - 1],
            [at[0] + half * 15 * size, at[1] - 13],
          ],
          2,
          0.45,
        );
      }
    }
    const tie = ellipse([x + side * 6, y + 258], 13, 9);
    brush.form(tie, boxOf(tie), { colour: look.hair.scarf, material: 'cloth', outline: 0.6 });
    const tip = smoothShape([
      [x + side * 6 - 10, y + 264],
      [x + side * 6 + 10, y + 264],
      [x + side * 10, y + 300],
    ]);
    brush.form(tip, boxOf(tip), { colour: look.hair.colours.base, material: 'hair', outline: 0.5 });
  }
}
