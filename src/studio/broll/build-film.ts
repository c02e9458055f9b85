import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Film, Layer } from '../motion/film.ts';
import { styleRules, type BrollStyle, type Transition } from './broll-styles.ts';
import { cardLayers } from './card-layers.ts';
import type { Photo } from './interest.ts';
import type { Mount } from './mounts.ts';
import type { Shot } from './plan-shots.ts';
import { cardComesIn, photoComesIn, photoLayer, type Span } from './shot-layers.ts';
import { textLayers } from './text-layers.ts';

/** What a shot is drawn from: a photo that fills the frame has no mount. */
export type Material = { path: string; mount: Mount | null };

type FilmOrder = {
  shots: readonly Shot[];
  materials: readonly Material[];
  photos: readonly Photo[];
  style: BrollStyle;
  format: VideoFormat;
  frames: number;
};

/** Puts the shots behind one another, with their transitions and the lines of text. */
export function buildFilm({ shots, materials, photos, style, format, frames }: FilmOrder): Film {
  const frame = videoFormats[format];
  const spans = shots.map((_shot, index) => spanOf(shots, index, style));
  const pictures = shots.flatMap((shot, index): Layer[] => {
    const { span, transition, around } = spans[index]!;
    const { path, mount } = materials[index]!;
    const layers = mount
      ? cardComesIn(
          cardLayers({ path, mount }, shot, { style, index, span, frame }),
          transition,
          around,
          frame,
        )
      : [photoComesIn(photoLayer(path, shot, span, styleRules[style].pace), transition, around, frame)];
    return [...layers, ...(transition === 'black' ? [blackout(around, shot.from)] : [])];
  });
  const lines = photos.flatMap((photo, index) => {
    const own = shots.filter((shot) => shot.photo === index);
    return textLayers({ photo, shots: own, style, format, isLast: index === photos.length - 1 });
  });
  return {
    format,
    frames,
    layers: [...pictures, ...lines],
    ...(style === 'luxury' ? { grade: { vignette: 0.35 } } : {}),
  };
}

/** How a shot comes in. Within one photo it is a cut, or a fade where the style fades. */
function transitionAt(shots: readonly Shot[], index: number, style: BrollStyle): Transition {
  if (index === 0) return 'cut';
  const { transitions } = styleRules[style];
  const usual = transitions[(index - 1) % transitions.length]!;
  if (shots[index]!.photo !== shots[index - 1]!.photo || usual === 'fade') return usual;
  return transitions.includes('fade') ? 'fade' : 'cut';
}

/** A transition takes at most a third of each of the two shots, half of it before the cut. */
function aroundCut(shots: readonly Shot[], index: number, style: BrollStyle): Span {
  const { from, to } = shots[index]!;
  const before = shots[index - 1]!;
  const shorter = Math.min(to - from, before.to - before.from);
  const half = Math.floor(Math.min(styleRules[style].transitionFrames, shorter / 1.5) / 2);
  return { from: from - half, to: from + half };
}

function spanOf(shots: readonly Shot[], index: number, style: BrollStyle) {
  const { from, to } = shots[index]!;
  const transition = transitionAt(shots, index, style);
  const around = index === 0 ? { from, to: from } : aroundCut(shots, index, style);
  const overlaps = (kind: Transition): boolean => kind !== 'cut' && kind !== 'black';
  const next = index + 1 < shots.length ? transitionAt(shots, index + 1, style) : 'cut';
  const span = {
    from: overlaps(transition) ? around.from : from,
    to: overlaps(next) ? aroundCut(shots, index + 1, style).to : to,
  };
  return { span, transition, around };
}

/** Darkest at the cut. */
const blackout = ({ from, to }: Span, cut: number): Layer => ({
  kind: 'fill',
  fill: '#000000',
  from,
  to,
  transform: {
    opacity: [
      { frame: from, value: 0 },
      { frame: cut, value: 1, ease: 'in-out-sine' },
      { frame: to, value: 0, ease: 'in-out-sine' },
    ],
  },
});
