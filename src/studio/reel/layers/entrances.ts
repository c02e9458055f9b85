import type { Box, Layer, Reveal } from '../../motion/film.ts';
import type { Track } from '../../motion/tracks.ts';
import type { ReelStyle } from '../reel-plan.ts';
import { frameOf, type Scene, type SceneKind } from '../timing/cuts.ts';
import type { Direction, Span } from './direction.ts';

/** Frames before and after the cut. A dissolve is short: two subjects in one picture look like a mistake. */
const halfFrames = { modern: 8, cinematic: 2, minimalist: 9, colorful: 8, corporate: 9 };
/** A title is brief, and after a hook the first caption waits for its background. */
const shorterHalf: Partial<Record<SceneKind, number>> = { title: 6, hook: 5 };
/** Minimum for the passage to the end card, which waits for the last word. */
const minHalf = 4;
/** Pixels between the changing area and the captions. */
const clearance = 14;

const reveals: Record<ReelStyle, Reveal['how'] | null> = {
  modern: 'slant',
  cinematic: null,
  minimalist: 'wipe-right',
  colorful: 'iris',
  corporate: 'columns',
};

/** The entrance of a scene: it is revealed over the previous scene, which stays until it is fully covered. */
export type Entrance = Span & {
  /** The revealed area: the frame or only the picture. */
  box: Box;
  /** The area of captions over or beside the picture: no edge crosses it, it changes at the cut. */
  rest?: Box;
  /** 0 … 1, halfway at the cut. */
  progress: Track;
  /** Null for a dissolve. */
  how: Reveal['how'] | null;
};

/** A scene and its visible time, which is longer than the scene: neighbours overlap around their cut. */
export type VisibleScene = Span & { scene: Scene; entrance: Entrance | null };

export function planVisibleScenes(direction: Direction, scenes: readonly Scene[]): VisibleScene[] {
  const { order, layout } = direction;
  const whole: Box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const entrances = scenes.map((scene, index): Entrance | null => {
    const before = scenes[index - 1];
    if (!before) return null;
    const half = Math.min(
      halfFrames[order.style],
      shorterHalf[before.kind] ?? Infinity,
      scene.kind === 'end' ? framesToCut(before, scene.from) : Infinity,
      Math.floor((scene.to - scene.from) / 3),
      Math.floor((before.to - before.from) / 3),
    );
    const [from, to] = [scene.from - half, scene.from + half];
    const isBetweenPictures = scene.kind === 'line' && before.kind === 'line';
    return {
      from,
      to,
      ...(isBetweenPictures ? betweenPictures(direction) : { box: whole }),
      progress: [
        { frame: from, value: 0 },
        { frame: to, value: 1, ease: 'in-out-sine' },
      ],
      how: reveals[order.style],
    };
  });
  return scenes.map((scene, index) => ({
    scene,
    entrance: entrances[index]!,
    from: entrances[index]?.from ?? scene.from,
    to: entrances[index + 1]?.to ?? scene.to,
  }));
}

/** Frames from the last word of a line to the cut after it. */
function framesToCut({ line }: Scene, cut: number): number {
  const lastWord = line?.words.at(-1);
  return lastWord ? Math.max(minHalf, cut - frameOf(lastWord.endSeconds)) : Infinity;
}

/** The changing area between two pictures, without the area of the captions. */
function betweenPictures({ system, layout }: Direction): Pick<Entrance, 'box' | 'rest'> {
  const { width, height, picture, caption, isWide } = layout;
  if (system.arrangement === 'full') return { box: { x: 0, y: 0, width, height } };
  if (system.arrangement !== 'framed') return { box: picture.window };
  if (isWide) {
    const x = (caption.x + caption.width + picture.window.x) / 2;
    return { box: { x, y: 0, width: width - x, height }, rest: { x: 0, y: 0, width: x, height } };
  }
  const y = caption.y - clearance;
  return { box: { x: 0, y: 0, width, height: y }, rest: { x: 0, y, width, height: height - y } };
}

/** Adds a scene's entrance to a layer: a reveal, or a dissolve from the previous picture. */
export function addEntrance(layer: Layer, entrance: Entrance | null): Layer {
  if (!entrance || layer.from >= entrance.to) return layer;
  const { how, progress, box, rest } = entrance;
  if (how) return { ...layer, reveal: { how, progress, box, ...(rest && { rest }) } };
  const opacity = layer.transform?.opacity;
  const full = typeof opacity === 'number' ? opacity : 1;
  const risen =
    typeof progress === 'number'
      ? progress * full
      : progress.map((keyframe) => ({ ...keyframe, value: keyframe.value * full }));
  return { ...layer, transform: { ...layer.transform, opacity: risen } };
}

/** Fades a layer out by `to`, for texts that the next scene does not cover. */
export function fadeOut(layer: Layer, to: number, frames: number): Layer {
  const opacity = layer.transform?.opacity ?? 1;
  const before = typeof opacity === 'number' ? [{ frame: layer.from, value: opacity }] : opacity;
  const last = before.at(-1)!;
  const start = Math.max(last.frame + 1, to - frames);
  return {
    ...layer,
    to,
    transform: {
      ...layer.transform,
      opacity: [
        ...before,
        { frame: start, value: last.value },
        { frame: Math.max(to, start + 1), value: 0, ease: 'in-out-sine' },
      ],
    },
  };
}
