import { box, ellipse, soft, thread, type Point } from '../../../reel/vignettes/forms.ts';
import type { Setting, Weather } from '../../../story/story.ts';
import type { Brush } from '../../brush/brush.ts';
import { measureAnimal } from '../../animal/measure-animal.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { openPen, type Pen } from '../../world/space/pen.ts';
import { shade } from '../../world/space/tone.ts';
import type { CastMember } from '../frame-plan.ts';
import type { Stage } from '../stage.ts';

/** Foreground at one side, in front of the people and too close to be sharp. */
export const foregroundKinds = ['leaves', 'plant', 'curtain', 'pendant', 'trunk', 'grass', 'wall'] as const;
export type Foreground = { kind: (typeof foregroundKinds)[number]; side: -1 | 1 };

const green: ReadonlySet<Setting> = new Set(['park', 'forest', 'field', 'mountains', 'lake']);
const homes: ReadonlySet<Setting> = new Set([
  'living-room',
  'bedroom',
  'restaurant',
  'cafe',
  'salon',
  'library',
]);
const bare: ReadonlySet<Setting> = new Set([
  'car',
  'train',
  'studio',
  'stage',
  'beach',
  'pool',
  'track',
  'pitch',
  'harbour',
  'boat',
]);

function kindsFor(setting: Setting, indoor: boolean): readonly (Foreground['kind'] | null)[] {
  if (bare.has(setting)) return [null];
  if (green.has(setting)) return ['leaves', 'trunk', 'leaves', 'grass'];
  if (!indoor) return ['wall', 'leaves', null];
  return homes.has(setting) ? ['plant', 'curtain', 'pendant', 'plant'] : ['plant', 'pendant', null];
}

/** Share of the width that each takes at the bottom or down the side, and how far down from the top it reaches. */
const reach: Record<Foreground['kind'], { width: number; from: number; to: number }> = {
  leaves: { width: 0.34, from: 0, to: 0.2 },
  pendant: { width: 0.34, from: 0, to: 0.2 },
  plant: { width: 0.22, from: 0.68, to: 1 },
  grass: { width: 0.3, from: 0.84, to: 1 },
  curtain: { width: 0.12, from: 0, to: 1 },
  trunk: { width: 0.13, from: 0, to: 1 },
  wall: { width: 0.1, from: 0, to: 1 },
};

/** Returns a foreground at a side where it hides neither face nor hands; null if there is no room. */
export function chooseForeground(stage: Stage, cast: readonly CastMember[]): Foreground | null {
  const { order, indoor, width, height } = stage;
  if (cast.length === 0) return null;
  const kind = stage.choose('framing', kindsFor(order.scene.setting, indoor));
  if (!kind) return null;
  const boxes = cast.flatMap((member) => {
    if (member.kind === 'figure') return [measureFigure(member.figure).box];
    return member.kind === 'animal' ? [measureAnimal(member.animal).box] : [];
  });
  if (boxes.length < cast.length) return null;
  const { width: share, from, to } = reach[kind];
  const isFree = (side: -1 | 1): boolean => {
    const [left, right] = side < 0 ? [0, share * width] : [(1 - share) * width, width];
    return boxes.every(
      (each) =>
        each.x + each.width < left ||
        each.x > right ||
        each.y + each.height * 0.94 < from * height ||
        each.y > to * height,
    );
  };
  const first = (stage.choose('framing-side', [-1, 1] as const) * stage.flip) as 1 | -1;
  const side = [first, -first as -1 | 1].find(isFree);
  return side ? { kind, side } : null;
}

type Picture = { width: number; height: number; setting: Setting; weather: Weather };

/** Paints the foreground over the side of the frame; x grows inwards from that side, in shares of the width. */
export function paintForeground(
  brush: Brush,
  { kind, side }: Foreground,
  { width, height, setting, weather }: Picture,
): void {
  const pen = openPen(brush, [side < 0 ? 0 : width, 0], width, side < 0 ? 1 : -1);
  const tall = height / width;
  painters[kind](pen, tall, { isSnowy: weather === 'snow', setting });
}

type Facts = { isSnowy: boolean; setting: Setting };
const dim = { roundness: 0.4, outline: 0.6 } as const;

/** A leaf with its stalk at (x, y). */
function leaf(pen: Pen, [x, y]: Point, turn: number, long: number, colour: string): void {
  const wide = long * 0.24;
  pen
    .move(x, y, { turn })
    .form(
      soft(
        [0, 0],
        [-wide, -long * 0.4],
        [-wide * 0.6, -long * 0.75],
        [0, -long],
        [wide * 0.6, -long * 0.75],
        [wide, -long * 0.4],
      ),
      colour,
      { ...dim, material: 'leaf' },
    );
}

const painters: Record<Foreground['kind'], (pen: Pen, tall: number, facts: Facts) => void> = {
  leaves: (pen, _tall, { isSnowy }) => {
    const random = pen.brush.random('framing-leaves');
    pen.line(thread([-0.05, -0.03], [0.14, 0.06], [0.36, 0.09]), '#3c2f26', 0.016);
    for (let index = 0; index < 26; index += 1) {
      const along = random();
      const at: Point = [along * 0.36 - 0.03, -0.02 + along * 0.1 + (random() - 0.3) * 0.12];
      leaf(
        pen,
        at,
        1.9 + random() * 2.4,
        0.07 + random() * 0.05,
        isSnowy ? '#8fa0a8' : shade('#3f6a3c', random() * 0.4),
      );
    }
  },
  grass: (pen, tall, { isSnowy }) => {
    const random = pen.brush.random('framing-grass');
    for (let index = 0; index < 24; index += 1) {
      const x = random() * 0.34 - 0.03;
      const long = (0.2 + random() * 0.2) * (1 - x * 1.6);
      pen
        .move(x, tall + 0.03, { turn: (random() - 0.4) * 0.7 })
        .form(
          soft([-0.009, 0], [-0.006, -long * 0.6], [0, -long], [0.008, -long * 0.55], [0.009, 0]),
          isSnowy ? '#7f8f94' : shade('#4c7038', random() * 0.4),
          {
            ...dim,
            material: 'leaf',
          },
        );
    }
  },
  plant: (pen, tall) => {
    const random = pen.brush.random('framing-plant');
    for (let index = 0; index < 13; index += 1)
      leaf(
        pen,
        [0.02, tall + 0.05],
        -0.75 + (index / 12) * 1.75,
        0.34 + random() * 0.18,
        shade('#3d6b48', random() * 0.4),
      );
  },
  curtain: (pen, tall, { setting }) => {
    const colour = setting === 'restaurant' ? '#6d2f36' : '#7a6a5e';
    for (const [x, wide] of [
      [-0.02, 0.05],
      [0.028, 0.045],
      [0.07, 0.04],
    ] as const)
      pen.form(
        soft(
          [x, -0.05],
          [x + wide, -0.05],
          [x + wide * 1.1, tall * 0.5],
          [x + wide, tall + 0.05],
          [x, tall + 0.05],
          [x - 0.004, tall * 0.5],
        ),
        shade(colour, x * 2),
        { roundness: 0.6, material: 'cloth', outline: 0.7 },
      );
  },
  pendant: (pen) => {
    for (const [x, drop, size] of [
      [0.1, 0.17, 1],
      [0.29, 0.1, 0.8],
    ] as const) {
      pen.line(thread([x, -0.05], [x, drop]), '#2c2a2e', 0.006);
      const shape = pen.move(x, drop, { scale: size });
      shape.form(
        soft([-0.02, 0], [0.02, 0], [0.075, 0.07], [0.08, 0.085], [-0.08, 0.085], [-0.075, 0.07]),
        '#3d4450',
        {
          roundness: 0.6,
          material: 'metal',
          outline: 0.8,
        },
      );
      shape.form(ellipse(0, 0.087, 0.07, 0.012), '#ffdf9e', { roundness: 0, outline: 0 });
    }
  },
  trunk: (pen, tall) => {
    pen.form(
      soft(
        [-0.06, -0.06],
        [0.075, -0.06],
        [0.085, tall * 0.3],
        [0.08, tall * 0.65],
        [0.115, tall + 0.06],
        [-0.06, tall + 0.06],
      ),
      '#463a30',
      { roundness: 0.6, material: 'wood', outline: 0.8 },
    );
    for (const x of [0.005, 0.04])
      pen.line(
        thread([x, 0], [x + 0.012, tall * 0.35], [x - 0.006, tall * 0.7], [x + 0.01, tall]),
        '#2c241e',
        0.007,
        0.7,
      );
  },
  wall: (pen, tall) => {
    pen.form(box(-0.05, -0.05, 0.13, tall + 0.1), '#5d4f4b', {
      roundness: 0.15,
      material: 'stone',
      outline: 0.7,
    });
    for (let row = 0; row < 22; row += 1) {
      const y = (row / 22) * tall;
      pen.line(thread([0, y], [0.08, y]), '#3f3532', 0.004, 0.6);
      const x = row % 2 === 0 ? 0.03 : 0.06;
      pen.line(thread([x, y], [x, y + tall / 22]), '#3f3532', 0.004, 0.6);
    }
  },
};
