import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { boxOf } from '../shape/geometry.ts';
import {
  combedFrom,
  croppedBand,
  lock,
  paintCap,
  range,
  type HairPainter,
  type HairScene,
} from './hair-scene.ts';

export const shortCrop: HairPainter = {
  cap: (scene) => paintCap(scene, 7, 2.15),
  front: (scene) => croppedBand(scene, 12, 4, 9),
};

export const sidePart: HairPainter = {
  cap: (scene) => paintCap(scene, 10, 2.15),
  front: (scene) =>
    combedFrom(scene, { part: partSide(scene) * 0.42, thickness: 18, height: 8, strands: 110, seed: 10 }),
};

export const pixie: HairPainter = {
  cap: (scene) => paintCap(scene, 14, 2.3),
  front: (scene) => {
    const side = partSide(scene);
    combedFrom(scene, { part: side * 0.5, thickness: 22, height: -2, strands: 90, seed: 20 });
    const { skull } = scene;
    for (const [index, reach] of [0.15, -0.2, -0.55].entries()) {
      const root = skull.rim(side * 0.35, 8);
      const end = skull.hairline(side * (reach - 0.2), -46 + index * 12);
      const wide = skull.hairline(side * (reach + 0.12), -8);
      lock(scene, {
        outer: [root, skull.rim(side * (0.1 - index * 0.3), 14), [end[0] - side * 8, end[1] + 8]],
        inner: [skull.rim(side * 0.5, 2), wide, end],
        strands: 26,
        seed: 24 + index,
        outline: 0.5,
      });
    }
  },
};

/** Hair combed up and back from the forehead. */
function swept(scene: HairScene, rise: number, reach: number): void {
  const { skull } = scene;
  const side = partSide(scene);
  const columns = [-0.62, -0.3, 0, 0.3, 0.62];
  columns.slice(0, -1).forEach((from, index) => {
    const to = columns[index + 1]!;
    const edge = (across: number): Point[] => {
      const root = skull.hairline(across, 6);
      const high = rise * (1 - (across * 0.9) ** 2);
      const top = skull.rim(across * reach, high);
      return [
        root,
        [root[0] * 0.75 + top[0] * 0.25 - side * 4, root[1] - high * 0.7 - 16],
        top,
        skull.rim(across * reach * 1.25 + side * 0.1, high * 0.4),
      ];
    };
    lock(scene, {
      outer: edge(from),
      inner: edge(to + 0.04),
      strands: 34,
      seed: 30 + index,
      shineAt: 0.5,
      outline: 0.45,
    });
  });
}

export const quiff: HairPainter = {
  cap: (scene) => paintCap(scene, 8, 2.15),
  front: (scene) => {
    combedFrom(scene, { part: 0, thickness: 12, height: 4, strands: 60, seed: 36, shine: 0.3 });
    swept(scene, 46, 1.05);
  },
};

export const undercut: HairPainter = {
  cap: (scene) => paintCap(scene, 2, 2.1),
  front: (scene) => {
    shavedSides(scene);
    swept(scene, 34, 0.86);
  },
};

/** A close shave leaves the skin showing through. */
function shavedSides({ brush, skull, look }: HairScene): void {
  const { colours } = look.hair;
  for (const side of [-1, 1] as const) {
    const path = smoothShape([
      ...range(0.5, 1.62, 6).map((angle) => skull.rim(side * angle, 3)),
      ...range(1, 0.5, 6).map((across) => skull.hairline(side * across, 4)),
    ]);
    brush.form(path, boxOf(path), {
      colour: mixColours(look.skin.shadow, colours.dark, 0.55),
      material: 'hair',
      roundness: 0.3,
      outline: 0.3,
    });
  }
}

export const thinning: HairPainter = {
  cap: (scene) => paintCap(scene, 0, 2.1),
  front: (scene) => {
    const { brush, skull, look, view } = scene;
    // The bare crown, then what is left at the sides.
    const crown = smoothShape([
      ...range(-1.25, 1.25, 12).map((angle) => skull.rim(angle, 1)),
      ...range(0.86, -0.86, 10).map((across) => skull.hairline(across, -14)),
    ]);
    brush.form(crown, boxOf(crown), {
      colour: look.skin.base,
      material: 'skin',
      roundness: 0.55,
      gloss: 0.25,
      outline: 0.6,
    });
    for (const side of view.yaw > 0 ? ([1, -1] as const) : ([-1, 1] as const)) {
      lock(scene, {
        outer: range(0.95, 1.75, 5).map((angle) => skull.rim(side * angle, 13)),
        inner: [0.74, 0.8, 0.86, 0.92, 0.96, 1].map((across) => skull.hairline(side * across, 0)),
        strands: 50,
        seed: 50 + side,
        outline: 0.5,
        shine: 0.3,
      });
    }
  },
};

export const bald: HairPainter = {
  cap: ({ brush, skull, look }) => {
    const path = smoothShape(range(-2.1, 2.1, 16).map((angle) => skull.rim(angle, 0)));
    brush.form(path, boxOf(path), { colour: look.skin.base, material: 'skin', roundness: 0.5, gloss: 0.25 });
  },
  front: ({ brush, skull, look }) => {
    const path = smoothShape([
      ...range(-1.45, 1.45, 14).map((angle) => skull.rim(angle, 0)),
      ...range(0.97, -0.97, 12).map((across) => skull.hairline(across, -26)),
    ]);
    brush.form(path, boxOf(path), {
      colour: look.skin.base,
      material: 'skin',
      roundness: 0.45,
      gloss: 0.3,
      outline: 0,
    });
  },
};

/** Which side the hair is parted on: the person's own, whatever way the head turns. */
export const partSide = ({ look }: HairScene): 1 | -1 => (look.seed % 2 === 0 ? 1 : -1);
