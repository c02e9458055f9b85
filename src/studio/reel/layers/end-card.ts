import type { Layer } from '../../motion/film.ts';
import type { Scene } from '../timing/cuts.ts';
import type { Direction } from './direction.ts';
import { markLayers } from './mark.ts';
import { setTextInBox } from './text-in-box.ts';
import { glide, pulseTrack } from './tracks.ts';

/** Brand, offer and the call to action on a button that keeps beating. */
export function endCardLayers(direction: Direction, scene: Scene): Layer[] {
  const { order, system, look, layout } = direction;
  const { from, to } = scene;
  const { offer } = order.brand;
  const offerText = offer
    ? setTextInBox({
        text: offer,
        type: { ...system.type.small, size: system.type.small.size * 1.4 },
        box: layout.endOffer,
        align: system.align,
        maxLines: 2,
        least: 0.6,
      })
    : null;
  return [
    ...markLayers(
      direction,
      { from: from + 4, to },
      { ...layout.endMark, height: layout.endMark.height * 0.94 },
      look.end,
    ),
    ...(offerText
      ? [
          {
            from: from + 12,
            to,
            kind: 'text' as const,
            block: offerText.block,
            position: offerText.position,
            style: { fill: look.end.text },
            appear: system.appear.label,
          },
        ]
      : []),
    ...buttonLayers(direction, from + 16, to),
  ];
}

function buttonLayers({ order, system, look, layout }: Direction, from: number, to: number): Layer[] {
  const box = layout.endButton;
  const [paddingX, paddingY] = [38, 14];
  const { block, position, inked } = setTextInBox({
    text: order.callToAction,
    type: { ...system.type.label, size: system.type.label.size * 1.25 },
    box: {
      x: box.x + paddingX,
      y: box.y + paddingY,
      width: box.width - paddingX * 2,
      height: box.height - paddingY * 2,
    },
    align: system.align,
    maxLines: 2,
    least: 0.5,
  });
  const plate = {
    x: inked.x - paddingX,
    y: inked.y - paddingY,
    width: inked.width + paddingX * 2,
    height: inked.height + paddingY * 2,
  };
  const pivot = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
  const radius = { modern: plate.height / 2, colorful: 30, cinematic: 3, minimalist: 0, corporate: 4 }[
    order.style
  ];
  const isCalm = order.style === 'minimalist' || order.style === 'corporate';
  const settled = from + 14;
  const beating = pulseTrack(1, isCalm ? 1.02 : 1.045, settled, to, order.style === 'cinematic' ? 26 : 16);
  const scale = [
    ...(glide(
      order.style === 'colorful' ? 0.2 : 0.8,
      1,
      from,
      13,
      order.style === 'colorful' ? 'out-back' : 'out-expo',
    ) as { frame: number; value: number }[]),
    ...(beating as { frame: number; value: number }[]),
  ];
  const transform = { pivot, scale, opacity: glide(0, 1, from, 6, 'out') };
  const { ground, text } = look.button;
  return [
    { from, to, kind: 'shape', shape: { kind: 'rect', box: plate, radius }, fill: ground, transform },
    { from, to, kind: 'text', block, position, style: { fill: text }, transform },
  ];
}
