import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { houseFrameRate } from '../house-format/house-format.ts';
import { fontStack, type FallbackScript } from './font-stack.ts';

/** Captions of a clip that follow its words, drawn in a full-width strip of the frame. */
export type CaptionStrip = {
  width: number;
  /** Rows of the frame; both even, because chroma is stored for two rows at a time. */
  top: number;
  height: number;
  /** A key of the picture: equal keys look the same. Null: no caption. */
  nameAt: (seconds: number) => string | null;
  /** For each caption, in order, a moment in seconds that shows all of it. */
  stills?: readonly number[];
  /** In the pixels of the frame. */
  draw: (context: SKRSContext2D, seconds: number) => void;
};

export type CaptionContext = SKRSContext2D;

/** A context to measure words before there is a picture. */
export const openMeasuringContext = (): CaptionContext => createCanvas(1, 1).getContext('2d');

/** Puts a font of the renderer on a context. */
export function setCaptionFont(
  context: SKRSContext2D,
  font: { size: number; weight: number; scripts: readonly FallbackScript[] },
): void {
  const { families, isVariable } = fontStack({ typeface: 'inter', weight: font.weight }, font.scripts);
  context.fontVariationSettings = isVariable ? `'wght' ${font.weight}` : 'normal';
  context.font = `${font.weight} ${font.size}px ${families}`;
}

/** RGBA pictures of the strip, one per frame. An unchanged picture is drawn once. */
export async function* captionFrames(strip: CaptionStrip, frames: number): AsyncGenerator<Uint8Array> {
  const { width, top, height } = strip;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(0, -top);
  const empty = new Uint8Array(width * height * 4);
  let shownName: string | null = null;
  let picture: Uint8Array = empty;
  for (let frame = 0; frame < frames; frame += 1) {
    // The middle of the frame's display time.
    const seconds = (frame + 0.5) / houseFrameRate;
    const name = strip.nameAt(seconds);
    if (name !== null && name !== shownName) {
      context.clearRect(0, top, width, height);
      strip.draw(context, seconds);
      const { data } = context.getImageData(0, 0, width, height);
      picture = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
      shownName = name;
    }
    yield name === null ? empty : picture;
  }
}

/** ffmpeg options to read the strip from its standard input. */
export const buildStripInput = ({ width, height }: CaptionStrip): string[] => [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgba',
  '-s',
  `${width}x${height}`,
  '-r',
  `${houseFrameRate}`,
  '-thread_queue_size',
  '2',
  '-i',
  'pipe:0',
];

/** Overlays the strip of an input on `[base]`, with a named output. */
export const buildStripFilter = (
  { top }: CaptionStrip,
  labels: { input: number; base: string; result: string },
): string => {
  const colours = 'scale=out_color_matrix=bt709:out_range=tv,format=yuva420p';
  return `[${labels.input}:v]${colours}[captions];[${labels.base}][captions]overlay=x=0:y=${top}:format=yuv420[${labels.result}]`;
};
