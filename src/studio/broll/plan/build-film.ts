import { videoFormats, type VideoFormat } from '../../ffmpeg/video-formats.ts';
import type { Film, Layer } from '../../motion/film.ts';
import { styleRules, type BrollStyle, type Transition } from './broll-styles.ts';
import { cardLayers, fillRoom } from '../layers/card-layers.ts';
import type { Layout } from './layout.ts';
import type { Mount } from '../ground/mounts.ts';
import type { Shot } from './plan-shots.ts';
import { photoLayer, type Span } from '../layers/shot-layers.ts';
import { sweepOfLight } from '../layers/sweep-of-light.ts';
import { longestWhole, textLayers } from '../layers/text-layers.ts';
import { textStyles, type PlateTone } from './text-styles.ts';
import { enterLayer, goAway, ornamentsOf } from './transitions.ts';

/** The source of a shot; a photo that fills the frame has no mount. */
export type Material = { path: string; mount: Mount | null };

type FilmOrder = {
  shots: readonly Shot[];
  materials: readonly Material[];
  layouts: readonly Layout[];
  style: BrollStyle;
  format: VideoFormat;
  frames: number;
  /** Plate tone of each photo with a text; defaults to the style's. */
  toneOf?: (photo: number) => PlateTone;
};

/** Puts the shots in sequence, with transitions and text. */
export function buildFilm({ shots, materials, layouts, style, format, frames, toneOf }: FilmOrder): Film {
  const frame = videoFormats[format];
  const joints = shots.map((_, index) => jointOf(shots, index, style));
  const pictures = shots.flatMap((shot, index): Layer[] => {
    const [joint, next] = [joints[index]!, joints[index + 1]];
    const span = { from: joint.around.from, to: next ? next.around.to : frames };
    const { path, mount } = materials[index]!;
    const own = mount
      ? cardLayers({ path, mount }, shot, { style, index, span, frame })
      : [photoLayer(path, shot, span, styleRules[style].pace)];
    const going = next ? goAway(own, { ...next, frame }) : own;
    const { between, above } = ornamentsOf({ ...joint, frame }, index);
    return [
      ...between,
      ...enterLayer(going, { ...joint, frame, overhang: mount ? fillRoom : 0 }),
      ...above,
      ...(style === 'luxury' ? [sweepOfLight(span, frame)] : []),
    ];
  });
  const lines = layouts.flatMap(({ text }, photo) => {
    if (!text) return [];
    const { shown, isLast } = timeOfText(shots, photo, { style, frames });
    const tone = toneOf?.(photo) ?? textStyles[style].own;
    return textLayers({ text, shown, style, tone, isLast });
  });
  return {
    format,
    frames,
    layers: [...pictures, ...lines],
    ...(style === 'luxury' ? { grade: { vignette: 0.12 } } : {}),
  };
}

/** The transitions of the film, in order; cuts take no time. */
export const transitionsOf = (shots: readonly Shot[], style: BrollStyle): Span[] =>
  shots.map((_, index) => jointOf(shots, index, style).around).filter(({ from, to }) => to > from);

/** Times at which the text of a photo may be visible: during whole views, outside of transitions. */
export function timeOfText(
  shots: readonly Shot[],
  photo: number,
  { style, frames }: { style: BrollStyle; frames: number },
): { shown: Span; isLast: boolean } {
  const { first, last } = longestWhole(shots, photo);
  const next = last + 1 < shots.length ? jointOf(shots, last + 1, style).around.from : frames;
  return {
    shown: { from: jointOf(shots, first, style).around.to, to: next },
    isLast: last === shots.length - 1,
  };
}

/** Transition and time of a shot's start. Another view of the same photo follows with a cut. */
function jointOf(
  shots: readonly Shot[],
  index: number,
  style: BrollStyle,
): { transition: Transition; around: Span } {
  const { from, photo } = shots[index]!;
  const cut = { transition: 'cut' as const, around: { from, to: from } };
  if (index === 0 || photo === shots[index - 1]!.photo) return cut;
  const { transitions } = styleRules[style];
  const transition = transitions[(photo - 1) % transitions.length]!;
  return transition === 'cut' ? cut : { transition, around: aroundCut(shots, index, style) };
}

/** A transition takes at most a third of each of its two shots, half of it before the cut. */
function aroundCut(shots: readonly Shot[], index: number, style: BrollStyle): Span {
  const { from, to } = shots[index]!;
  const before = shots[index - 1]!;
  const shorter = Math.min(to - from, before.to - before.from);
  const half = Math.floor(Math.min(styleRules[style].transitionFrames, shorter / 1.5) / 2);
  return { from: from - half, to: from + half };
}
