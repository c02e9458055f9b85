import type { FontChoice } from '../captions/font-stack.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { videoFormats } from '../ffmpeg/video-formats.ts';
import type { Layer } from '../motion/film.ts';
import { safeArea } from '../motion/safe-area.ts';
import { layOutText } from '../motion/text/lay-out-text.ts';
import type { TextLook, TextMotion } from '../motion/text/text-layer.ts';
import type { BrollStyle } from './broll-styles.ts';
import type { Span } from './shot-layers.ts';

type TextStyle = {
  font: FontChoice;
  /** Share of the frame's shorter side. */
  size: number;
  align: 'left' | 'center';
  isUpperCase?: boolean;
  letterSpacing?: number;
  look: TextLook;
  /** Darkens the photo behind the text; styles with a plate need none. */
  hasShade: boolean;
  appear: TextMotion['appear'];
};

/** White on these is read at 4.5 : 1 and better even where the photo is white. */
const plateColour = 'rgba(12, 12, 18, 0.82)';
const shade = 'rgba(8, 8, 12, 0.74)';
const clear = 'rgba(8, 8, 12, 0)';

const styles: Record<BrollStyle, TextStyle> = {
  calm: {
    font: { typeface: 'inter', weight: 600 },
    size: 0.064,
    align: 'center',
    look: { fill: '#ffffff' },
    hasShade: true,
    appear: { by: 'line', how: 'rise', frames: 18, stagger: 4 },
  },
  dynamic: {
    font: { typeface: 'sora', weight: 800 },
    size: 0.075,
    align: 'left',
    isUpperCase: true,
    look: {
      fill: '#ffffff',
      plate: { fill: plateColour, paddingX: 18, paddingY: 8, radius: 4, by: 'line' },
    },
    hasShade: false,
    appear: { by: 'word', how: 'pop', frames: 7, stagger: 2 },
  },
  luxury: {
    font: { typeface: 'dm-serif-display', weight: 400 },
    size: 0.078,
    align: 'center',
    letterSpacing: 0.03,
    look: { fill: '#fff8ea' },
    hasShade: true,
    appear: { by: 'line', how: 'fade', frames: 26, stagger: 8 },
  },
  playful: {
    font: { typeface: 'baloo-2', weight: 800 },
    size: 0.08,
    align: 'center',
    look: {
      fill: '#1c1530',
      plate: { fill: '#ffffff', paddingX: 24, paddingY: 6, radius: 22, by: 'line' },
    },
    hasShade: false,
    appear: { by: 'line', how: 'pop', frames: 9, stagger: 4 },
  },
};

const maxLines = 3;
/** Frames before the text comes and after it has gone, where the shot is long enough. */
const margin = 5;

/** The line of a photo, in the safe area, while the photo is shown. */
export function textLayers(order: {
  text: string;
  style: BrollStyle;
  format: VideoFormat;
  span: Span;
}): Layer[] {
  const { style, format } = order;
  const text = order.text.trim();
  if (text === '') return [];
  const { font, size, align, isUpperCase, letterSpacing, look, hasShade, appear } = styles[style];
  const frame = videoFormats[format];
  const safe = safeArea(format);
  const room = look.plate?.paddingX ?? 0;
  const block = layOutText({
    text: isUpperCase ? text.toUpperCase() : text,
    font,
    size: Math.min(frame.width, frame.height) * size,
    minSize: Math.min(frame.width, frame.height) * size * 0.6,
    maxWidth: safe.width - 2 * room,
    maxHeight: safe.height / 2,
    maxLines,
    align: align === 'left' ? 'start' : 'center',
    lineHeight: look.plate ? 1.42 : 1.2,
    ...(letterSpacing === undefined ? {} : { letterSpacing }),
  });
  const length = order.span.to - order.span.from;
  const rest = Math.min(margin, Math.floor(length / 8));
  const span = { from: order.span.from + rest, to: order.span.to - rest };
  const frames = Math.max(2, Math.min(appear!.frames, Math.round(length / 4)));
  const leaving = Math.max(2, Math.min(8, Math.round(length / 6)));
  const top = safe.y + safe.height - block.height - (look.plate?.paddingY ?? 0);
  const layer: Layer = {
    kind: 'text',
    ...span,
    block,
    position: { x: safe.x + room, y: top },
    style: look,
    appear: { ...appear!, frames, stagger: Math.min(appear!.stagger ?? 2, Math.round(frames / 3)) },
    leave: { by: 'block', how: 'fade', frames: leaving },
  };
  return hasShade
    ? [shadeLayer({ top, height: block.height }, frame, { span, frames, leaving }), layer]
    : [layer];
}

/** A soft band behind the text, which leaves the rest of the photo as it is. */
function shadeLayer(
  text: { top: number; height: number },
  frame: { width: number; height: number },
  { span, frames, leaving }: { span: Span; frames: number; leaving: number },
): Layer {
  const reach = frame.height * 0.09;
  const y = text.top - reach;
  const height = text.height + 2 * reach;
  const edge = (reach * 0.85) / height;
  return {
    kind: 'shape',
    ...span,
    shape: { kind: 'rect', box: { x: 0, y, width: frame.width, height } },
    fill: {
      kind: 'linear',
      angle: 90,
      stops: [
        { at: 0, colour: clear },
        { at: edge, colour: shade },
        { at: 1 - edge, colour: shade },
        { at: 1, colour: clear },
      ],
    },
    transform: {
      opacity: [
        { frame: span.from, value: 0 },
        { frame: span.from + frames, value: 1, ease: 'in-out-sine' },
        { frame: span.to - leaving, value: 1 },
        { frame: span.to, value: 0, ease: 'in-out-sine' },
      ],
    },
  };
}
