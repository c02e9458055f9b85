import { Path2D } from '@napi-rs/canvas';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { darker, lighter } from '../../person/clothes/scene.ts';
import { boxOf, ellipse, polygon } from '../../person/shape/geometry.ts';
import { union } from './limb.ts';
import type { AnimalBody } from './stand-animal.ts';

/** Wool, spines or a shell over the trunk. */
export function drawCover(brush: Brush, body: AnimalBody, trunk: Path2D): void {
  const { cover } = body.look.body;
  if (cover === 'wool') drawWool(brush, body, trunk);
  if (cover === 'spines') drawSpines(brush, body);
  if (cover === 'shell') drawShell(brush, body);
}

function drawWool(brush: Brush, body: AnimalBody, trunk: Path2D): void {
  const { look, spine, unit } = body;
  const random = brush.random(`${look.seed} wool`);
  const woolly = spine.slice(0, 5);
  const curls = woolly.flatMap(({ at, radius }) =>
    Array.from({ length: 11 }, (_, index) => {
      const angle = (index / 11) * Math.PI * 2 + random() * 0.3;
      return ellipse(
        [at[0] + Math.cos(angle) * radius * 0.92, at[1] + Math.sin(angle) * radius * 0.86],
        radius * (0.28 + random() * 0.1),
      );
    }),
  );
  void trunk;
  const fleece = union(...woolly.map(({ at, radius }) => ellipse(at, radius)), ...curls);
  brush.form(fleece, boxOf(fleece), {
    colour: look.coat.base,
    material: 'cloth',
    roundness: 0.55,
    outline: 0.9,
    inside: () => {
      for (let index = 0; index < 34; index += 1) {
        const { at, radius } = woolly[Math.floor(random() * woolly.length)]!;
        const [x, y] = [at[0] + (random() - 0.5) * radius * 1.7, at[1] + (random() - 0.5) * radius * 1.7];
        const size = unit * (0.03 + random() * 0.02);
        const curl = new Path2D();
        const turn = random() * 6;
        curl.arc(x, y, size, turn, turn + 3.6);
        brush.line(curl, { colour: darker(look.coat.base, 0.3), width: unit * 0.012, alpha: 0.5 });
      }
    },
  });
}

function drawSpines(brush: Brush, { look, spine, facing, unit }: AnimalBody): void {
  const random = brush.random(`${look.seed} spines`);
  const rows = spine.slice(0, 5);
  const back = rows.map(({ at, radius }): Point => [at[0], at[1] - radius * 1.06]);
  const side = rows.map(({ at, radius }): Point => [at[0], at[1] + radius * 0.4]);
  const last = spine[0]!;
  const dome = smoothShape([
    [last.at[0] - facing * last.radius * 1.1, last.at[1]],
    ...back,
    ...side.toReversed(),
  ]);
  const box = boxOf(dome);
  const teeth = Array.from({ length: 46 }, () => {
    const along = random();
    const at = along * (rows.length - 1);
    const low = Math.min(rows.length - 2, Math.floor(at));
    const mix = (a: number, b: number) => a + (b - a) * (at - low);
    const [one, two] = [rows[low]!, rows[low + 1]!];
    const radius = mix(one.radius, two.radius);
    const angle = 0.35 + random() * 2.6;
    const [x, y] = [mix(one.at[0], two.at[0]), mix(one.at[1], two.at[1])];
    const out: Point = [Math.cos(angle) * facing - facing * 0.35, -Math.sin(angle)];
    const [rx, ry] = [x + out[0] * radius * 0.85, y + out[1] * radius * 0.9];
    const reach = unit * 0.17;
    const half = unit * 0.035;
    return polygon([
      [rx - out[1] * half, ry + out[0] * half],
      [rx + out[0] * reach, ry + out[1] * reach],
      [rx + out[1] * half, ry - out[0] * half],
    ]);
  });
  const coat = union(dome, ...teeth);
  brush.form(coat, box, {
    colour: look.coat.mark,
    material: 'hair',
    roundness: 0.5,
    outline: 0.8,
    inside: () => {
      for (let index = 0; index < 60; index += 1) {
        const [x, y] = [box.x + random() * box.width, box.y + random() * box.height];
        const reach = unit * 0.1;
        brush.line(
          smoothLine([
            [x, y],
            [x - facing * reach * 0.8, y - reach * 0.5],
          ]),
          {
            colour: index % 3 === 0 ? lighter(look.coat.mark, 0.45) : darker(look.coat.mark, 0.4),
            width: unit * 0.012,
            alpha: 0.7,
          },
        );
      }
    },
  });
}

function drawShell(brush: Brush, { look, hip, shoulder, spine, facing, unit }: AnimalBody): void {
  const middle = spine[2]!;
  const left = hip.at[0] - facing * hip.radius * 0.9;
  const right = shoulder.at[0] + facing * shoulder.radius * 0.5;
  const low = middle.at[1] + middle.radius * 0.35;
  const dome = smoothShape([
    [left, low],
    [left + (right - left) * 0.12, middle.at[1] - middle.radius * 0.75],
    [left + (right - left) * 0.45, middle.at[1] - middle.radius * 1.45],
    [left + (right - left) * 0.85, middle.at[1] - middle.radius * 0.85],
    [right, low],
    [left + (right - left) * 0.5, low + unit * 0.07],
  ]);
  brush.form(dome, boxOf(dome), {
    colour: look.coat.mark,
    roundness: 0.7,
    gloss: 0.25,
    inside: () => {
      for (const share of [0.25, 0.5, 0.75]) {
        const x = left + (right - left) * share;
        brush.line(
          smoothLine([
            [x - (right - left) * 0.02, middle.at[1] - middle.radius * 1.4],
            [x + (right - left) * 0.05 * (share - 0.5), middle.at[1] - middle.radius * 0.6],
            [x, low],
          ]),
          { colour: darker(look.coat.mark, 0.5), width: unit * 0.022, alpha: 0.8 },
        );
      }
      brush.line(
        smoothLine([
          [left, middle.at[1] - middle.radius * 0.25],
          [(left + right) / 2, middle.at[1] - middle.radius * 0.5],
          [right, middle.at[1] - middle.radius * 0.2],
        ]),
        { colour: darker(look.coat.mark, 0.5), width: unit * 0.022, alpha: 0.8 },
      );
    },
  });
}
