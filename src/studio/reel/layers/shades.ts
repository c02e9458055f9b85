import type { Box, Layer } from '../../motion/film.ts';
import type { Keyframe } from '../../motion/tracks.ts';
import { scrimOpacity } from '../colour/contrast.ts';
import type { Direction, Span } from './direction.ts';
import type { Stay } from './passages.ts';

const night = (alpha: number): string => `rgba(10,9,8,${alpha.toFixed(3)})`;

/**
 * What darkens pictures that fill the frame as much as the texts on them need: a veil behind large type, a scrim at the
 * foot for captions. They last over cuts, so that only the pictures change there.
 */
export function shadeLayers(direction: Direction, stays: readonly Stay[], lowerThird: Span | null): Layer[] {
  if (direction.system.arrangement !== 'full') return [];
  const runs: Stay[][] = [];
  for (const stay of stays) {
    const run = runs.at(-1);
    if (run && isCaptioned(run[0]!) === isCaptioned(stay)) run.push(stay);
    else runs.push([stay]);
  }
  return runs.flatMap((run, index): Layer[] => {
    const [first, next] = [run[0]!, runs[index + 1]?.[0]];
    const span = { from: first.from, to: run.at(-1)!.to };
    const transform = { opacity: overlapping(first, next) };
    if (!isCaptioned(first)) return [{ ...span, kind: 'fill', fill: veilOf(direction), transform }];
    return [
      { ...span, ...footScrim(direction), transform },
      ...(lowerThird ? [{ ...lowerThird, ...lowerThirdScrim(direction, lowerThird) }] : []),
    ];
  });
}

const isCaptioned = ({ scene }: Stay): boolean => scene.kind === 'line';

/** A scrim is complete at the cuts, where captions may stand; a veil dissolves with the pictures. */
function overlapping(first: Stay, next: Stay | undefined): Keyframe[] {
  const { scene, entrance } = first;
  const isScrim = isCaptioned(first);
  const track: Keyframe[] = entrance
    ? [
        { frame: entrance.from, value: 0 },
        { frame: isScrim ? scene.from : entrance.to, value: 1, ease: 'in-out-sine' },
      ]
    : [{ frame: scene.from, value: 1 }];
  if (next?.entrance)
    track.push(
      { frame: isScrim ? next.scene.from : next.entrance.from, value: 1 },
      { frame: next.entrance.to, value: 0, ease: 'in-out-sine' },
    );
  return track;
}

function veilOf({ look }: Direction): string {
  return night(Math.min(0.92, scrimOpacity(look.hook.text, '#0a0908') + 0.04));
}

const softShare = 0.16;

function opacityFor({ look }: Direction): number {
  const { ground, text, accent } = look.caption;
  return Math.min(0.94, Math.max(scrimOpacity(text, ground), scrimOpacity(accent, ground)) + 0.04);
}

function footScrim(direction: Direction) {
  const { layout } = direction;
  const solidFrom = layout.caption.y - 4;
  const softFrom = solidFrom - layout.height * softShare;
  const opacity = opacityFor(direction);
  return gradientBox(direction, softFrom, [
    { y: softFrom, opacity: 0 },
    { y: (softFrom + solidFrom) / 2, opacity: opacity * 0.42 },
    { y: solidFrom, opacity },
    { y: layout.caption.y + layout.caption.height, opacity },
    { y: layout.height, opacity: opacity * 0.6 },
  ]);
}

/** Stands above the captions; ends in their scrim without an edge. */
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
      { y: softFrom, opacity: 0 },
      { y: (softFrom + solidFrom) / 2, opacity: opacity * 0.42 },
      { y: solidFrom, opacity },
      { y: Math.max(layout.lowerThird.y + layout.lowerThird.height, layout.caption.y - 4), opacity },
      { y: layout.height, opacity: 0 },
    ]),
    transform: { opacity: fade },
  };
}

function gradientBox({ layout }: Direction, top: number, stops: readonly { y: number; opacity: number }[]) {
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
