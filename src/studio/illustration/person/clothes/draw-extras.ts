import { smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { between, boxOf, ellipse, moved } from '../shape/geometry.ts';
import { alongLimb, line } from '../shape/tube.ts';
import { darker, lighter, type FigureScene } from './scene.ts';

/** A tie, over the shirt and under the outer garment. */
export function drawTie({ body, brush, trunk }: FigureScene): void {
  const { tie } = body.look.clothes;
  if (!tie || !trunk.faces(0)) return;
  const path = smoothShape([
    trunk.surface(0.9, -0.11, 0.004),
    trunk.surface(0.9, 0.11, 0.004),
    trunk.surface(0.84, 0.06, 0.006),
    trunk.surface(0.36, 0.16, 0.006),
    trunk.surface(0.26, 0, 0.006),
    trunk.surface(0.36, -0.16, 0.006),
    trunk.surface(0.84, -0.06, 0.006),
  ]);
  brush.form(path, boxOf(path), { colour: tie, material: 'cloth', roundness: 0.3, outline: 0.7 });
}

/** Apron, bib of dungarees, scarf and small items that indicate a trade. */
export function drawExtras(scene: FigureScene): void {
  drawBib(scene);
  drawApron(scene);
  drawBadge(scene);
  drawScarf(scene);
}

function drawBib({ body, brush, trunk }: FigureScene): void {
  const { bottom } = body.look.clothes;
  if (bottom.kind !== 'dungarees') return;
  const front = trunk.faces(0);
  if (front) {
    const path = smoothShape([
      trunk.edge(0.18, -1, 0.004),
      trunk.surface(0.36, -0.8, 0.005),
      trunk.surface(0.7, -0.55, 0.005),
      trunk.surface(0.71, 0, 0.005),
      trunk.surface(0.7, 0.55, 0.005),
      trunk.surface(0.36, 0.8, 0.005),
      trunk.edge(0.18, 1, 0.004),
      trunk.edge(-0.12, 1, 0.004),
      trunk.centre(-0.2),
      trunk.edge(-0.12, -1, 0.004),
    ]);
    brush.form(path, boxOf(path), { colour: bottom.colour, material: 'cloth', roundness: 0.35 });
  }
  for (const side of [-1, 1] as const) {
    const top = between(trunk.neck(side), trunk.shoulder(side), 0.36);
    brush.line(
      line(
        top,
        trunk.surface(0.84, side * (front ? 0.6 : 2.6), 0.008),
        trunk.surface(0.7, side * (front ? 0.5 : 2.8), 0.008),
      ),
      { colour: darker(bottom.colour, 0.15), width: 0.017 * body.height },
    );
  }
}

function drawApron({ body, brush, trunk }: FigureScene): void {
  const { apron } = body.look.clothes;
  if (!apron || !trunk.faces(0)) return;
  const legs = (side: -1 | 1): Point => {
    const limb = body.farSide === side ? body.legs.far : body.legs.near;
    return moved(alongLimb(limb, 0.36), [side, 0], 0.026 * body.height);
  };
  const waist = (side: -1 | 1) => trunk.edge(0.2, side, 0.006);
  const bib: Point[] = apron.bib
    ? [
        trunk.surface(0.46, -0.75, 0.006),
        trunk.surface(0.8, -0.5, 0.006),
        trunk.surface(0.82, 0, 0.006),
        trunk.surface(0.8, 0.5, 0.006),
        trunk.surface(0.46, 0.75, 0.006),
      ]
    : [trunk.surface(0.2, 0, 0.006)];
  const path = smoothShape([
    waist(-1),
    ...bib,
    waist(1),
    trunk.edge(-0.1, 1, 0.004),
    legs(1),
    between(legs(1), legs(-1), 0.5),
    legs(-1),
    trunk.edge(-0.1, -1, 0.004),
  ]);
  brush.form(path, boxOf(path), {
    colour: apron.colour,
    material: 'cloth',
    roundness: 0.35,
    inside: () => {
      const fold = (...points: Point[]) =>
        brush.line(line(...points), {
          colour: darker(apron.colour, 0.5),
          width: 0.0035 * body.height,
          alpha: 0.4,
        });
      for (const angle of [-0.7, -0.2, 0.4, 0.8])
        fold(
          trunk.surface(0.14, angle),
          trunk.surface(-0.1, angle),
          between(legs(-1), legs(1), 0.5 + angle * 0.45),
        );
      fold(waist(-1), trunk.surface(0.16, 0, 0.006), waist(1));
      const pocket = [
        trunk.surface(0.0, -0.5, 0.006),
        trunk.surface(-0.02, 0, 0.006),
        trunk.surface(0.0, 0.5, 0.006),
      ];
      brush.line(line(...pocket), {
        colour: darker(apron.colour, 0.6),
        width: 0.004 * body.height,
        alpha: 0.7,
      });
    },
  });
  if (!apron.bib) return;
  for (const side of [-1, 1] as const)
    brush.line(
      line(
        moved(trunk.neck(side), trunk.up, 0.01 * body.height),
        trunk.surface(0.9, side * 0.55, 0.006),
        trunk.surface(0.8, side * 0.5, 0.008),
      ),
      { colour: darker(apron.colour, 0.2), width: 0.008 * body.height },
    );
}

function drawScarf({ body, brush, trunk }: FigureScene): void {
  const { scarf } = body.look.clothes;
  if (!scarf) return;
  const head = body.skeleton.bones.head * body.height;
  const neck = (side: -1 | 1, up: number, out: number): Point =>
    moved(moved(trunk.neck(side), trunk.up, up * head), [side, 0], out * head);
  const front = trunk.surface(1, 0, 0.02);
  if (trunk.faces(0)) {
    const end = smoothShape([
      trunk.surface(0.96, -0.5, 0.012),
      trunk.surface(0.96, -0.05, 0.016),
      trunk.surface(0.5, -0.12, 0.012),
      trunk.surface(0.46, -0.55, 0.012),
    ]);
    brush.form(end, boxOf(end), { colour: darker(scarf, 0.08), material: 'cloth', roundness: 0.45 });
  }
  const path = smoothShape([
    neck(-1, 0.3, 0.04),
    moved(front, trunk.up, 0.1 * head),
    neck(1, 0.3, 0.04),
    neck(1, 0.02, 0.2),
    neck(1, -0.14, 0.1),
    moved(front, trunk.up, -0.26 * head),
    neck(-1, -0.14, 0.1),
    neck(-1, 0.02, 0.2),
  ]);
  brush.form(path, boxOf(path), {
    colour: scarf,
    material: 'cloth',
    roundness: 0.6,
    inside: () => {
      for (const drop of [0.02, -0.1])
        brush.line(
          line(
            neck(-1, drop + 0.1, 0.1),
            moved(front, trunk.up, (drop - 0.08) * head),
            neck(1, drop + 0.12, 0.1),
          ),
          { colour: darker(scarf, 0.5), width: 0.004 * body.height, alpha: 0.45 },
        );
    },
  });
}

function drawBadge({ body, brush, trunk }: FigureScene): void {
  const { badge } = body.look.clothes;
  if (!badge || !trunk.faces(0)) return;
  const { height } = body;
  const hang = (colour: string, width: number) => {
    for (const side of [-1, 1] as const)
      brush.line(
        line(
          moved(trunk.neck(side), trunk.up, 0.008 * height),
          trunk.surface(0.84, side * 0.5, 0.014),
          trunk.surface(badge === 'stethoscope' ? 0.6 : 0.5, side * 0.14, 0.014),
        ),
        { colour, width: width * height },
      );
  };
  if (badge === 'star') {
    const at = trunk.surface(0.74, 0.6, 0.012);
    const star = smoothShape(
      Array.from({ length: 10 }, (_, index): Point => {
        const reach = (index % 2 ? 0.007 : 0.0135) * height;
        return [at[0] + Math.sin(index * 0.628) * reach, at[1] - Math.cos(index * 0.628) * reach];
      }),
    );
    brush.form(star, boxOf(star), { colour: '#e3c35a', material: 'metal', gloss: 0.7, outline: 0.4 });
    return;
  }
  hang(
    badge === 'stethoscope' ? '#2a2d34' : badge === 'whistle' ? '#b03a3a' : '#33507f',
    badge === 'stethoscope' ? 0.0065 : 0.005,
  );
  const at = trunk.surface(badge === 'stethoscope' ? 0.56 : 0.46, badge === 'stethoscope' ? 0.2 : 0, 0.014);
  if (badge === 'lanyard') {
    const card = smoothShape([
      [at[0] - 0.014 * height, at[1] - 0.018 * height],
      [at[0] + 0.014 * height, at[1] - 0.018 * height],
      [at[0] + 0.014 * height, at[1] + 0.018 * height],
      [at[0] - 0.014 * height, at[1] + 0.018 * height],
    ]);
    brush.form(card, boxOf(card), {
      colour: lighter('#dfe8f2'),
      material: 'paper',
      roundness: 0.1,
      outline: 0.5,
    });
  } else {
    const disc = ellipse(at, 0.01 * height);
    brush.form(disc, boxOf(disc), { colour: '#b9bec6', material: 'metal', gloss: 0.8, outline: 0.5 });
  }
}
