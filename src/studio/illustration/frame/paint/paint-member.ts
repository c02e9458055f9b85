import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { openBrush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import type { FigureState } from '../../person/draw-figure.ts';
import { treatFigure, finishLayer } from '../../styles/finish.ts';
import { drawMember, drawMemberShadow } from './draw-member.ts';
import { castShadow } from './cast-shadow.ts';
import type { CastMember, FramePlan } from '../frame-plan.ts';

/**
 * Paints a person or animal on a layer of the frame's size, with the style's treatment of figures. The outline is drawn
 * around the figure without its shadow on the ground. With a box of whole pixels, only that part is painted and
 * returned, with textures aligned to the whole layer.
 */
export function paintMember(
  plan: FramePlan,
  member: CastMember,
  state: FigureState = {},
  { box, isSharp = true }: { box?: Box; isSharp?: boolean } = {},
): Canvas {
  const { width, height, unit, style, light } = plan;
  const part = box ?? { x: 0, y: 0, width, height };
  const paint = (draw: (brush: ReturnType<typeof openBrush>) => void): Canvas => {
    const whole = createCanvas(width, height);
    const context = whole.getContext('2d');
    if (box) {
      context.beginPath();
      context.rect(part.x, part.y, part.width, part.height);
      context.clip();
    }
    draw(openBrush(context, { style, light, unit, isFigure: true, ...(box && { within: box }) }));
    if (!box) return whole;
    const cut = createCanvas(part.width, part.height);
    cut.getContext('2d').drawImage(whole, -part.x, -part.y);
    return cut;
  };
  const figure = paint((brush) => drawMember(brush, member, state));
  const treatment = { isSharp, origin: { x: part.x, y: part.y } };
  treatFigure(style, figure, { ...treatment, unit, light });
  if (member.kind === 'bust') return figure;
  const layer = paint((brush) => drawMemberShadow(brush, member, state));
  finishLayer(style, layer, unit, { isSharp: false });
  const context = layer.getContext('2d');
  const thrown = box ? null : castShadow(plan, member, figure);
  if (thrown) context.drawImage(thrown, 0, 0, width, height);
  context.drawImage(figure, 0, 0);
  return layer;
}
