import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Film } from '../motion/film.ts';
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

const [hookFrames, frames] = [36, 84];

/** A film of 2.8 s that shows how a style moves: its type, a transition, its picture and a caption. */
export function drawStyleSwatch(style: ReelStyle, format: VideoFormat): Film {
  const { industry, colours, hook, line } = brands[style];
  const order: ReelPlan = {
    format,
    style,
    seed: style,
    brand: { name: style, colours },
    industry,
    callToAction: '',
    durationSeconds: frames / 30,
    lines: [say('hook', hook, 0.1, 1), say('benefit', line, 1.45, 2.6)],
    beats: [],
    bars: [],
  };
  return planScenes(order, [
    { kind: 'hook', from: 0, to: hookFrames, line: order.lines[0]! },
    { kind: 'line', from: hookFrames, to: frames, line: order.lines[1]! },
  ]);
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
