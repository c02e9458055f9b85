import type { Box, Layer, Reveal } from '../../motion/film.ts';
import { easeBy, valueAt, type Track } from '../../motion/tracks.ts';
import type { Transition } from './broll-styles.ts';
import type { Span } from '../layers/shot-layers.ts';
import type { Size } from './view.ts';

/** Travel of the pushed picture relative to the next one, which seems to be above it. */
const pushedShare = { rise: 0.28, slide: 1 } as const;

/** `overhang` is the extent of the layers beyond the frame on each side, as a share of the frame. */
type Joint = { transition: Transition; around: Span; frame: Size };

const isPush = (transition: Transition): transition is 'rise' | 'slide' =>
  transition === 'rise' || transition === 'slide';

/** Reveals the layers of a shot over those of the previous shot, in the frames around the cut. */
export function enterLayer(
  layers: readonly Layer[],
  { transition, around, frame, overhang }: Joint & { overhang: number },
): Layer[] {
  if (transition === 'cut') return [...layers];
  if (transition === 'fade') return layers.map((layer) => faded(layer, around));
  if (isPush(transition)) {
    const way = (transition === 'rise' ? frame.height : frame.width) * (1 + overhang);
    return layers.map((layer) => moved(layer, transition, (at) => way * (1 - shareAt(around, at))));
  }
  return layers.map((layer) => revealLayer(layer, revealOf(transition), around, frame));
}

/** The other half of a push: the previous shot leaves while the next one enters. */
export function goAway(layers: readonly Layer[], { transition, around, frame }: Joint): Layer[] {
  if (!isPush(transition)) return [...layers];
  const way = (transition === 'rise' ? frame.height : frame.width) * pushedShare[transition];
  return layers.map((layer) => moved(layer, transition, (at) => -way * shareAt(around, at)));
}

const ease = 'in-out-cubic';
const shareAt = ({ from, to }: Span, at: number): number => easeBy(ease, (at - from) / (to - from));

/** Added to the layer's own movement, frame by frame. */
function moved(layer: Layer, transition: 'rise' | 'slide', by: (frame: number) => number): Layer {
  const axis = transition === 'rise' ? 'y' : 'x';
  const own = layer.transform?.[axis] ?? 0;
  const track: Track = Array.from({ length: layer.to - layer.from + 1 }, (_, index) => {
    const at = layer.from + index;
    return { frame: at, value: valueAt(own, at) + by(at), ease: 'linear' as const };
  });
  return { ...layer, transform: { ...layer.transform, [axis]: track } };
}

/** A layer of a shot has no opacity of its own. */
const faded = (layer: Layer, { from, to }: Span): Layer => ({
  ...layer,
  transform: {
    ...layer.transform,
    opacity: [
      { frame: from, value: 0 },
      { frame: to, value: 1, ease: 'in-out-sine' },
    ],
  },
});

const revealOf = (transition: Transition): Reveal['how'] => {
  if (transition === 'line') return 'wipe-right';
  return transition === 'iris' ? 'iris' : 'wipe-left';
};

const growing = ({ from, to }: Span): Track => [
  { frame: from, value: 0 },
  { frame: to, value: 1, ease },
];

function revealLayer(layer: Layer, how: Reveal['how'], around: Span, frame: Size): Layer {
  return {
    ...layer,
    reveal: { how, progress: growing(around), box: frameBehind(layer, around, frame), isFreeAtEnd: true },
  };
}

/** The frame in the layer's coordinates, because its reveal moves and grows with it (hardly, during a transition). */
function frameBehind(layer: Layer, { from, to }: Span, frame: Size): Box {
  const { x = 0, y = 0, scale = 1 } = layer.transform ?? {};
  const at = (from + to) / 2;
  const grown = valueAt(scale, at);
  const box = layer.kind === 'picture' || layer.kind === 'video' ? layer.box : { x: 0, y: 0, ...frame };
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    x: centreX + (-valueAt(x, at) - centreX) / grown,
    y: centreY + (-valueAt(y, at) - centreY) / grown,
    width: frame.width / grown,
    height: frame.height / grown,
  };
}

const lineWidth = 6;
const gold = '#d9b873';
/** Number of frames by which a colour precedes the picture. */
const leadFrames = 5;
const leadColours = ['#ff6b5e', '#ffc93c', '#3fc1a5', '#7c6cf2'] as const;

/** Additional layers of a transition: the golden line above both pictures, the colour between them. */
export function ornamentsOf(
  { transition, around, frame }: Joint,
  index: number,
): { between: Layer[]; above: Layer[] } {
  if (transition === 'line') {
    const box = { x: -lineWidth, y: 0, width: lineWidth, height: frame.height };
    const x: Track = [
      { frame: around.from, value: 0 },
      { frame: around.to, value: frame.width + lineWidth, ease },
    ];
    const line: Layer = {
      kind: 'shape',
      ...around,
      shape: { kind: 'rect', box },
      fill: gold,
      transform: { x },
    };
    return { between: [], above: [line] };
  }
  if (transition !== 'iris' && transition !== 'wipe') return { between: [], above: [] };
  const ahead = { from: around.from - leadFrames, to: around.to - leadFrames };
  const colour: Layer = {
    kind: 'fill',
    fill: leadColours[index % leadColours.length]!,
    from: Math.max(0, ahead.from),
    to: around.to,
    reveal: { how: revealOf(transition), progress: growing(ahead) },
  };
  return { between: [colour], above: [] };
}
