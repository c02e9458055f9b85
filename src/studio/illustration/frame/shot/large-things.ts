import { findProduct } from '../../world/products/products.ts';
import type { Stage } from '../stage.ts';

/** Metres: boats and market stalls are larger, what people carry is smaller. */
export const largeThingMetres = 1.5;

/** Metres: sofas, tents and vehicles are wider. */
const largeProductWidth = 1.2;

/** Whether only a wide shot shows the whole product. */
export const isLargeProduct = (product: Stage['products'][number]): boolean =>
  findProduct(product).width > largeProductWidth;
