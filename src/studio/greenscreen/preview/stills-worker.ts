import { serveOrders } from '../../threads/serve-orders.ts';
import { openClipStills } from '../clip/clip-stills.ts';
import type { PreviewDrawer } from './draw-preview.ts';
import type { StillsOrder } from './run-stills.ts';

const stillsOf = openClipStills();
let drawPreview: PreviewDrawer | null = null;

/** Loads the model's library in advance, because loading takes longer than choosing an engine. */
serveOrders(async (order: StillsOrder, signal) => {
  // In parallel with decoding; an error surfaces when the model is used.
  if (order.task !== 'cutting')
    void import('../../matting/model/person-model.ts')
      .then(({ loadPersonModel }) => loadPersonModel())
      .catch(() => {});
  const stills = await stillsOf(order.clip, signal);
  signal.throwIfAborted();
  if (order.task === 'look') return (await import('../clip/judge-clip.ts')).judgeClip(stills);
  if (order.task === 'cutting') return stills.chooseCutoutMethod(order.engine);
  drawPreview ??= (await import('./draw-preview.ts')).openPreviewDrawer();
  return drawPreview(stills, { ...order.clip, ...order.preview, engine: order.engine, signal });
});
