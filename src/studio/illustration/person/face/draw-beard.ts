import { Path2D } from '@napi-rs/canvas';
import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import type { HairScene } from '../hair/hair-scene.ts';
import { strandCount } from '../hair/hair-scene.ts';
import { boxOf } from '../shape/geometry.ts';
import type { FaceState } from './face-state.ts';
import { chinY } from './head-view.ts';

/** Beard and moustache, which follow the jaw when the mouth opens. */
export function drawBeard(scene: HairScene, state: Omit<FaceState, 'pixels'>): void {
  const { look } = scene;
  if (look.beard === 'none') return;
  const isShade = look.beard === 'stubble';
  if (look.beard !== 'moustache') jawBeard(scene, state, isShade);
  if (look.beard !== 'stubble') moustache(scene);
}

function jawBeard(scene: HairScene, state: Omit<FaceState, 'pixels'>, isShade: boolean): void {
  const { brush, look, view } = scene;
  const { face } = look;
  const chin = chinY(face);
  const drop = Math.max(0, state.mouth.opening) * 17;
  const length = look.beard === 'full' ? 46 : look.beard === 'short' ? 12 : 4;
  const isGoatee = look.beard === 'goatee';
  const mouth = face.mouthY;
  const edge = (y: number, side: -1 | 1): Point => {
    const [x, down] = view.edge(y, side);
    return [
      x + side * (isShade ? 0 : Math.min(9, length * 0.35)),
      down + (y > 110 ? (drop * (y - 110)) / 97 : 0),
    ];
  };
  const inner = (side: -1 | 1): Point[] => [
    view.skin(side * 112 * face.width, 44, 3),
    view.skin(side * 92 * face.width, 92, 3),
    view.skin(side * (face.mouthHalf + 17), mouth + 2, 3),
    view.skin(side * (face.mouthHalf * 0.6), mouth + 27 + drop * 0.9, 3),
  ];
  const tip = view.at(0, chin + drop + length, 60);
  const outline: Point[] = isGoatee
    ? [
        view.skin(face.mouthHalf * 0.62, mouth + 22 + drop * 0.8, 3),
        view.at(34, chin - 4 + drop, 62),
        [tip[0], tip[1] + 12],
        view.at(-34, chin - 4 + drop, 62),
        view.skin(-face.mouthHalf * 0.62, mouth + 22 + drop * 0.8, 3),
        view.skin(0, mouth + 30 + drop, 3),
      ]
    : [
        ...inner(1).toReversed(),
        edge(34, 1),
        ...[60, 92, 124, 150].map((y) => edge(y, 1)),
        view.at(52, chin - 4 + drop + length * 0.6, 52),
        tip,
        view.at(-52, chin - 4 + drop + length * 0.6, 52),
        ...[150, 124, 92, 60].map((y) => edge(y, -1)),
        edge(34, -1),
        ...inner(-1),
        view.skin(0, mouth + 30 + drop, 3),
      ];
  const path = smoothShape(outline);
  const { colours } = look.hair;
  brush.form(path, boxOf(path), {
    colour: isShade ? mixColours(look.skin.shadow, colours.dark, 0.35) : colours.base,
    material: 'hair',
    roundness: isShade ? 0 : 0.4,
    outline: isShade ? 0 : 0.5,
    alpha: isShade ? 0.42 : 0.97,
    inside: isShade ? undefined : () => bristles(scene, path, 150),
  });
}

function bristles(scene: HairScene, path: Path2D, maxCount: number): void {
  const { brush, look } = scene;
  const { colours } = look.hair;
  const box = boxOf(path);
  const random = brush.random(`${look.seed} beard`);
  brush.context.save();
  for (let index = 0; index < strandCount(scene, maxCount); index += 1) {
    const x = box.x + box.width * random();
    const y = box.y + box.height * random();
    const lean = ((x - box.x) / box.width - 0.5) * 0.9 + (random() - 0.5) * 0.5;
    const reach = 9 + 12 * random();
    const tone = random();
    brush.context.fillStyle =
      tone < 0.55
        ? mixColours(colours.base, colours.dark, random())
        : mixColours(colours.base, colours.light, random());
    brush.context.globalAlpha = 0.25 + 0.4 * random();
    brush.context.fill(
      taperedStroke(
        [
          [x, y],
          [x + (Math.sin(lean) * reach) / 2 + 1, y + reach / 2],
          [x + Math.sin(lean) * reach, y + Math.cos(lean) * reach],
        ],
        2.4,
      ),
    );
  }
  brush.context.restore();
}

function moustache(scene: HairScene): void {
  const { brush, look, view } = scene;
  const { face } = look;
  const base = face.mouthY - face.lipUpper;
  const at = (x: number, y: number): Point => view.skin(x, y, 7);
  const half = face.mouthHalf * (look.beard === 'full' || look.beard === 'short' ? 1.15 : 1.05);
  const path = smoothShape([
    at(0, base - 14),
    at(half * 0.4, base - 15),
    at(half * 0.8, base - 2),
    at(half, base + 13),
    at(half * 0.6, base + 6),
    at(half * 0.2, base + 3),
    at(0, base + 5),
    at(-half * 0.2, base + 3),
    at(-half * 0.6, base + 6),
    at(-half, base + 13),
    at(-half * 0.8, base - 2),
    at(-half * 0.4, base - 15),
  ]);
  brush.form(path, boxOf(path), {
    colour: look.hair.colours.base,
    material: 'hair',
    roundness: 0.4,
    outline: 0.4,
    inside: () => bristles(scene, path, 60),
  });
}
