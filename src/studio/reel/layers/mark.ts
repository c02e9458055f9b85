import type { Box, Fill, Layer } from '../../motion/film.ts';
import { withAlpha } from '../../presenter/paint/colour.ts';
import { isFaintOn, plateFor } from '../logo.ts';
import type { LogoFacts, ReelStyle } from '../reel-plan.ts';
import type { Ink } from '../style/style-system.ts';
import type { Direction, Span } from './direction.ts';
import { setTextInBox } from './text-in-box.ts';
import { glide } from './tracks.ts';

/** The typeset brand: `at` places its top edge. `height` includes its ornament. */
export type BrandMark = { height: number; at: (top: number, span: Span) => Layer[] };

const nameBelowLogo = 0.42;
/** Share of the box's height. */
const logoShare = 0.56;
/** Pixels: the height of a logo with its name beside it, and the gap between them. */
const maxInLineHeight = 96;
const gapInLine = 22;
/** A wider logo leaves no space for a name beside it. */
const maxInLineAspect = 1.6;

/**
 * The brand: its logo with the name below, or beside it in a low box, or the name alone as a typographic mark. Never
 * larger than the box.
 */
export function typesetBrandMark(direction: Direction, room: Box, ink: Ink, mayBeInLine = false): BrandMark {
  const { order, system } = direction;
  const { title } = system.type;
  const { logoPath, logo: facts } = order.brand;
  const isInLine = mayBeInLine && logoPath && facts && facts.width / facts.height < maxInLineAspect;
  const logoRoom = isInLine
    ? { ...room, height: Math.min(maxInLineHeight, room.height * 0.9) / logoShare }
    : room;
  const logo = logoPath ? setLogo(direction, logoRoom, ink) : null;
  const gap = Math.min(30, room.height * 0.08);
  const [above, below] = !logo ? ornamentRoom[order.style] : isInLine ? [0, 0] : [logo.height + gap, 0];
  const beside = logo && isInLine ? logo.width + gapInLine : 0;
  const name = setTextInBox({
    text: order.brand.name,
    type: logo ? { ...title, size: title.size * nameBelowLogo } : title,
    box: {
      x: room.x + beside,
      y: 0,
      width: room.width - beside,
      height: beside > 0 ? logo!.height : room.height - above - below,
    },
    align: system.align,
    vertical: beside > 0 ? 'middle' : 'top',
    maxLines: 5,
    minShare: 0.13,
  });
  return {
    height: beside > 0 ? logo!.height : above + name.block.height + below,
    at: (top, span) => {
      const shift = top + above;
      const inked = { ...name.inked, y: name.inked.y + shift };
      const delay = logo ? Math.min(8, Math.floor((span.to - span.from) / 6)) : 2;
      const from = span.from + delay;
      const text: Layer = {
        from,
        to: span.to,
        kind: 'text',
        block: name.block,
        position: { x: name.position.x, y: name.position.y + shift },
        style: { fill: ink.text },
        appear: swift(
          system.appear.title,
          name.block.lines.length * (system.appear.title.by === 'word' ? 2.5 : 1),
        ),
      };
      return [
        ...(logo?.at(top, span) ?? []),
        ...(logo ? [] : ornament(direction, { from, to: span.to }, inked, ink)),
        text,
      ];
    },
  };
}

/** The extra height of an ornament above and below a name, in pixels. */
const ornamentRoom: Record<ReelStyle, readonly [number, number]> = {
  modern: [0, 30],
  cinematic: [0, 26],
  minimalist: [0, 26],
  colorful: [0, 24],
  corporate: [36, 0],
};

/** Makes a long name appear as fast as a short one, because titles are brief. */
const swift = (appear: Direction['system']['appear']['title'], units: number) => ({
  ...appear,
  frames: Math.min(appear.frames, 13),
  stagger: Math.max(1, Math.min(appear.stagger ?? 2, Math.floor(8 / units))),
});

/** The small ornament of a name in each style: dot, rule, square, paper underline, bar. */
function ornament(
  { order: { style }, system }: Direction,
  { from, to }: Span,
  inked: Box,
  ink: Ink,
): Layer[] {
  const grow = glide(0, 1, from, 20, 'out-expo');
  const bottom = inked.y + inked.height;
  const rule = (box: Box, fill: string, pivotX: number, radius = 0): Layer => ({
    from,
    to,
    kind: 'shape',
    shape: { kind: 'rect', box, radius },
    fill,
    transform: { scaleX: grow, pivot: { x: pivotX, y: box.y } },
  });
  if (style === 'modern')
    return [rule({ x: inked.x, y: bottom + 14, width: 128, height: 14 }, ink.accent, inked.x, 7)];
  if (style === 'corporate')
    return [rule({ x: inked.x, y: inked.y - 34, width: 88, height: 10 }, ink.accent, inked.x)];
  if (style === 'minimalist')
    return [
      rule({ x: inked.x, y: bottom + 22, width: Math.max(160, inked.width), height: 2 }, ink.text, inked.x),
    ];
  const middle = inked.x + inked.width / 2;
  if (style === 'cinematic') {
    const x = system.align === 'left' ? inked.x : middle - 110;
    return [rule({ x, y: bottom + 22, width: 220, height: 2 }, ink.accent, x + 110)];
  }
  return [
    rule(
      { x: middle - inked.width * 0.3, y: bottom + 4, width: inked.width * 0.6, height: 18 },
      ink.accent,
      middle,
      9,
    ),
  ];
}

/** The logo, on a plate if it needs one; its top is at 0 until it is placed. */
function setLogo(direction: Direction, room: Box, ink: Ink): BrandMark & { width: number } {
  const { order, system } = direction;
  const { logo, logoPath } = order.brand;
  const needsPlate = isFaintOn(logo, ink.ground);
  const highest = room.height * logoShare;
  const padding = needsPlate ? highest * (logo?.isRound ? 0.05 : 0.12) : 0;
  const aspect = logo ? logo.width / logo.height : 1.6;
  const widest = order.format === '16:9' ? 520 : 460;
  const width = Math.min(room.width - padding * 2, (highest - padding * 2) * aspect, widest);
  const height = width / aspect;
  const outer = { width: width + padding * 2, height: height + padding * 2 };
  const x = system.align === 'left' ? room.x : room.x + (room.width - outer.width) / 2;
  const isBouncy = order.style === 'colorful';
  return {
    ...outer,
    at: (y, { from, to }) => {
      const transform = {
        pivot: { x: x + outer.width / 2, y: y + outer.height / 2 },
        scale: glide(isBouncy ? 0.3 : 0.86, 1, from, isBouncy ? 14 : 20, isBouncy ? 'out-back' : 'out-expo'),
        opacity: glide(0, 1, from, 8, 'out'),
      };
      const plates = needsPlate ? platesBehind(order.style, logo, { x, y, ...outer }) : [];
      const span = { from, to };
      return [
        ...plates.map(({ box, radius, fill }): Layer => ({
          ...span,
          kind: 'shape',
          shape: { kind: 'rect', box, radius },
          fill,
          transform,
        })),
        {
          ...span,
          kind: 'picture',
          path: logoPath!,
          box: { x: x + padding, y: y + padding, width, height },
          fit: 'fit',
          transform,
        },
      ];
    },
  };
}

type LogoPlate = { box: Box; radius: number; fill: Fill };

/** Radius of the halo around a cinematic plate, in radii of the plate. */
const haloReach = 1.9;

/** A plate of the logo's shape, with a glow in cinematic. */
function platesBehind(style: ReelStyle, logo: LogoFacts | undefined, outer: Box): LogoPlate[] {
  const corner = { modern: 28, colorful: 36, cinematic: 30, minimalist: 0, corporate: 8 }[style];
  const radius = logo?.isRound ? Math.min(outer.width, outer.height) / 2 : corner;
  const plate = { box: outer, radius, fill: plateFor(logo) };
  return style === 'cinematic' ? [haloAround(outer, plate.fill), plate] : [plate];
}

/** Light with a smooth falloff: one gradient with many stops, half hidden by the plate. */
function haloAround({ x, y, width, height }: Box, colour: string): LogoPlate {
  const reach = (Math.max(width, height) / 2) * haloReach;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const stops = Array.from({ length: 13 }, (_, index) => {
    const at = index / 12;
    return { at, colour: withAlpha(colour, 0.5 * (1 - at) ** 2.2) };
  });
  return {
    box: { x: middleX - reach, y: middleY - reach, width: reach * 2, height: reach * 2 },
    radius: reach,
    fill: { kind: 'radial', x: 0.5, y: 0.5, radius: 0.5, stops },
  };
}
