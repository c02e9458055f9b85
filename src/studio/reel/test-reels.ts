import type { Film, Layer } from '../motion/film.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { planReel } from './plan-reel.ts';
import type { ReelLine, ReelPlan, ReelStyle } from './reel-plan.ts';

const script = [
  ['hook', 'What if your morning tasted like this?'],
  ['problem', 'Most coffee is old before it reaches you.'],
  ['promise', 'We roast every bag on the day it ships.'],
  ['benefit', 'So every cup is bright, sweet and fresh, with no bitter end.'],
  ['call-to-action', 'Try Luma Coffee and taste the difference.'],
] as const;

/** Speech at a natural pace: long words take longer, with pauses between lines. */
export function speak(
  durationSeconds: number,
  texts: readonly (readonly [string, string])[] = script,
): ReelLine[] {
  let at = 0.3;
  const lines = texts.map(([role, text]) => {
    const startSeconds = at;
    const words = text.split(' ').map((word) => {
      const start = at;
      at += 0.14 + word.length * 0.042;
      return { word: word.replaceAll(/[.,?!]/g, ''), startSeconds: start, endSeconds: at - 0.02 };
    });
    const endSeconds = at - 0.02;
    at += 0.4;
    return { role: role as ReelLine['role'], text, startSeconds, endSeconds, words };
  });
  const stretch = (durationSeconds - 0.8) / at;
  const scaled = (seconds: number) => seconds * stretch;
  return lines.map((line) => ({
    ...line,
    startSeconds: scaled(line.startSeconds),
    endSeconds: scaled(line.endSeconds),
    words: line.words.map(({ word, startSeconds, endSeconds }) => ({
      word,
      startSeconds: scaled(startSeconds),
      endSeconds: scaled(endSeconds),
    })),
  }));
}

export function beatsAt(
  beatsPerMinute: number,
  durationSeconds: number,
  first = 0,
): { beats: number[]; bars: number[] } {
  const step = 60 / beatsPerMinute;
  const count = Math.max(0, Math.floor((durationSeconds - first) / step) + 1);
  const beats = Array.from({ length: count }, (_, index) => first + index * step);
  return { beats, bars: beats.filter((_, index) => index % 4 === 0) };
}

export const longName = 'The Northern Lights Handcrafted Furniture and Interiors Co.';

export function reelPlan(style: ReelStyle, format: VideoFormat, changes: Partial<ReelPlan> = {}): ReelPlan {
  const durationSeconds = changes.durationSeconds ?? 15;
  return {
    style,
    format,
    seed: 'sheet',
    brand: { name: 'Luma Coffee', colours: ['#3457d5', '#ff8a5b'], offer: 'Fresh roasted beans, delivered' },
    industry: 'Food & Beverage',
    callToAction: 'Order your first bag',
    durationSeconds,
    lines: speak(durationSeconds),
    ...beatsAt(120, durationSeconds),
    ...changes,
  };
}

export const testReel = (style: ReelStyle, format: VideoFormat, changes?: Partial<ReelPlan>): Film =>
  planReel(reelPlan(style, format, changes));

export type TextLayer = Extract<Layer, { kind: 'text' }>;
export const textLayers = (film: Film): TextLayer[] =>
  film.layers.filter((layer): layer is TextLayer => layer.kind === 'text');

/** Texts with the brand's name: title, tag, end card. A tag may only have its first words. */
export const nameLayersOf = (film: Film, name: string): TextLayer[] =>
  textLayers(film).filter(
    ({ block, highlight }) => !highlight && block.text !== '' && `${name} `.startsWith(`${block.text} `),
  );
