import type { Box, Layer } from '../../motion/film.ts';
import type { Scene } from '../timing/cuts.ts';
import type { Direction, Span } from './direction.ts';
import { typesetBrandMark } from './mark.ts';
import { brandBox } from './picture-place-of.ts';
import { setTextInBox, type SetText } from './text-in-box.ts';
import { glide, pulseTrack } from './tracks.ts';

const maxGap = 44;
/** Share of the frame's width. */
const maxButton = 0.7;
const [buttonPaddingX, buttonPaddingY] = [38, 18];

/** Brand, offer and a call to action on a pulsing button: one block with even gaps, without captions. */
export function endCardLayers(direction: Direction, scene: Scene): Layer[] {
  const { system, look } = direction;
  const { from, to } = scene;
  const box = brandBox(direction, scene);
  const gap = Math.min(maxGap, box.height * 0.07);
  const offer = setOffer(direction, box, offerOf(direction, scene));
  const button = setButton(direction, box);
  const below = (offer ? offer.block.height + gap : 0) + button.height + gap;
  const mark = typesetBrandMark(
    direction,
    { ...box, height: box.height - below },
    look.end,
    isLowPage(direction),
  );
  const top = box.y + (box.height - mark.height - below) / 2;
  const offerTop = top + mark.height + gap;
  return [
    ...mark.at(top, { from: from + 4, to }),
    ...(offer
      ? [
          {
            from: from + 12,
            to,
            kind: 'text' as const,
            block: offer.block,
            position: { x: offer.position.x, y: offerTop },
            style: { fill: look.end.text },
            appear: system.appear.label,
          },
        ]
      : []),
    ...buttonLayers(direction, button, offer ? offerTop + offer.block.height + gap : offerTop, {
      from: from + 16,
      to,
    }),
  ];
}

/** On a page barely taller than wide, the logo is beside the name, so that the drawing below keeps its size. */
const isLowPage = ({ system, layout }: Direction): boolean =>
  system.arrangement === 'page' && !layout.isWide && layout.height / layout.width < 1.5;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The product, or else the line spoken over the card unless the button shows it. */
function offerOf({ order }: Direction, { line }: Scene): string | undefined {
  const { offer } = order.brand;
  if (offer || !line) return offer;
  return lettersOf(line.text) === lettersOf(order.callToAction) ? undefined : line.text;
}

function setOffer({ system }: Direction, box: Box, text: string | undefined): SetText | null {
  if (!text) return null;
  const set = setTextInBox({
    text,
    type: { ...system.type.small, size: system.type.small.size * 1.3 },
    box: { ...box, height: box.height * 0.22 },
    align: system.align,
    vertical: 'top',
    maxLines: 3,
    minShare: 0.6,
  });
  return set.block.fits ? set : null;
}

type Button = SetText & { height: number };

function setButton({ order, system, layout }: Direction, box: Box): Button {
  const width = Math.min(box.width, layout.width * maxButton);
  const x = system.align === 'left' ? box.x : box.x + (box.width - width) / 2;
  const set = (maxLines: number, minShare: number) =>
    setTextInBox({
      text: order.callToAction,
      type: { ...system.type.label, size: system.type.label.size * 1.15 },
      box: {
        x: x + buttonPaddingX,
        y: 0,
        width: width - buttonPaddingX * 2,
        height: box.height * 0.22,
      },
      align: system.align,
      vertical: 'top',
      maxLines,
      minShare,
    });
  const oneLine = set(1, 0.72);
  const chosen = oneLine.block.fits ? oneLine : set(2, 0.5);
  return { ...chosen, height: chosen.block.height + buttonPaddingY * 2 };
}

function buttonLayers({ order, look }: Direction, button: Button, top: number, { from, to }: Span): Layer[] {
  const { block, position, inked, height } = button;
  const plate = {
    x: inked.x - buttonPaddingX,
    y: top,
    width: inked.width + buttonPaddingX * 2,
    height,
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
    {
      from,
      to,
      kind: 'text',
      block,
      position: { x: position.x, y: top + buttonPaddingY },
      style: { fill: text },
      transform,
    },
  ];
}
