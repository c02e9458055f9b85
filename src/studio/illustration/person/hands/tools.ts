import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import { openPen, type Pen } from '../../world/space/pen.ts';

type Tool = {
  /** Size in metres, and the point of the box that lies in the hand, for a person facing right. */
  width: number;
  height: number;
  at: readonly [x: number, y: number];
  /** In metres from the hand: x in the direction that the person faces, y downwards. */
  paint: (pen: Pen) => void;
};

const wood = { material: 'wood', roundness: 0.6 } as const;
const metal = { material: 'metal', roundness: 0.6, gloss: 0.6 } as const;
const paper = { material: 'paper', roundness: 0.1 } as const;

/** A straight handle from one point to another. */
const handle = (
  pen: Pen,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  width: number,
  colour: string,
) => {
  const length = Math.hypot(toX - x, toY - y);
  const [across, along] = [((toY - y) / length) * (width / 2), ((toX - x) / length) * (width / 2)];
  pen.form(
    polygon(
      [x + across, y - along],
      [toX + across, toY - along],
      [toX - across, toY + along],
      [x - across, y + along],
    ),
    colour,
    wood,
  );
};

/** Tools, as opposed to the products of a story. */
const tools = {
  spoon: {
    width: 0.16,
    height: 0.34,
    at: [0.3, 0.35],
    paint: (pen) => {
      handle(pen, [-0.03, -0.1], [0.07, 0.18], 0.022, '#b98a55');
      pen.form(ellipse(0.08, 0.2, 0.034, 0.042), '#b98a55', wood);
    },
  },
  pot: {
    width: 0.4,
    height: 0.24,
    at: [0.5, 0.2],
    paint: (pen) => {
      pen.form(box(-0.15, -0.02, 0.3, 0.19, [0.01, 0.01, 0.05, 0.05]), '#8d979f', metal);
      pen.form(ellipse(0, -0.02, 0.15, 0.022), '#5d646b', { roundness: 0.1 });
      for (const side of [-1, 1]) pen.form(box(side * 0.17 - 0.03, 0.02, 0.06, 0.025, 0.012), '#33363c');
    },
  },
  broom: {
    width: 0.6,
    height: 1.35,
    at: [0.36, 0.42],
    paint: (pen) => {
      handle(pen, [-0.11, -0.38], [0.2, 0.55], 0.03, '#b98a55');
      pen.form(polygon([0.14, 0.5], [0.25, 0.46], [0.38, 0.74], [0.12, 0.78]), '#d8b25c', { roundness: 0.4 });
      for (const x of [0.18, 0.23, 0.28]) pen.line(thread([x, 0.56], [x + 0.03, 0.75]), '#a8823a', 0.008);
      pen.form(polygon([0.135, 0.5], [0.25, 0.46], [0.265, 0.5], [0.15, 0.55]), '#b5443a');
    },
  },
  shovel: {
    width: 0.6,
    height: 1.35,
    at: [0.36, 0.42],
    paint: (pen) => {
      pen.form(box(-0.19, -0.44, 0.14, 0.035, 0.016), '#33363c', metal);
      handle(pen, [-0.12, -0.42], [0.18, 0.5], 0.03, '#b98a55');
      pen.form(polygon([0.1, 0.5], [0.26, 0.44], [0.36, 0.74], [0.3, 0.79], [0.2, 0.78]), '#8f9aa3', metal);
    },
  },
  brush: {
    width: 0.24,
    height: 0.12,
    at: [0.2, 0.7],
    paint: (pen) => {
      handle(pen, [-0.05, 0.02], [0.12, -0.04], 0.022, '#c9954f');
      pen.form(polygon([0.11, -0.06], [0.13, -0.015], [0.2, -0.05], [0.19, -0.085]), '#3f74b5');
    },
  },
  trowel: {
    width: 0.12,
    height: 0.32,
    at: [0.4, 0.2],
    paint: (pen) => {
      handle(pen, [-0.02, -0.06], [0.03, 0.08], 0.032, '#a8623a');
      pen.form(soft([0.0, 0.09], [0.07, 0.07], [0.1, 0.18], [0.09, 0.26], [0.03, 0.2]), '#9aa3ab', metal);
    },
  },
  'watering-can': {
    width: 0.5,
    height: 0.3,
    at: [0.3, 0.14],
    paint: (pen) => {
      pen.line(thread([-0.1, 0.05], [-0.06, -0.04], [0.06, -0.04], [0.1, 0.04]), '#3c7d5a', 0.026);
      handle(pen, [0.1, 0.17], [0.31, 0.03], 0.035, '#4a946c');
      pen.form(polygon([0.27, 0.0], [0.36, 0.06], [0.35, 0.1], [0.28, 0.06]), '#3c7d5a');
      pen.form(box(-0.13, 0.03, 0.26, 0.21, 0.03), '#4a946c', metal);
      for (const [x, y] of [
        [0.37, 0.16],
        [0.4, 0.22],
        [0.36, 0.26],
        [0.42, 0.3],
        [0.38, 0.36],
      ] as const)
        pen.form(ellipse(x, y, 0.009, 0.018), '#8cc4ea', { outline: 0 });
    },
  },
  hammer: {
    width: 0.16,
    height: 0.34,
    at: [0.4, 0.75],
    paint: (pen) => {
      handle(pen, [-0.02, 0.08], [0.04, -0.22], 0.03, '#b98a55');
      pen.form(polygon([-0.05, -0.28], [0.12, -0.24], [0.11, -0.18], [-0.06, -0.22]), '#6d757d', metal);
    },
  },
  ball: {
    width: 0.22,
    height: 0.22,
    at: [0.5, 0.7],
    paint: (pen) => {
      pen.form(ellipse(0, -0.05, 0.11), '#e2603a', { roundness: 1 });
      pen.line(thread([-0.1, -0.07], [0, -0.03], [0.1, -0.07]), '#fff4e0', 0.014);
    },
  },
  paper: {
    width: 0.22,
    height: 0.28,
    at: [0.5, 0.62],
    paint: (pen) => {
      pen.form(polygon([-0.1, -0.18], [0.1, -0.19], [0.11, 0.09], [-0.09, 0.1]), '#f8f4e8', paper);
      for (const y of [-0.12, -0.07, -0.02, 0.03])
        pen.line(thread([-0.06, y], [0.07, y - 0.005]), '#9aa0aa', 0.01);
    },
  },
  /** Paper on a table. */
  sheet: {
    width: 0.34,
    height: 0.06,
    at: [0.5, 1],
    paint: (pen) => {
      pen.form(polygon([-0.12, -0.05], [0.15, -0.05], [0.17, 0], [-0.16, 0]), '#f8f4e8', paper);
      pen.line(thread([-0.09, -0.035], [0.08, -0.035]), '#9aa0aa', 0.008);
    },
  },
  /** A baby in a blanket, with its head in the direction that the person faces. */
  baby: {
    width: 0.5,
    height: 0.26,
    at: [0.5, 0.6],
    paint: (pen) => {
      pen.form(
        soft(
          [-0.24, 0.02],
          [-0.16, -0.1],
          [0.04, -0.12],
          [0.2, -0.08],
          [0.22, 0.06],
          [0.02, 0.11],
          [-0.18, 0.08],
        ),
        '#e9d9c9',
        {
          material: 'cloth',
          roundness: 0.7,
        },
      );
      pen.form(ellipse(0.17, -0.07, 0.078, 0.075), '#d9a684', { roundness: 0.8 });
      pen.form(
        soft([0.1, -0.1], [0.16, -0.16], [0.25, -0.11], [0.24, -0.07], [0.17, -0.12], [0.11, -0.06]),
        '#f4efe4',
        {
          material: 'cloth',
          roundness: 0.5,
        },
      );
      for (const x of [0.155, 0.2]) pen.line(thread([x, -0.065], [x + 0.02, -0.062]), '#4a3428', 0.008);
      pen.line(thread([0.17, -0.035], [0.19, -0.03]), '#a5564a', 0.008);
    },
  },
  dough: {
    width: 0.42,
    height: 0.08,
    at: [0.5, 1],
    paint: (pen) => {
      pen.form(ellipse(0, -0.012, 0.21, 0.03), '#fbf6ea', { roundness: 0, outline: 0 });
      pen.form(soft([-0.17, -0.02], [-0.14, -0.05], [0, -0.065], [0.14, -0.05], [0.17, -0.02]), '#ecd9b0', {
        roundness: 0.9,
      });
    },
  },
  plate: {
    width: 0.34,
    height: 0.14,
    at: [0.5, 0.85],
    paint: (pen) => {
      pen.form(ellipse(0, -0.01, 0.17, 0.034), '#f6f3ec', { gloss: 0.4 });
      pen.form(soft([-0.09, -0.02], [-0.05, -0.09], [0.04, -0.09], [0.1, -0.02]), '#cf8a4a', {
        roundness: 0.8,
      });
      pen.form(ellipse(0.06, -0.035, 0.036, 0.022), '#5f9a4a', { roundness: 0.8 });
    },
  },
  fork: {
    width: 0.07,
    height: 0.2,
    at: [0.5, 0.6],
    paint: (pen) => {
      handle(pen, [0, 0.06], [-0.01, -0.08], 0.014, '#aab2ba');
      pen.form(polygon([-0.03, -0.08], [0.015, -0.08], [0.012, -0.14], [-0.035, -0.14]), '#aab2ba', metal);
      pen.form(ellipse(-0.012, -0.14, 0.03, 0.022), '#cf8a4a', { roundness: 0.8 });
    },
  },
  /** A steering wheel from the side. */
  wheel: {
    width: 0.26,
    height: 0.4,
    at: [0.5, 0.42],
    paint: (pen) => {
      pen.line(thread([0, 0], [0.16, 0.22]), '#3a3d43', 0.04);
      pen.line(ellipse(0, 0, 0.1, 0.18), '#26282d', 0.036);
      pen.line(thread([-0.09, 0.03], [0.09, 0.03]), '#26282d', 0.026);
    },
  },
  magnifier: {
    width: 0.16,
    height: 0.28,
    at: [0.4, 0.75],
    paint: (pen) => {
      handle(pen, [-0.02, 0.07], [0.02, -0.08], 0.028, '#4b3a2f');
      pen.form(ellipse(0.04, -0.14, 0.075), '#5a6068', metal);
      pen.form(ellipse(0.04, -0.14, 0.058), '#cfe6f2', { material: 'glass', gloss: 0.8 });
    },
  },
  tape: {
    width: 0.5,
    height: 0.09,
    at: [0.1, 0.5],
    paint: (pen) => {
      pen.form(box(0, -0.012, 0.42, 0.034), '#f0c53a', paper);
      for (let x = 0.04; x < 0.4; x += 0.05) pen.line(thread([x, -0.01], [x, 0.006]), '#5a4a20', 0.006);
      pen.form(box(-0.05, -0.045, 0.09, 0.09, 0.02), '#d94f3a');
    },
  },
  card: {
    width: 0.12,
    height: 0.08,
    at: [0.4, 0.6],
    paint: (pen) => {
      pen.form(box(-0.04, -0.06, 0.12, 0.075, 0.01), '#3f6fd0', paper);
      pen.form(box(-0.04, -0.045, 0.12, 0.015), '#22304f', { outline: 0 });
    },
  },
  /** On a table, with its needle to the left. */
  'sewing-machine': {
    width: 0.42,
    height: 0.32,
    at: [0.5, 1],
    paint: (pen) => {
      pen.form(box(-0.2, -0.05, 0.4, 0.05, 0.012), '#2f4a70', metal);
      pen.form(soft([-0.19, -0.06], [0.02, -0.075], [0.06, -0.03], [-0.16, -0.03]), '#d8b0bc', {
        material: 'cloth',
        roundness: 0.4,
      });
      pen.form(box(0.08, -0.26, 0.1, 0.22, 0.03), '#3f5f8a', metal);
      pen.form(box(-0.17, -0.28, 0.35, 0.085, 0.035), '#3f5f8a', metal);
      pen.form(box(-0.17, -0.2, 0.075, 0.08, 0.015), '#35527a', metal);
      pen.line(thread([-0.13, -0.12], [-0.13, -0.06]), '#dfe4e8', 0.008);
      pen.form(ellipse(0.19, -0.21, 0.022, 0.05), '#dfe4e8', metal);
      pen.form(box(0.0, -0.33, 0.035, 0.05, 0.006), '#d9534f', { roundness: 0.5 });
    },
  },
  cloth: {
    width: 0.2,
    height: 0.16,
    at: [0.5, 0.4],
    paint: (pen) =>
      pen.form(soft([-0.08, -0.05], [0.06, -0.06], [0.11, 0.06], [0.02, 0.09], [-0.09, 0.07]), '#f0d36a', {
        material: 'cloth',
        roundness: 0.5,
      }),
  },
} as const satisfies Record<string, Tool>;

export type ToolKind = keyof typeof tools;

export const isTool = (kind: string): kind is ToolKind => kind in tools;
export const toolOf = (kind: ToolKind): Tool => tools[kind];

/** Paints a tool with its grip point in the hand. */
export function drawTool(brush: Brush, kind: ToolKind, { x, y, width, height }: Box, facing: -1 | 1): void {
  const tool = toolOf(kind);
  const [across, down] = tool.at;
  const from = facing === 1 ? across : 1 - across;
  tool.paint(openPen(brush, [x + width * from, y + height * down], height / tool.height, facing));
}
