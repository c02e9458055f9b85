import { Path2D } from '@napi-rs/canvas';
import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { chinY } from '../face/head-view.ts';
import { boxOf } from '../shape/geometry.ts';
import { napeOf } from './hair-cap.ts';
import { range, strandCount, type HairPainter, type HairScene } from './hair-scene.ts';

/** An outline of curls. */
function curly(
  points: readonly Point[],
  bulge: number,
  random: () => number,
  closed: readonly Point[],
): Path2D {
  const bumps = points.flatMap((point, index): Point[] => {
    const next = points[index + 1];
    if (!next) return [point];
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]) || 1;
    const normal: Point = [(next[1] - point[1]) / length, -(next[0] - point[0]) / length];
    const high = bulge * (0.7 + 0.6 * random());
    return [
      point,
      [(point[0] + next[0]) / 2 + normal[0] * high, (point[1] + next[1]) / 2 + normal[1] * high],
    ];
  });
  return smoothShape([...bumps, ...closed]);
}

function curlMarks({ brush, look, pixels }: HairScene, path: Path2D, radius: number, maxCount: number): void {
  const { colours } = look.hair;
  const box = boxOf(path);
  const random = brush.random(`${look.seed} curl marks`);
  const { context } = brush;
  const count = strandCount({ pixels } as HairScene, maxCount);
  context.save();
  context.lineCap = 'round';
  for (let index = 0; index < count; index += 1) {
    const x = box.x + box.width * random();
    const y = box.y + box.height * random();
    const lit = Math.min(
      1,
      Math.max(
        0,
        0.5 +
          (brush.light.x * (x - box.x - box.width / 2)) / box.width -
          (y - box.y - box.height / 2) / box.height,
      ),
    );
    const tone = random();
    context.strokeStyle =
      tone < 0.45
        ? mixColours(colours.dark, colours.base, random() * 0.6)
        : mixColours(colours.base, tone > 0.93 ? colours.shine : colours.light, lit);
    context.globalAlpha = 0.3 + 0.4 * random();
    context.lineWidth = 2 + 2.4 * random();
    const start = random() * 6.3;
    const size = radius * (0.6 + 0.7 * random());
    context.beginPath();
    context.arc(x, y, size, start, start + 2 + 2.4 * random());
    context.stroke();
  }
  context.restore();
}

function curlyHair(
  thickness: number,
  reach: number,
  bulge: number,
  radius: number,
  hairline: number,
): HairPainter {
  const mass = (scene: HairScene, inFront: boolean) => {
    const { brush, skull, look } = scene;
    const random = brush.random(`${look.seed} curls ${inFront}`);
    const angles = range(-reach, reach, Math.round(reach * 7));
    const outer = angles.map((angle) =>
      skull.rim(
        angle,
        thickness * (1 - 0.8 * Math.max(0, (Math.abs(angle) - 1.35) / (reach - 1.35))) + 6 * random(),
      ),
    );
    const path = inFront
      ? curly(
          range(-1.55, 1.55, 12).map((angle) => skull.rim(angle, thickness * 0.8)),
          bulge,
          random,
          range(1, -1, 14).map((across) => {
            const [x, y] = skull.hairline(across, hairline);
            return [x, y + (random() - 0.4) * bulge * 1.3] as Point;
          }),
        )
      : curly(
          outer,
          bulge,
          random,
          scene.view.front < 0.1
            ? napeOf(scene.skull.centre[0])
            : [
                [scene.skull.centre[0] + 92, 62],
                [scene.skull.centre[0] - 92, 62],
              ],
        );
    brush.form(path, boxOf(path), {
      colour:
        inFront || scene.view.front < 0.2
          ? look.hair.colours.base
          : mixColours(look.hair.colours.base, look.hair.colours.dark, 0.35),
      material: 'hair',
      roundness: inFront ? 0.3 : 0.6,
      outline: inFront ? 0 : 0.9,
      inside: () => curlMarks(scene, path, radius, inFront ? 260 : 160),
    });
  };
  return {
    cap: (scene) => mass(scene, false),
    front: (scene) => mass(scene, true),
    back: () => undefined,
    coversEars: reach > 1.9 && thickness > 40,
  };
}

export const curls = curlyHair(34, 2.1, 13, 12, 2);
export const afro = curlyHair(86, 2.15, 9, 6, 4);

export const headScarf: HairPainter = {
  coversEars: true,
  cap: ({ brush, skull, look, view }) => {
    const path = smoothShape(range(-2.4, 2.4, 16).map((angle) => skull.rim(angle, 18)));
    brush.form(path, boxOf(path), {
      colour: mixColours(look.hair.scarf, '#1b1418', view.front > 0.2 ? 0.25 : 0),
      material: 'cloth',
      roundness: 0.5,
    });
  },
  front: ({ brush, skull, look, view }) => {
    const chin = chinY(look.face) + 4;
    const rimPoints = range(-1.75, 1.75, 14).map((angle) => skull.rim(angle, 19));
    const right = skull.rim(1.75, 19);
    const left = skull.rim(-1.75, 19);
    const [x, y] = view.at(0, chin + 34, 40);
    const outer = smoothShape([
      ...rimPoints,
      [right[0] * 0.9 + x * 0.1, chin * 0.62],
      [x + 76, chin + 30],
      [x + 20, y + 44],
      [x - 20, y + 44],
      [x - 76, chin + 30],
      [left[0] * 0.9 + x * 0.1, chin * 0.62],
    ]);
    const row = (height: number, side: -1 | 1, inset: number): Point => {
      const [edgeX, edgeY] = view.edge(height, side);
      return [edgeX - side * inset, edgeY];
    };
    // Opposite winding to the outline, so that it is a hole.
    const opening = smoothShape(
      [
        view.skin(0, -112, 3),
        view.skin(56, -100, 3),
        row(-40, 1, 8),
        row(40, 1, 5),
        row(110, 1, 5),
        row(chin - 40, 1, 6),
        view.at(0, chin + 2, 66),
        row(chin - 40, -1, 6),
        row(110, -1, 5),
        row(40, -1, 5),
        row(-40, -1, 8),
        view.skin(-56, -100, 3),
      ].toReversed(),
    );
    const ring = new Path2D(outer);
    ring.addPath(opening);
    brush.form(ring, boxOf(outer), {
      colour: look.hair.scarf,
      material: 'cloth',
      roundness: 0.4,
      inside: () => {
        for (const side of [-1, 1] as const)
          for (const off of [0, 14, 28])
            brush.line(
              smoothLine([
                skull.rim(side * (0.5 + off * 0.02), 6 + off * 0.2),
                [row(-40, side, -12 - off)[0], row(-40, side, 0)[1]],
                [row(80, side, -16 - off * 0.7)[0], 90],
                [x + side * (26 + off), chin + 26],
              ]),
              { colour: mixColours(look.hair.scarf, '#120c10', 0.5), width: 3, alpha: 0.4 },
            );
      },
    });
  },
  back: ({ brush, skull, look, view }) => {
    const [x, y] = view.at(0, 190, -20);
    const path = smoothShape([
      ...range(-1.9, 1.9, 12).map((angle) => skull.rim(angle, 18)),
      [x + 104, y - 40],
      [x + 60, y + 80],
      [x - 60, y + 80],
      [x - 104, y - 40],
    ]);
    const fold = mixColours(look.hair.scarf, '#120c10', 0.5);
    brush.form(path, boxOf(path), {
      colour: look.hair.scarf,
      material: 'cloth',
      roundness: 0.5,
      inside: () => {
        for (const share of [-0.7, -0.25, 0.3, 0.75])
          brush.line(smoothLine([skull.rim(share, 10), [x + share * 90, y - 90], [x + share * 40, y + 70]]), {
            colour: fold,
            width: 3.4,
            alpha: 0.4,
          });
      },
    });
  },
};
