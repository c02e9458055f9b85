import type { Layer } from '../motion/film.ts';
import type { Track } from '../motion/tracks.ts';
import type { Transition } from './broll-styles.ts';
import type { Card } from './cards.ts';
import type { Shot } from './plan-shots.ts';
import type { Size, View } from './view.ts';

/** Frames in which a shot is drawn: its own, and those in which it comes and goes. */
export type Span = { from: number; to: number };

const between = (span: Span, start: number, end: number, ease: Shot['ease']): Track =>
  start === end
    ? start
    : [
        { frame: span.from, value: start },
        // The value of the frame after the last, so that the move does not stand still in the last.
        { frame: span.to, value: end, ease },
      ];

/** A photo that fills the frame. */
export function photoLayer(path: string, { start, end, ease }: Shot, span: Span, frame: Size): Layer {
  return {
    kind: 'picture',
    ...span,
    path,
    box: { x: 0, y: 0, ...frame },
    crop: {
      x: between(span, start.x, end.x, ease),
      y: between(span, start.y, end.y, ease),
      width: between(span, start.width, end.width, ease),
    },
  };
}

/** How much of the way of the photo its backdrop goes, in the same direction: it seems to stand farther away. */
const backdropShare = 0.35;
/** The backdrop has this much to spare on each side, as a share of the frame. */
const backdropRoom = 0.06;

/** A photo before its blurred fill. Both move, the fill less. */
export function cardLayers(card: Card, shot: Shot, span: Span, frame: Size): Layer[] {
  const { start, end, ease } = shot;
  const first = placeOf(card, start, frame);
  const last = placeOf(card, end, frame);
  const growth = last.width / first.width;
  const wide = { x: -frame.width * backdropRoom, y: -frame.height * backdropRoom };
  const backdrop: Layer = {
    kind: 'picture',
    ...span,
    path: card.backdropPath,
    box: {
      ...wide,
      width: frame.width * (1 + 2 * backdropRoom),
      height: frame.height * (1 + 2 * backdropRoom),
    },
    transform: {
      x: between(span, 0, limited((last.centreX - first.centreX) * backdropShare, -wide.x), ease),
      y: between(span, 0, limited((last.centreY - first.centreY) * backdropShare, -wide.y), ease),
      // Never smaller than its box, which is what covers the frame.
      scale: between(span, growth >= 1 ? 1 : grown(1 / growth), growth >= 1 ? grown(growth) : 1, ease),
    },
  };
  const { x, y, width, height } = first;
  const photo: Layer = {
    kind: 'picture',
    ...span,
    path: card.path,
    box: { x, y, width, height },
    transform: {
      x: between(span, 0, last.centreX - first.centreX, ease),
      y: between(span, 0, last.centreY - first.centreY, ease),
      scale: between(span, 1, growth, ease),
    },
  };
  return [backdrop, photo];
}

const grown = (growth: number): number => 1 + (growth - 1) * backdropShare;

const limited = (value: number, room: number): number => Math.max(-room, Math.min(value, room));

/** Where the card stands in the frame that shows this view. */
function placeOf({ region }: Card, view: View, frame: Size) {
  const scale = frame.width / view.width;
  const [x, y] = [(region.x - view.x) * scale, (region.y - view.y) * scale];
  const [width, height] = [region.width * scale, region.height * scale];
  return { x, y, width, height, centreX: x + width / 2, centreY: y + height / 2 };
}

/** Lets the layers of a shot come in over the shot before, in the frames around the cut. */
export function comeIn(layers: readonly Layer[], transition: Transition, around: Span, frame: Size): Layer[] {
  const rising = (start: number, end: number, ease: 'out-cubic' | 'in-out-sine'): Track => [
    { frame: around.from, value: start },
    { frame: around.to, value: end, ease },
  ];
  const withTransform = (transform: Layer['transform']): Layer[] =>
    layers.map((layer) => ({ ...layer, transform: { ...layer.transform, ...transform } }));
  if (transition === 'cut' || transition === 'black') return [...layers];
  // A card and its fill have boxes of their own, which would be revealed one beside the other.
  if (transition === 'fade' || layers.length > 1)
    return withTransform({ opacity: rising(0, 1, 'in-out-sine') });
  if (transition === 'slide') return withTransform({ x: rising(frame.width, 0, 'out-cubic') });
  const how = transition === 'iris' ? 'iris' : 'wipe-left';
  return layers.map((layer) => ({ ...layer, reveal: { how, progress: rising(0, 1, 'out-cubic') } }));
}
