import { box } from '../../../reel/vignettes/forms.ts';
import { fontStack } from '../../../captions/font-stack.ts';
import type { ProductKind } from '../../../story/story.ts';
import type { ThingLook } from '../../../story-script/things/thing-book.ts';
import { productRows } from '../../../story-script/words/product-words.ts';
import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import { toHex } from '../../brush/tints.ts';
import { openPen, type Pen } from '../space/pen.ts';
import { type PrintBox, productTones, type ProductKit } from './product.ts';
import { findProduct } from './products.ts';

export type ProductOrder = {
  kind: ProductKind;
  colour: string | null;
  name: string;
  /** Describes the thing, in case its name is only a brand. */
  visualPrompt?: string;
  look?: ThingLook;
};

const maxNameLength = 12;
/** Pixels; smaller letters are illegible. */
const minLetterSize = 7;

/** Paints a product as large as the box allows, keeping its proportions, on the box's lower edge. */
export function drawProduct(
  brush: Brush,
  { kind, colour, name, visualPrompt, look }: ProductOrder,
  { x, y, width, height }: Box,
): void {
  const product = findProduct({ kind, name, ...(visualPrompt && { visualPrompt }), ...(look && { look }) });
  // Glow, handles and similar parts reach a little beyond the measured body.
  const scale = Math.min(height, (width * product.height) / product.width) / 100;
  const pen = openPen(brush, [x + width / 2, y + height], scale * 0.97);
  const own = colour === null ? product.colour : toHex(colour);
  const printed = isBrand(name) && name.trim().length <= maxNameLength ? name.trim() : '';
  const kit: ProductKit = { pen, colour: own, ...productTones(own), name: '', printName: () => undefined };
  if (printed && 100 * scale > 90) {
    kit.name = printed;
    kit.printName = (printBox, ink = kit.ink) => printWords(pen, printed, printBox, ink);
  }
  product.paint(kit);
}

const commonWords: ReadonlySet<string> = new Set(productRows.map(([written]) => written));

/** Brand names are printed on products; common words such as "Book" are not. */
function isBrand(name: string): boolean {
  const words = name.trim().split(/\s+/u);
  if (words.slice(1).some((word) => /^\p{Lu}/u.test(word)) || /\p{L}\p{Lu}/u.test(name)) return true;
  const common = name.trim().toLowerCase();
  return words.length === 1 && /^\p{Lu}/u.test(name) && !commonWords.has(common);
}

function printWords(pen: Pen, words: string, [left, top, width, height]: PrintBox, ink: string): void {
  const { context } = pen.brush;
  const { families } = fontStack({ typeface: 'sora', weight: 700 }, []);
  const [fromX, fromY] = pen.spot(left, top);
  const [toX, toY] = pen.spot(left + width, top + height);
  const [wide, high] = [Math.abs(toX - fromX), toY - fromY];
  context.save();
  context.font = `700 ${high}px ${families}`;
  const size = high * Math.min(0.9, wide / context.measureText(words).width);
  context.restore();
  if (size < minLetterSize) {
    pen.form(box(left + width * 0.1, top + height * 0.35, width * 0.8, height * 0.3, height * 0.15), ink, {
      roundness: 0,
      outline: 0,
    });
    return;
  }
  context.save();
  context.font = `700 ${size}px ${families}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(words, (fromX + toX) / 2, (fromY + toY) / 2);
  context.restore();
}
