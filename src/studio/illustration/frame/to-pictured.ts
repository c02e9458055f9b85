import type { FrameOrder } from './frame-plan.ts';

/** The order with the author's description of the picture in place of the narration, which is only spoken. */
export function toPictured(order: FrameOrder): FrameOrder {
  const { pictured, namedBefore: _named, posturesBefore: _held, ...scene } = order.scene;
  if (!pictured) return order;
  return { ...order, scene: { ...scene, pictured, narration: pictured, quotations: [] } };
}
