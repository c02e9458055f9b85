import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import { fillPath } from '../../../presenter/paint/shade.ts';
import { boxOf } from '../shape/geometry.ts';
import { paintCombedBand, paintCroppedBand } from './hair-band.ts';
import { paintCrownStrands, napeOf, paintCap } from './hair-cap.ts';
import { paintLock, range, strandCount, type HairPainter, type HairScene } from './hair-scene.ts';

export const shortCrop: HairPainter = {
  cap: (scene) => paintCap(scene, 7, 2.15),
  front: (scene) => paintCroppedBand(scene, 12, 4, 9),
};

export const sidePart: HairPainter = {
  cap: (scene) => paintCap(scene, 10, 2.15),
  front: (scene) =>
    paintCombedBand(scene, {
      parting: partSide(scene) * 0.42,
      thickness: 18,
      height: 8,
      strands: 110,
      seed: 10,
      isShort: true,
    }),
};

export const pixie: HairPainter = {
  cap: (scene) => paintCap(scene, 14, 2.3),
  front: (scene) => {
    const side = partSide(scene);
    paintCombedBand(scene, { parting: side * 0.5, thickness: 22, height: -2, strands: 90, seed: 20 });
    const { skull } = scene;
    for (const [index, reach] of [0.15, -0.2, -0.55].entries()) {
      const root = skull.rim(side * 0.35, 8);
      const end = skull.hairline(side * (reach - 0.2), -46 + index * 12);
      const wide = skull.hairline(side * (reach + 0.12), -8);
      paintLock(scene, {
        outer: [root, skull.rim(side * (0.1 - index * 0.3), 14), [end[0] - side * 8, end[1] + 8]],
        inner: [skull.rim(side * 0.5, 2), wide, end],
        strands: 26,
        seed: 24 + index,
        outline: 0.5,
      });
    }
  },
};

/** Hair combed up and back from the forehead, highest on the side opposite to the parting. */
function swept(scene: HairScene, rise: number, wide: number): void {
  const { skull, brush, look } = scene;
  const { colours } = look.hair;
  const side = partSide(scene);
  const root = (across: number) => skull.hairline(across * wide, 6);
  const top = (across: number): Point => {
    const high = rise * Math.cos(across * 1.15) ** 0.8 * (1 - side * across * 0.28);
    return skull.rim(across * 1.12 * wide - side * 0.06, high);
  };
  const path = smoothShape([...range(-1, 1, 12).map(root), ...range(1, -1, 14).map(top)]);
  brush.form(path, boxOf(path), {
    colour: colours.base,
    material: 'hair',
    roundness: 0.5,
    gloss: 0.15,
    outline: 0.6,
    inside: () => {
      const random = brush.random(`${look.seed} swept`);
      const lift = (across: number, phase: number): Point[] => {
        const [from, to] = [root(across), top(Math.max(-1, Math.min(1, across + side * -0.16)))];
        return [
          from,
          [from[0] - side * (6 + phase * 6), from[1] * 0.55 + to[1] * 0.45],
          [to[0] * 0.85 + from[0] * 0.15, to[1] * 0.86 + from[1] * 0.14],
          to,
        ];
      };
      for (let index = 0; index < strandCount(scene, 150); index += 1) {
        const tone = random();
        brush.context.fillStyle =
          tone < 0.5
            ? mixColours(colours.base, colours.dark, random())
            : mixColours(colours.base, tone > 0.9 ? colours.shine : colours.light, random());
        brush.context.globalAlpha = 0.25 + 0.45 * random();
        fillPath(brush.context, taperedStroke(lift(random() * 2 - 1, random()), 2 + 4 * random()));
      }
    },
  });
}

export const quiff: HairPainter = {
  cap: (scene) => paintCap(scene, 8, 2.15),
  front: (scene) => {
    paintCombedBand(scene, {
      parting: 0,
      thickness: 12,
      height: 4,
      strands: 60,
      seed: 36,
      shine: 0.3,
      isShort: true,
    });
    swept(scene, 52, 0.78);
  },
};

export const undercut: HairPainter = {
  cap: (scene) => paintCap(scene, 2, 2.1),
  front: (scene) => {
    shavedSides(scene);
    swept(scene, 40, 0.66);
  },
};

/** Closely shaved hair, with the skin showing through. */
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
  cap: (scene) => paintCap(scene, 0, 2.05),
  front: (scene) => {
    const { skull, view } = scene;
    for (const side of view.yaw > 0 ? ([1, -1] as const) : ([-1, 1] as const)) {
      paintLock(scene, {
        outer: range(1.12, 1.8, 5).map((angle, index) => skull.rim(side * angle, 8 * Math.sin(index * 0.55))),
        // Tapers on the bald crown, because a blunt end would look like a horn.
        inner: [
          skull.rim(side * 1.1, -3),
          ...[0.86, 0.89, 0.93, 0.97, 1].map((across) => skull.hairline(side * across, 0)),
        ],
        strands: 50,
        seed: 50 + side,
        outline: 0.4,
        shine: 0.3,
      });
    }
  },
  back: (scene) => {
    paintCrownStrands(scene, 4);
    bareSkull(scene, 0.95);
  },
};

/** A bald crown; on a face it is part of the face's shape. */
function bareSkull({ brush, skull, look }: HairScene, reach: number): void {
  const low = reach > 2 ? napeOf(skull.centre[0]) : [];
  const path = smoothShape([...range(-reach, reach, 16).map((angle) => skull.rim(angle, 1)), ...low]);
  brush.form(path, boxOf(path), { colour: look.skin.base, material: 'skin', roundness: 0.5, gloss: 0.25 });
}

export const bald: HairPainter = {
  cap: (scene) => bareSkull(scene, 2.1),
  front: () => undefined,
  back: () => undefined,
};

/** The side of the parting, which belongs to the person and does not depend on the turn of the head. */
export const partSide = ({ look }: HairScene): 1 | -1 => (look.seed % 2 === 0 ? 1 : -1);
