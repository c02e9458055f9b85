import { box } from '../../../reel/vignettes/forms.ts';
import type { ProductKind } from '../../../story/story.ts';
import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import { openPen } from '../space/pen.ts';

export type ProductOrder = { kind: ProductKind; colour: string | null; name: string };

/** Paints a product as large as the box allows, standing on its lower edge. */
export function drawProduct(brush: Brush, product: ProductOrder, { x, y, width, height }: Box): void {
  const pen = openPen(brush, [x + width / 2, y + height], height / 100);
  pen.form(box(-25, -100, 50, 100, 8), product.colour ?? '#c9573f', { roundness: 0.5 });
}
