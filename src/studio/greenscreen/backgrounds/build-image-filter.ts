import { fitIntoFrame } from '../../house-format/fit-into-frame.ts';
import type { Fit } from './background-source.ts';
import { cropFilter, cropToShape } from '../../house-format/crop-to-shape.ts';

type Size = { width: number; height: number };

/** EXIF orientations: mirrored, rotated or both. */
export type ExifOrientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const turning: Record<ExifOrientation, string> = {
  1: '',
  2: 'hflip,',
  3: 'hflip,vflip,',
  4: 'vflip,',
  5: 'transpose=cclock_flip,',
  6: 'transpose=clock,',
  7: 'transpose=clock_flip,',
  8: 'transpose=cclock,',
};
/** Swaps displayed and stored dimensions. */
const asStored = (size: Size, turn: ExifOrientation): Size =>
  turn >= 5 ? { width: size.height, height: size.width } : size;

const houseColour = 'out_color_matrix=bt709:out_range=tv';
const sampling = 'flags=bicubic+accurate_rnd';
const text = ({ width, height }: Size) => `${width}:${height}`;

/** From the stored image, `[0:v]`, to a picture in the frame's size and house colours, `[picture]`. */
export function buildImageFilter(plan: { size: Size; turn: ExifOrientation; frame: Size; fit: Fit }): string {
  const { turn, frame, fit } = plan;
  const size = asStored(plan.size, turn);
  const fitted = fitIntoFrame(size, frame);
  const isCut = fit === 'fill' && fitted.kind === 'padded';
  const target = fitted.kind === 'fills' || isCut ? frame : fitted.picture;
  const cut = isCut ? `${cropFilter(asStored(cropToShape(size, frame), turn))},` : '';
  // Scaled before it is rotated or flattened, which is then almost free.
  const scaled = `[0:v]${cut}scale=${text(asStored(target, turn))}:${sampling}`;
  const image = `${scaled},${turning[turn]}format=rgba,setsar=1[image]`;
  const white = `color=c=white:s=${target.width}x${target.height}:d=1[white]`;
  const flat = '[white][image]overlay=format=gbrp:shortest=1';
  const whole = `${image};${white};${flat},scale=${houseColour}:${sampling},format=yuv420p`;
  if (fitted.kind === 'fills' || isCut) return `${whole},setsar=1[picture]`;
  const small = { width: Math.round(frame.width / 8), height: Math.round(frame.height / 8) };
  const thumbnail = `crop=${text(fitted.backdrop)},scale=${text(small)}:flags=area,gblur=sigma=2.5`;
  const backdrop = `[behind]${thumbnail},scale=${text(frame)}:flags=bilinear,setsar=1[backdrop]`;
  const placed = '[backdrop][front]overlay=(W-w)/2:(H-h)/2:format=yuv420[picture]';
  return `${whole},setsar=1,split[front][behind];${backdrop};${placed}`;
}
