import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { furMaterial } from '../fur-material.ts';
import { darker, lighter } from '../../person/clothes/scene.ts';
import { boxOf, ellipse } from '../../person/shape/geometry.ts';
import { ballChain } from '../body/limb.ts';
import type { HeadState } from '../head/draw-animal-head.ts';
import { drawBirdHead } from './draw-bird-head.ts';
import type { BirdBody } from './stand-bird.ts';

/** Paints a whole bird: tail, legs, body, wing, head. */
export function drawBird(brush: Brush, bird: BirdBody, state: HeadState): void {
  const { look, spine } = bird;
  const { coat } = look;
  drawTail(brush, bird);
  drawLegs(brush, bird);
  const body = ballChain(spine);
  brush.form(body, boxOf(body), {
    colour: coat.base,
    material: furMaterial(brush),
    roundness: 0.6,
    outline: 0.9,
    inside: () => {
      const breast = smoothShape([
        bird.beside(0.62, 0.1),
        bird.beside(0.42, 0.35),
        bird.beside(0.1, 0.2),
        bird.beside(-0.3, 0.5),
        bird.beside(-0.5, 1.2),
        bird.beside(0.1, 1.6),
        bird.beside(0.7, 1.2),
      ]);
      brush.form(breast, boxOf(breast), { colour: coat.under, roundness: 0, outline: 0 });
      drawDown(brush, bird);
    },
  });
  drawWing(brush, bird);
  drawBirdHead(brush, bird, state);
}

function drawTail(brush: Brush, { look, spine, tail, unit, facing }: BirdBody): void {
  const root = spine[0]!;
  const isPlume = look.species === 'rooster';
  for (const fan of isPlume ? [-0.5, -0.25, 0, 0.25] : [-0.12, 0.1]) {
    const end: Point = [
      tail[0] + (isPlume ? facing * unit * 0.12 : 0),
      tail[1] + fan * unit * (isPlume ? 0.6 : 0.5) - (isPlume ? unit * 0.25 : 0),
    ];
    const half = root.radius * 0.75;
    const bend = isPlume ? unit * 0.16 : 0;
    const path = smoothShape([
      [root.at[0], root.at[1] - half],
      [(root.at[0] + end[0]) / 2, (root.at[1] + end[1]) / 2 - half * 0.7 - bend],
      end,
      [(root.at[0] + end[0]) / 2, (root.at[1] + end[1]) / 2 + half * 0.5 - bend * 0.6],
      [root.at[0], root.at[1] + half],
    ]);
    brush.form(path, boxOf(path), {
      colour: look.coat.mark,
      material: furMaterial(brush),
      roundness: 0.4,
      outline: 0.8,
    });
  }
}

function drawLegs(brush: Brush, { look, feet, unit, facing }: BirdBody): void {
  const { foot: colour } = look.body;
  const width = unit * 0.028;
  const isWebbed =
    look.body.beak.shape === 'flat' || look.species === 'penguin' || look.species === 'seagull';
  for (const { hip, foot } of feet) {
    const knee: Point = [(hip[0] + foot[0]) / 2 - facing * unit * 0.025, (hip[1] + foot[1]) / 2];
    brush.line(smoothLine([hip, knee, [foot[0], foot[1] - width * 0.4]]), { colour, width: width * 1.15 });
    const reach = unit * 0.1;
    if (isWebbed) {
      const web = smoothShape([
        [foot[0] - facing * reach * 0.2, foot[1] - width * 0.8],
        [foot[0] + facing * reach * 1.2, foot[1] - width * 0.3],
        [foot[0] + facing * reach, foot[1] + width * 0.3],
        [foot[0] - facing * reach * 0.3, foot[1] + width * 0.2],
      ]);
      brush.form(web, boxOf(web), { colour, roundness: 0.4, outline: 0.6 });
      continue;
    }
    for (const toe of [-0.5, 0.75, 1])
      brush.line(
        smoothLine([
          [foot[0], foot[1] - width * 0.4],
          [foot[0] + facing * reach * toe, foot[1] + (toe > 0.9 ? -width * 0.3 : width * 0.2)],
        ]),
        { colour: darker(colour, 0.12), width: width * 0.85 },
      );
  }
}

/** A wing folded along the body, with three rows of feathers. */
function drawWing(brush: Brush, bird: BirdBody): void {
  const { look, unit } = bird;
  const { coat, body } = look;
  const isFlipper = look.species === 'penguin';
  const reach = isFlipper ? -0.42 : -0.72 - body.tail * 0.35;
  const path = smoothShape([
    bird.beside(0.42, -0.18),
    bird.beside(0.2, isFlipper ? -0.3 : -0.62),
    bird.beside(-0.35, isFlipper ? -0.35 : -0.5),
    bird.beside(reach, -0.12),
    bird.beside(-0.4, isFlipper ? 0 : 0.3),
    bird.beside(0.05, isFlipper ? 0.12 : 0.5),
    bird.beside(0.34, isFlipper ? 0.1 : 0.3),
  ]);
  brush.form(path, boxOf(path), {
    colour: isFlipper ? coat.mark : coat.base,
    material: furMaterial(brush),
    roundness: 0.45,
    outline: 0.8,
    inside: () => {
      const tip = smoothShape([
        bird.beside(-0.1, -0.8),
        bird.beside(-0.3, 0.6),
        bird.beside(reach - 0.2, 0.5),
        bird.beside(reach - 0.2, -0.6),
      ]);
      brush.form(tip, boxOf(tip), { colour: coat.mark, roundness: 0, outline: 0 });
      for (const row of [0.1, -0.14])
        brush.line(
          smoothLine([
            bird.beside(row + 0.08, -0.5),
            bird.beside(row - 0.06, -0.05),
            bird.beside(row + 0.06, 0.4),
          ]),
          {
            colour: darker(coat.base, 0.4),
            width: unit * 0.014,
            alpha: 0.55,
          },
        );
      for (const across of [-0.25, 0, 0.22])
        brush.line(
          smoothLine([
            bird.beside(-0.25, across),
            bird.beside(-0.5, across * 0.7 - 0.05),
            bird.beside(reach + 0.08, across * 0.3 - 0.1),
          ]),
          {
            colour: darker(coat.mark, 0.4),
            width: unit * 0.012,
            alpha: 0.6,
          },
        );
    },
  });
}

function drawDown(brush: Brush, bird: BirdBody): void {
  const { look, unit } = bird;
  const random = brush.random(`${look.seed} down`);
  for (let index = 0; index < 26; index += 1) {
    const along = random() - 0.4;
    const across = random() * 1.1 + 0.1;
    const [x, y] = bird.beside(along, across);
    const [ex, ey] = bird.beside(along - 0.09, across + 0.04);
    brush.line(
      smoothLine([
        [x, y],
        [ex, ey],
      ]),
      {
        colour: index % 2 === 0 ? lighter(look.coat.under, 0.4) : darker(look.coat.under, 0.25),
        width: unit * 0.01,
        alpha: 0.4,
      },
    );
  }
  if (look.species !== 'owl') return;
  for (let index = 0; index < 14; index += 1) {
    const [x, y] = bird.beside(random() - 0.5, 0.3 + random() * 0.7);
    const spot = ellipse([x, y], unit * 0.014, unit * 0.028);
    brush.form(spot, boxOf(spot), { colour: look.coat.mark, roundness: 0, outline: 0, alpha: 0.7 });
  }
}
