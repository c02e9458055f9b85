import { createCanvas } from '@napi-rs/canvas';
import { houseFormat } from '../house-format/house-format.ts';
import { aimCamera, enterPerson } from './camera.ts';
import { enterHead, enterMouth } from './head-space.ts';
import type { FramePose } from './motion/frame-pose.ts';
import { parseHex } from './paint/colour.ts';
import type { Person } from './people/person.ts';

/** Relative to the brightness of a person's lips: the shade under the upper lip, and the brightest tongue. */
const upperShade = 0.64;
const tongueShade = 0.76;
/** Ratio of the weakest to the strongest channel: teeth are nearly grey, lips are red. */
const teethGreyness = 0.76;
const lipGreyness = 0.6;
/** The search runs down the middle of the mouth, in pixels of head space. */
const searchTopY = -22;
const searchBottomY = 60;
const stepY = 0.5;
/** Width of the reddish edge between shade and teeth; the lower lip is thicker. */
const toleratedEdgePixels = 3.5;

/**
 * Counts the pixels of shade or teeth between the lips in one decoded RGB frame. The pose only locates the head; the
 * opening is measured in the picture.
 */
export function measureMouthPixels(rgb: Uint8Array, person: Person, pose: FramePose): number {
  const context = createCanvas(1, 1).getContext('2d');
  enterPerson(context, person, aimCamera(person), pose.shot);
  enterHead(context, person, pose);
  enterMouth(context, person, pose);
  const { a, b, c, d, e, f } = context.getTransform();
  const darkestUpper = upperShade * luma(parseHex(person.look.mouth.upper));
  const darkestLower = tongueShade * luma(parseHex(person.look.mouth.lower));
  const columns = [-6, -3, 0, 3, 6].map((x) => {
    const column: Rgb[] = [];
    for (let y = searchTopY; y < searchBottomY; y += stepY)
      column.push(readColour(rgb, a * x + c * y + e, b * x + d * y + f));
    return measureColumn(column, darkestUpper, darkestLower);
  });
  return columns.sort((one, other) => one - other)[2]!;
}

/** Scans down through the skin into the upper lip, to the first shade or teeth, and from there to the lower lip. */
function measureColumn(column: readonly Rgb[], darkestUpper: number, darkestLower: number): number {
  const lip = column.findIndex((colour, index) =>
    // A dark moustache is not a lip.
    [0, 1, 2, 3].every((ahead) => {
      const seen = column[index + ahead] ?? colour;
      return greyness(seen) < lipGreyness && luma(seen) > darkestUpper;
    }),
  );
  const isTeeth = (colour: Rgb) => greyness(colour) > teethGreyness;
  const start = column.findIndex(
    (colour, index) => index > lip && (luma(colour) < darkestUpper || isTeeth(colour)),
  );
  if (lip < 0 || start < 0) return 0;
  let last = start;
  for (
    let index = start;
    index < column.length && (index - last) * stepY <= toleratedEdgePixels;
    index += 1
  ) {
    if (luma(column[index]!) < darkestLower || isTeeth(column[index]!)) last = index;
  }
  return (last + 1 - start) * stepY;
}

const frameWidth = houseFormat().width;

type Rgb = readonly [red: number, green: number, blue: number];

function luma([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function greyness(colour: Rgb): number {
  return Math.min(...colour) / Math.max(1, ...colour);
}

function readColour(rgb: Uint8Array, x: number, y: number): Rgb {
  return [sample(rgb, x, y, 0), sample(rgb, x, y, 1), sample(rgb, x, y, 2)];
}

function sample(rgb: Uint8Array, x: number, y: number, channel: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (column: number, row: number) => rgb[(row * frameWidth + column) * 3 + channel]!;
  const upper = at(left, top) * (left + 1 - x) + at(left + 1, top) * (x - left);
  const lower = at(left, top + 1) * (left + 1 - x) + at(left + 1, top + 1) * (x - left);
  return upper * (top + 1 - y) + lower * (y - top);
}
