import type { Film, Layer } from '../motion/film.ts';
import { mixPalette } from './colour/palette.ts';
import { captionLayers } from './layers/captions.ts';
import { paint, type Direction } from './layers/direction.ts';
import { endCardLayers } from './layers/end-card.ts';
import { hookLayers, veil } from './layers/hook.ts';
import { lowerThirdLayers, mayHaveLowerThird } from './layers/lower-third.ts';
import { markLayers } from './layers/mark.ts';
import { pictureLayers, scrimLayers } from './layers/picture.ts';
import { transitionLayers } from './layers/transitions.ts';
import { layOut } from './layout.ts';
import type { ReelPlan } from './reel-plan.ts';
import { planShots, type Shot } from './reference/plan-shots.ts';
import { styleSystems } from './style/styles.ts';
import { frameOf, planCuts, type Scene } from './timing/cuts.ts';
import { vignettesOf } from './vignettes/industries.ts';

/** The film of a reel: silent, plain data. The same order gives the same film. */
export const planReel = (order: ReelPlan): Film =>
  planScenes(order, planCuts(order, styleSystems[order.style].pace));

/** The film of the given scenes, which begin at 0 and leave no gap. */
export function planScenes(order: ReelPlan, scenes: readonly Scene[]): Film {
  const direction = directionOf(order);
  const { system, layout } = direction;
  const pictured = scenes.filter((scene) => scene.kind === 'line');
  const { reference, beats } = order;
  const shots = reference ? planShots(reference, pictured, beats, layout.picture) : [];
  return {
    format: order.format,
    frames: frameOf(order.durationSeconds),
    painters: new URL('./painters/painters.ts', import.meta.url).href,
    layers: [
      ...scenes.flatMap((scene, index) => {
        const number = pictured.indexOf(scene);
        return sceneLayers(direction, scene, {
          index,
          picture: pictureOf(scene, number),
          shots: shots[number] ?? [],
          hasLowerThird: mayHaveLowerThird(scene, scenes),
        });
      }),
      ...transitionLayers(direction, scenes),
      ...lowerThirdLayers(direction, scenes),
      ...captionLayers(direction, scenes),
    ].filter((layer) => layer.to > layer.from),
    ...(system.grade && { grade: system.grade }),
  };
}

function directionOf(order: ReelPlan): Direction {
  const system = styleSystems[order.style];
  const palette = mixPalette(order.brand.colours, `${order.seed} ${order.brand.name}`);
  return {
    order,
    system,
    palette,
    look: system.look(palette),
    layout: layOut(order.format, system.arrangement, hasEndPicture(system)),
    vignettes: vignettesOf(order.industry),
  };
}

/** The first picture of the film is seen behind the title too, the second behind hook and end card. */
const pictureOf = ({ kind }: Scene, number: number): number =>
  kind === 'line' ? number : kind === 'title' ? 0 : 1;

type Place = { index: number; picture: number; shots: readonly Shot[]; hasLowerThird: boolean };

function sceneLayers(
  direction: Direction,
  scene: Scene,
  { index, picture, shots, hasLowerThird }: Place,
): Layer[] {
  const { look, layout, system } = direction;
  const { kind } = scene;
  const isFull = system.arrangement === 'full';
  if (kind === 'line')
    return [
      ...(isFull ? [] : ground(direction, scene, index)),
      ...pictureLayers(direction, scene, picture, shots),
      ...scrimLayers(direction, scene, hasLowerThird),
    ];
  const behind = isFull
    ? [...pictureLayers(direction, scene, picture, []), ...veil(direction, scene)]
    : ground(direction, scene, index);
  if (kind === 'title') return [...behind, ...markLayers(direction, scene, layout.title, look.title)];
  if (kind === 'hook') return [...behind, ...hookLayers(direction, scene)];
  const beside = layout.isWide && hasEndPicture(system) ? pictureLayers(direction, scene, picture, []) : [];
  return [...behind, ...beside, ...endCardLayers(direction, scene)];
}

/** Texts that begin at the left leave the right of a wide frame empty. */
const hasEndPicture = ({ arrangement, align }: Direction['system']): boolean =>
  arrangement !== 'full' && align === 'left';

function ground(direction: Direction, { kind, from, to }: Scene, index: number): Layer[] {
  const { look } = direction;
  const colours = { title: look.title.ground, hook: look.hook.ground, end: look.end.ground };
  const colour = kind === 'line' ? look.grounds[index % look.grounds.length] : colours[kind];
  return [paint(direction, 'ground', { from, to }, { colour, index, kind })];
}
