import type { Box, Layer } from '../../motion/film.ts';
import type { Keyframe } from '../../motion/tracks.ts';
import { scrimOpacity } from '../colour/contrast.ts';
import type { Direction, Span } from './direction.ts';
import type { VisibleScene } from './entrances.ts';
import { picturePlaceOf } from './picture-place-of.ts';

const night = (alpha: number): string => `rgba(10,9,8,${alpha.toFixed(3)})`;

/**
 * Scrims that darken full-frame pictures as much as the text on them requires: from the text area down to the bottom, so
 * that the picture above stays bright. They stay over cuts at which only the pictures change.
 */
export function shadeLayers(
  direction: Direction,
  visibleScenes: readonly VisibleScene[],
  lowerThird: Span | null,
): Layer[] {
  if (direction.system.arrangement !== 'full') return [];
  const runs = Object.values(
    Object.groupBy(
      visibleScenes,
      (_, index) => `${runOf(visibleScenes, index, (each) => shadedBox(direction, each))}`,
    ),
  ) as VisibleScene[][];
  const layers = runs.flatMap((run, index): Layer[] => {
    const [first, next] = [run[0]!, runs[index + 1]?.[0]];
    const box = shadedBox(direction, first);
    if (!box) return [];
    const span = { from: first.from, to: run.at(-1)!.to };
    return [{ ...span, ...footScrim(direction, box), transform: { opacity: overlapping(first, next) } }];
  });
  return lowerThird && !direction.layout.isWide
    ? [...layers, { ...lowerThird, ...lowerThirdScrim(direction, lowerThird) }]
    : layers;
}

/** The area of the texts on a scene's picture; null without a picture. */
function shadedBox(direction: Direction, { scene }: VisibleScene): Box | null {
  if (!picturePlaceOf(direction, scene)) return null;
  const { caption, title, hook, end, isWide } = direction.layout;
  if (isWide) return caption;
  return { line: caption, title, hook, end }[scene.kind];
}

/** Counts the changes of shade before a scene. */
const runOf = (
  visibleScenes: readonly VisibleScene[],
  index: number,
  boxOf: (visibleScene: VisibleScene) => Box | null,
): number =>
  visibleScenes
    .slice(1, index + 1)
    .filter((visibleScene, at) => boxOf(visibleScene) !== boxOf(visibleScenes[at]!)).length;

/** Makes a shade complete at the cuts, where texts may be visible. */
function overlapping({ scene, entrance }: VisibleScene, next: VisibleScene | undefined): Keyframe[] {
  const track: Keyframe[] = entrance
    ? [
        { frame: entrance.from, value: 0 },
        { frame: scene.from, value: 1, ease: 'in-out-sine' },
      ]
    : [{ frame: scene.from, value: 1 }];
  if (next?.entrance)
    track.push(
      { frame: next.scene.from, value: 1 },
      { frame: next.entrance.to, value: 0, ease: 'in-out-sine' },
    );
  return track;
}

const softShare = 0.18;

function opacityFor({ look }: Direction): number {
  const { ground, text, accent } = look.caption;
  return Math.min(0.94, Math.max(scrimOpacity(text, ground), scrimOpacity(accent, ground)) + 0.04);
}

type Stop = { y: number; opacity: number };

/** Gradient stops without an edge at either end. */
const softStops = (from: number, to: number, opacity: number): Stop[] =>
  Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    return { y: from + (to - from) * share, opacity: opacity * share * share * (3 - 2 * share) };
  });

/** A scrim from the left edge over the text column; the subject at the right stays bright. */
function sideScrim(direction: Direction, text: Box) {
  const { width, height } = direction.layout;
  const solidTo = text.x + text.width;
  const opacity = opacityFor(direction);
  const stops = softStops(solidTo, solidTo + width * 0.24, opacity);
  return {
    kind: 'shape' as const,
    shape: { kind: 'rect' as const, box: { x: 0, y: 0, width, height } },
    fill: {
      kind: 'linear' as const,
      angle: 0,
      stops: stops.map((stop) => ({ at: stop.y / width, colour: night(opacity - stop.opacity) })),
    },
  };
}

function footScrim(direction: Direction, text: Box) {
  const { layout } = direction;
  if (layout.isWide) return sideScrim(direction, text);
  const solidFrom = text.y - 4;
  const softFrom = Math.max(0, solidFrom - layout.height * softShare);
  const opacity = opacityFor(direction);
  const bottom = text.y + text.height;
  return gradientBox(direction, softFrom, [
    ...softStops(softFrom, solidFrom, opacity),
    // Below the text the floor of the scene is visible again.
    ...softStops(bottom, layout.height * 1.1, opacity * 0.9)
      .map((stop) => ({ ...stop, opacity: opacity - stop.opacity }))
      .filter(({ y }) => y <= layout.height),
  ]);
}

/** A scrim for the tag above the captions, which fades into their scrim without an edge. */
function lowerThirdScrim(direction: Direction, { from, to }: Span) {
  const { layout } = direction;
  const solidFrom = layout.lowerThird.y - 4;
  const softFrom = solidFrom - layout.height * softShare;
  const opacity = opacityFor(direction);
  const fade: Keyframe[] = [
    { frame: from, value: 0 },
    { frame: from + 8, value: 1, ease: 'in-out-sine' },
    { frame: to - 8, value: 1 },
    { frame: to, value: 0, ease: 'in-out-sine' },
  ];
  return {
    ...gradientBox(direction, softFrom, [
      ...softStops(softFrom, solidFrom, opacity),
      { y: Math.max(layout.lowerThird.y + layout.lowerThird.height, layout.caption.y - 4), opacity },
      { y: layout.height, opacity: 0 },
    ]),
    transform: { opacity: fade },
  };
}

function gradientBox({ layout }: Direction, top: number, stops: readonly Stop[]) {
  const box: Box = { x: 0, y: top, width: layout.width, height: layout.height - top };
  return {
    kind: 'shape' as const,
    shape: { kind: 'rect' as const, box },
    fill: {
      kind: 'linear' as const,
      angle: 90,
      stops: stops.map(({ y, opacity }) => ({ at: (y - top) / box.height, colour: night(opacity) })),
    },
  };
}
