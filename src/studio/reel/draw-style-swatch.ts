import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Film, Layer } from '../motion/film.ts';
import { planScenes } from './plan-reel.ts';
import type { ReelLine, ReelPlan, ReelStyle } from './reel-plan.ts';

/** A brand that shows the style at its best, and what it says. */
const brands: Record<
  ReelStyle,
  { industry: string; colours: readonly [string, string]; hook: string; line: string }
> = {
  modern: {
    industry: 'Technology',
    colours: ['#3457d5', '#ff8a5b'],
    hook: 'Built to move',
    line: 'Fast, bright, now',
  },
  cinematic: {
    industry: 'Travel',
    colours: ['#2b4c7e', '#f0a35e'],
    hook: 'Some stories stay',
    line: 'Slow and deep',
  },
  minimalist: {
    industry: 'Real Estate',
    colours: ['#d1495b', '#edae49'],
    hook: 'Less, said well',
    line: 'Only what matters',
  },
  colorful: {
    industry: 'Food & Beverage',
    colours: ['#ff4d8d', '#ffb703'],
    hook: 'Make it pop!',
    line: 'Loud and happy',
  },
  corporate: {
    industry: 'Finance',
    colours: ['#1d4ed8', '#12b886'],
    hook: 'Clear from the start',
    line: 'Exact and calm',
  },
};

const [hookFrames, sceneEnd, frames] = [36, 80, 92];

/**
 * A film of 3 s that shows how a style moves: its type, a transition, its picture and a caption. It ends as it begins,
 * with the empty ground of the hook, so that it can be played in a loop.
 */
export function drawStyleSwatch(style: ReelStyle, format: VideoFormat): Film {
  const { industry, colours, hook, line } = brands[style];
  const order: ReelPlan = {
    format,
    style,
    seed: style,
    brand: { name: style, colours },
    industry,
    callToAction: '',
    // The caption goes before the last cut.
    durationSeconds: sceneEnd / 30 + 0.05,
    lines: [say('hook', hook, 0.1, 1), say('benefit', line, 1.35, 2.2)],
    beats: [],
    bars: [],
  };
  const opening = { kind: 'hook', from: 0, to: hookFrames, line: order.lines[0]! } as const;
  const film = planScenes(order, [
    opening,
    { kind: 'line', from: hookFrames, to: sceneEnd, line: order.lines[1]! },
    { ...opening, from: sceneEnd, to: sceneEnd + hookFrames },
  ]);
  return { ...film, frames, layers: loop(film.layers) };
}

/** The last scene shows the ground of the first, without texts, at the moment at which the first begins. */
function loop(layers: readonly Layer[]): Layer[] {
  const isGround = (layer: Layer) =>
    layer.kind === 'painting' && layer.painter !== 'transition' && layer.to > layer.from;
  const last = layers.findLast((layer) => isGround(layer) && layer.to > sceneEnd + hookFrames - 1)!;
  return layers
    .filter((layer) => !(layer.kind === 'text' && layer.from >= sceneEnd - 12))
    .map((layer): Layer => {
      if (!isGround(layer) || layer.kind !== 'painting') return layer;
      if (layer.from === 0) return { ...layer, from: last.from - frames };
      return layer.to === last.to ? { ...layer, params: { ...layer.params, index: 0 } } : layer;
    })
    .map((layer) => ({ ...layer, to: Math.min(layer.to, frames) }));
}

function say(role: ReelLine['role'], text: string, startSeconds: number, endSeconds: number): ReelLine {
  const written = text.split(' ');
  const each = (endSeconds - startSeconds) / written.length;
  const words = written.map((word, index) => ({
    word,
    startSeconds: startSeconds + index * each,
    endSeconds: startSeconds + (index + 1) * each,
  }));
  return { role, text, startSeconds, endSeconds, words };
}
