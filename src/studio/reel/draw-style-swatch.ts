import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Film, Layer } from '../motion/film.ts';
import { planScenes } from './plan-reel.ts';
import type { ReelLine, ReelPlan, ReelStyle } from './reel-plan.ts';

/** A brand that suits the style, and its lines. */
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

const [hookFrames, sceneFrames] = [48, 44];
const frames = hookFrames + sceneFrames;
/** The loop begins at this frame of the scene with the picture, when its caption is complete. */
const beginsAt = 26;
/** The earliest part of a scene before its cut is a light leak. */
const earlierFrames = 11;

/**
 * Draws a film of 3 s that demonstrates a style: a picture with a caption, a transition, type, a transition. It begins and
 * ends on the full picture, so that it loops and its first frame is a poster.
 */
export function drawStyleSwatch(style: ReelStyle, format: VideoFormat): Film {
  const film = planRound(style, format, -beginsAt);
  const again = planRound(style, format, frames - beginsAt);
  const next = frames - beginsAt - earlierFrames;
  const cut = frames - beginsAt - 2;
  const withPicture = [
    { frame: cut, value: 0 },
    { frame: cut + 4, value: 1, ease: 'in-out-sine' as const },
  ];
  const last = again.layers.flatMap((layer) => {
    if (layer.from >= frames || layer.to <= next) return [];
    if (layer.from >= next) return [layer];
    // It lies above the pictures of the end, and appears with them.
    return layer.to > frames ? [{ ...layer, from: cut, transform: { opacity: withPicture } }] : [];
  });
  // Captions are not planned before the start of the film, so those of the end are repeated at the start.
  // A shade that lasts over cuts started with the type before.
  const first = film.layers.filter(
    (layer) => layer.to > 0 && layer.from < next && !(isCaption(layer) && layer.from < 0),
  );
  return { ...film, frames, layers: [...first, ...last.flatMap(earlier), ...last] };
}

const isCaption = (layer: Layer): boolean => layer.kind === 'text' && layer.highlight !== undefined;

/** A caption of the end, one loop earlier. */
function earlier(layer: Layer): Layer[] {
  if (layer.kind !== 'text' || !layer.highlight) return [];
  const { highlight } = layer;
  const times = highlight.times.map((time) => time - frames);
  return [{ ...layer, from: layer.from - frames, to: layer.to - frames, highlight: { ...highlight, times } }];
}

/** A picture from frame `at`, then type, with the same before and after, so that each appears and leaves as in a long film. */
function planRound(style: ReelStyle, format: VideoFormat, at: number): Film {
  const { industry, colours, hook, line } = brands[style];
  const seconds = at / 30;
  const sayHook = (start: number) => sampleLine('hook', hook, start + 0.3, start + 1.25);
  const [before, after] = [sayHook(seconds - hookFrames / 30), sayHook(seconds + sceneFrames / 30)];
  const spoken = sampleLine('benefit', line, seconds + 0.12, seconds + 1.05);
  const order: ReelPlan = {
    format,
    style,
    seed: style,
    brand: { name: style, colours },
    industry,
    callToAction: '',
    // The caption disappears before the cut.
    durationSeconds: seconds + sceneFrames / 30 - 0.08,
    lines: [before, spoken],
    beats: [],
    bars: [],
  };
  const cuts = [at - hookFrames, at, at + sceneFrames, at + frames, at + frames + sceneFrames];
  return planScenes(
    order,
    [before, spoken, after, spoken].map((said, index) => ({
      kind: said === spoken ? ('line' as const) : ('hook' as const),
      from: cuts[index]!,
      to: cuts[index + 1]!,
      line: said,
    })),
  );
}

function sampleLine(
  role: ReelLine['role'],
  text: string,
  startSeconds: number,
  endSeconds: number,
): ReelLine {
  const written = text.split(' ');
  const each = (endSeconds - startSeconds) / written.length;
  const words = written.map((word, index) => ({
    word,
    startSeconds: startSeconds + index * each,
    endSeconds: startSeconds + (index + 1) * each,
  }));
  return { role, text, startSeconds, endSeconds, words };
}
