import { smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { between, boxOf, moved } from '../shape/geometry.ts';
import { line } from '../shape/tube.ts';
import { darker, lighter, type FigureScene } from './scene.ts';

/** A blanket over a sleeper from the chest to the feet, with folds that follow the body. */
export function drawBlanket({ brush, body, trunk }: FigureScene): void {
  const { height, facing } = body;
  const colour = ['#6f86a8', '#9a7f9f', '#7f9a86', '#b08d6a'][body.look.seed % 4]!;
  const upper = -body.farSide as -1 | 1;
  const over = (at: Point, by: number): Point => [at[0], at[1] - by * height];
  const arm = body.arms.far;
  const top = Math.min(trunk.edge(0.7, 1)[1], trunk.edge(0.7, -1)[1], arm[1][1] - 0.03 * height);
  const hips = Math.min(trunk.edge(0, 1)[1], trunk.edge(0, -1)[1], arm[2][1] - 0.012 * height);
  const knee = body.legs.far[1];
  const feet = between(body.legs.near[2], body.legs.far[2], 0.5);
  const ground = body.project([0, 0.255, 0])[1];
  const chestX = trunk.centre(0.76)[0];
  const path = smoothShape([
    [chestX - facing * 0.015 * height, ground],
    [chestX - facing * 0.02 * height, (top + ground) / 2],
    [chestX, top - 0.012 * height],
    [trunk.centre(0)[0], hips - 0.02 * height],
    over(knee, 0.05),
    // The toes point upwards.
    [feet[0], feet[1] - 0.115 * height],
    [feet[0] + facing * 0.07 * height, feet[1] - 0.095 * height],
    [feet[0] + facing * 0.08 * height, ground],
    [(chestX + feet[0]) / 2, ground + 0.008 * height],
  ]);
  brush.form(path, boxOf(path), {
    colour,
    material: 'cloth',
    roundness: 0.55,
    inside: () => {
      const stroke = (...points: Point[]) =>
        brush.line(line(...points), { colour: darker(colour, 0.5), width: 0.0045 * height, alpha: 0.32 });
      for (const share of [0.12, 0.3, 0.48, 0.66, 0.84]) {
        const x = chestX + (feet[0] - chestX) * share;
        stroke(
          [x, hips + 0.01 * height],
          [x + facing * 0.03 * height, (hips + ground) / 2],
          [x - facing * 0.005 * height, ground],
        );
      }
      stroke(trunk.centre(0.3), moved(trunk.centre(0), [0, upper], 0), over(knee, 0.01), feet);
      const edge = [
        [chestX - facing * 0.005 * height, ground],
        [chestX - facing * 0.008 * height, (top + ground) / 2],
        [chestX + facing * 0.02 * height, top],
      ] as Point[];
      brush.line(line(...edge), { colour: lighter(colour, 0.6), width: 0.05 * height, alpha: 0.85 });
    },
  });
}
