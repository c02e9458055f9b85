import type { Layer } from '../motion/film.ts';
import { easeBy, valueAt, type Track } from '../motion/tracks.ts';
import type { StyleRules, Transition } from './broll-styles.ts';
import type { Shot } from './plan-shots.ts';
import type { Size } from './view.ts';

/** Frames in which a shot is drawn: its own, and those in which it comes and goes. */
export type Span = { from: number; to: number };

/** How much of a fast start is even motion: without it the picture would stand still at its end. */
const evenShare = 0.5;

/** A value from the first frame to the one after the last, so that the move does not stand still in the last. */
export function between(span: Span, start: number, end: number, pace: StyleRules['pace']): Track {
  if (start === end) return start;
  if (pace === 'even')
    return [
      { frame: span.from, value: start },
      { frame: span.to, value: end, ease: 'linear' },
    ];
  const frames = span.to - span.from;
  return Array.from({ length: frames + 1 }, (_, at) => {
    const share = evenShare * (at / frames) + (1 - evenShare) * easeBy('out-cubic', at / frames);
    return { frame: span.from + at, value: start + (end - start) * share, ease: 'linear' as const };
  });
}

/** The photo of a shot in its window. */
export function photoLayer(
  path: string,
  { start, end, window }: Shot,
  span: Span,
  pace: StyleRules['pace'],
): Layer & { kind: 'picture' } {
  return {
    kind: 'picture',
    ...span,
    path,
    box: window,
    crop: {
      x: between(span, start.x, end.x, pace),
      y: between(span, start.y, end.y, pace),
      width: between(span, start.width, end.width, pace),
    },
  };
}

const rising = ({ from, to }: Span, start: number, end: number): Track => [
  { frame: from, value: start },
  { frame: to, value: end, ease: 'out-cubic' },
];
const fading = ({ from, to }: Span): Track => [
  { frame: from, value: 0 },
  { frame: to, value: 1, ease: 'in-out-sine' },
];

/** Lets the photo of a shot come in over the shot before, in the frames around the cut. */
export function photoComesIn(layer: Layer, transition: Transition, around: Span, frame: Size): Layer {
  if (transition === 'cut' || transition === 'black') return layer;
  if (transition === 'fade') return withTransform(layer, { opacity: fading(around) });
  if (transition === 'slide') return withTransform(layer, { x: rising(around, frame.width, 0) });
  const how = transition === 'iris' ? 'iris' : 'wipe-left';
  return { ...layer, reveal: { how, progress: rising(around, 0, 1) } };
}

/** A card that fades in rises by this share of the frame, or two cards would show through each other in one place. */
const riseShare = 0.14;
/** It is there before its fill, which hides the card before it. */
const soonOf = ({ from, to }: Span): Span => ({
  from: from + Math.round((to - from) * 0.15),
  to: from + Math.round((to - from) * 0.6),
});

/** The fill fades in under its card, which flies in, grows or fades with it, on top of its own move. */
export function cardComesIn(
  [fill, ...card]: readonly Layer[],
  transition: Transition,
  around: Span,
  frame: Size,
): Layer[] {
  if (transition === 'cut' || transition === 'black') return [fill!, ...card];
  const opacity = fading(around);
  const arriving = card.map((layer) => {
    const { x = 0, y = 0, scale = 1 } = layer.transform ?? {};
    if (transition === 'slide')
      return withTransform(layer, { x: joined(layer, x, rising(around, frame.width, 0), (a, b) => a + b) });
    if (transition === 'fade')
      return withTransform(layer, {
        y: joined(layer, y, rising(around, frame.height * riseShare, 0), (a, b) => a + b),
        opacity: fading(soonOf(around)),
      });
    const grow = joined(layer, scale, rising(around, 0.6, 1), (a, b) => a * b);
    return withTransform(layer, { scale: grow, opacity });
  });
  return [withTransform(fill!, { opacity }), ...arriving];
}

const withTransform = (layer: Layer, transform: Layer['transform']): Layer => ({
  ...layer,
  transform: { ...layer.transform, ...transform },
});

/** Two tracks as one, frame by frame. */
const joined = (
  { from, to }: Span,
  one: Track,
  other: Track,
  join: (one: number, other: number) => number,
): Track =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    frame: from + at,
    value: join(valueAt(one, from + at), valueAt(other, from + at)),
    ease: 'linear' as const,
  }));
