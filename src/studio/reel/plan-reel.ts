import type { Film, Layer } from '../motion/film.ts';
import { mixPalette } from './colour/palette.ts';
import { captionLayers } from './layers/captions.ts';
import { paint, type Direction } from './layers/direction.ts';
import { endCardLayers } from './layers/end-card.ts';
import { hookLayers } from './layers/hook.ts';
import { lowerThirdLayers, lowerThirdSpan } from './layers/lower-third.ts';
import { typesetBrandMark } from './layers/mark.ts';
import { addEntrance, fadeOut, planVisibleScenes, type VisibleScene } from './layers/entrances.ts';
import { pictureLayers } from './layers/picture.ts';
import { brandBox, picturePlaceOf } from './layers/picture-place-of.ts';
import { shadeLayers } from './layers/shades.ts';
import { transitionLayers } from './layers/transitions.ts';
import { layOut } from './layout.ts';
import type { ReelPlan } from './reel-plan.ts';
import { planShots, type Shot } from './reference/plan-shots.ts';
import type { StyleSystem } from './style/style-system.ts';
import { styleSystems } from './style/styles.ts';
import { frameOf, planCuts, type Scene } from './timing/cuts.ts';
import { choosePictures, vignettesOfBrand, type ChosenPicture } from './vignettes/choose-vignettes.ts';

/** Frames in which the texts of a card fade out if no wipe covers them. */
const fadeFrames = 6;

/** Plans the film of a reel: silent, plain data. The same order gives the same film. */
export const planReel = (order: ReelPlan): Film =>
  planScenes(order, planCuts(order, styleSystems[order.style].pace));

/** Plans the film of scenes that start at 0 and have no gaps. */
export function planScenes(order: ReelPlan, scenes: readonly Scene[]): Film {
  const direction = directionOf(order);
  const { system, layout } = direction;
  const visibleScenes = planVisibleScenes(direction, scenes);
  const pictured = visibleScenes.filter(({ scene }) => scene.kind === 'line');
  const { reference, beats } = order;
  const shots = reference ? planShots(reference, pictured, beats, layout.picture.window) : [];
  const pictures = picturesOf(order, scenes);
  const parts = visibleScenes.map((visibleScene, index) => {
    const behind = behindScene(direction, visibleScenes, index, {
      picture: pictures[index]!,
      shots: shots[pictured.indexOf(visibleScene)] ?? [],
    });
    return {
      behind: behind.map((layer) => addEntrance(layer, visibleScene.entrance)),
      texts: cardLayers(direction, visibleScene),
    };
  });
  const lowerThird = lowerThirdSpan(scenes);
  // Full-frame pictures dissolve below persistent shades; others cover the texts of the previous scene.
  const layers =
    system.arrangement === 'full'
      ? [
          ...parts.flatMap(({ behind }) => behind),
          ...shadeLayers(direction, visibleScenes, lowerThird),
          ...parts.flatMap(({ texts }) => texts),
        ]
      : parts.flatMap(({ behind, texts }) => [...behind, ...texts]);
  return {
    format: order.format,
    frames: frameOf(order.durationSeconds),
    painters: new URL('./painters/painters.ts', import.meta.url).href,
    layers: [
      ...layers,
      ...transitionLayers(direction, visibleScenes),
      ...(lowerThird ? lowerThirdLayers(direction, lowerThird) : []),
      ...captionLayers(direction, visibleScenes),
    ].filter((layer) => layer.to > layer.from),
    ...(system.grade && { grade: system.grade }),
  };
}

function directionOf(order: ReelPlan): Direction {
  const system = systemFor(order);
  const palette = mixPalette(order.brand.colours, `${order.seed} ${order.brand.name}`, system.minChroma);
  return {
    order,
    system,
    palette,
    look: system.look(palette),
    layout: layOut(order.format, system.arrangement, system.align),
  };
}

/** Pictures that fill a wide frame have their subject at the right, so texts are left-aligned. */
function systemFor({ style, format }: ReelPlan): StyleSystem {
  const system = styleSystems[style];
  return system.arrangement === 'full' && format === '16:9' ? { ...system, align: 'left' } : system;
}

/** One picture per scene. Title, hook and end card use the brand's two. */
function picturesOf(order: ReelPlan, scenes: readonly Scene[]): ChosenPicture[] {
  const own = vignettesOfBrand(order);
  const texts = scenes.filter(({ kind }) => kind === 'line').map(textIn);
  const chosen = choosePictures(order, texts).values();
  return scenes.map(({ kind }) =>
    kind === 'line' ? chosen.next().value! : { vignette: own[kind === 'title' ? 0 : 1], earlierUses: 0 },
  );
}

/** The words spoken during the scene: a line may continue over several scenes. */
function textIn({ line, from, to }: Scene): string {
  if (!line) return '';
  const isHere = (seconds: number) => seconds * 30 >= from - 8 && seconds * 30 < to - 8;
  const said = line.words.filter(({ startSeconds }) => isHere(startSeconds)).map(({ word }) => word);
  return said.length > 0 ? said.join(' ') : line.text;
}

/** Ground and picture of a scene. */
function behindScene(
  direction: Direction,
  visibleScenes: readonly VisibleScene[],
  index: number,
  { picture, shots }: { picture: ChosenPicture; shots: readonly Shot[] },
): Layer[] {
  const visibleScene = visibleScenes[index]!;
  const place = picturePlaceOf(direction, visibleScene.scene);
  const isCovered = direction.system.arrangement === 'full' && place !== null;
  return [
    ...(isCovered ? [] : ground(direction, visibleScenes, index)),
    ...(place ? pictureLayers(direction, visibleScene, picture, place, shots) : []),
  ];
}

/** The large texts of a card: revealed with its background and covered by the next scene, or dissolved like pictures. */
function cardLayers(direction: Direction, visibleScene: VisibleScene): Layer[] {
  const { scene, entrance, to } = visibleScene;
  const { kind } = scene;
  if (kind === 'line') return [];
  const isUncovered = entrance !== null && entrance.how !== null;
  const from = isUncovered ? entrance.from + 2 : Math.max(0, scene.from - (entrance ? 4 : 0));
  const span = { ...scene, from, to };
  const layers =
    kind === 'title'
      ? titleLayers(direction, span)
      : kind === 'hook'
        ? hookLayers(direction, span)
        : endCardLayers(direction, span);
  if (isUncovered) {
    // A wiping line already reveals the hook: rising letters would be cut twice.
    const isWritten = kind === 'hook' && entrance.how === 'wipe-right';
    return layers
      .map((layer) => (isWritten && layer.kind === 'text' ? { ...layer, appear: undefined } : layer))
      .map((layer) => addEntrance(layer, entrance));
  }
  if (direction.order.style !== 'cinematic' || to === scene.to) return layers;
  return layers.map((layer) => fadeOut(layer, scene.to - 2, fadeFrames));
}

function titleLayers(direction: Direction, scene: Scene): Layer[] {
  const box = brandBox(direction, scene);
  const mark = typesetBrandMark(direction, box, direction.look.title);
  return mark.at(box.y + (box.height - mark.height) / 2, scene);
}

/** If only the picture's window changes, one background lasts for a whole run of pictures. */
function ground(direction: Direction, visibleScenes: readonly VisibleScene[], index: number): Layer[] {
  const { look, layout } = direction;
  const { scene, from, to, entrance } = visibleScenes[index]!;
  const { kind } = scene;
  const isShared = (visibleScene: VisibleScene | undefined) =>
    visibleScene?.entrance?.box === layout.picture.window;
  if (isShared({ scene, from, to, entrance })) return [];
  const following = visibleScenes.slice(index + 1);
  const end = following.findIndex((visibleScene) => !isShared(visibleScene));
  const last = end === -1 ? visibleScenes.at(-1)! : visibleScenes[index + end]!;
  const colours = { title: look.title.ground, hook: look.hook.ground, end: look.end.ground };
  const colour = kind === 'line' ? look.grounds[index % look.grounds.length] : colours[kind];
  return [paint(direction, 'ground', { from, to: last.to }, { colour, index, kind })];
}
