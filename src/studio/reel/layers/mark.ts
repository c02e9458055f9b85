import type { Box, Layer } from '../../motion/film.ts';
import { isFaintOn, plateFor } from '../logo.ts';
import type { LogoFacts, ReelStyle } from '../reel-plan.ts';
import type { Ink } from '../style/style-system.ts';
import type { Direction, Span } from './direction.ts';
import { setTextInBox } from './text-in-box.ts';
import { glide } from './tracks.ts';

/** The brand: its logo with the name below, or the name alone as a typographic mark. Stays inside the box. */
export function markLayers(direction: Direction, span: Span, box: Box, ink: Ink): Layer[] {
  const { order, system } = direction;
  const { logoPath } = order.brand;
  const delay = Math.min(8, Math.floor((span.to - span.from) / 6));
  if (!logoPath) return nameLayers(direction, { ...span, from: span.from + 2 }, box, ink, system.type.title);
  const logoBox = { ...box, height: box.height * 0.64 };
  const nameBox = { ...box, y: box.y + box.height * 0.7, height: box.height * 0.3 };
  const name = { ...system.type.title, size: system.type.title.size * 0.66 };
  return [
    ...logoLayers(direction, span, logoBox, ink),
    ...nameLayers(direction, { ...span, from: span.from + delay }, nameBox, ink, name),
  ];
}

function nameLayers(
  direction: Direction,
  span: Span,
  box: Box,
  ink: Ink,
  type: Direction['system']['type']['title'],
): Layer[] {
  const { system, order } = direction;
  const { block, position, inked } = setTextInBox({
    text: order.brand.name,
    type,
    box,
    align: system.align,
    least: 0.22,
  });
  const { from, to } = span;
  const text: Layer = {
    from,
    to,
    kind: 'text',
    block,
    position,
    style: { fill: ink.text },
    appear: swift(system.appear.title, block.lines.length * (system.appear.title.by === 'word' ? 2.5 : 1)),
  };
  return [...ornament(direction, span, inked, ink), text];
}

/** A long name is complete as soon as a short one: titles are short. */
const swift = (appear: Direction['system']['appear']['title'], units: number) => ({
  ...appear,
  frames: Math.min(appear.frames, 13),
  stagger: Math.max(1, Math.min(appear.stagger ?? 2, Math.floor(8 / units))),
});

/** The small sign by which a style sets a name: dot, rules, square, underline of paper, bar. */
function ornament(
  { order: { style, brand }, layout }: Direction,
  { from, to }: Span,
  inked: Box,
  ink: Ink,
): Layer[] {
  if (brand.logoPath) return [];
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
  const middle = layout.title.x + layout.title.width / 2;
  if (style === 'cinematic')
    return [inked.y - 26, bottom + 22].map((y) =>
      rule({ x: middle - 110, y, width: 220, height: 2 }, ink.accent, middle),
    );
  return [
    rule(
      { x: middle - inked.width * 0.3, y: bottom + 4, width: inked.width * 0.6, height: 18 },
      ink.accent,
      middle,
      9,
    ),
  ];
}

function logoLayers({ order, system }: Direction, { from, to }: Span, box: Box, ink: Ink): Layer[] {
  const { logo, logoPath } = order.brand;
  const needsPlate = isFaintOn(logo, ink.ground);
  const padding = needsPlate ? box.height * (logo?.isRound ? 0.05 : 0.12) : 0;
  const aspect = logo ? logo.width / logo.height : 1.6;
  const room = { width: box.width - padding * 2, height: box.height - padding * 2 };
  const width = Math.min(room.width, room.height * aspect, order.format === '16:9' ? 520 : 460);
  const height = width / aspect;
  const outer = { width: width + padding * 2, height: height + padding * 2 };
  const x = system.align === 'left' ? box.x : box.x + (box.width - outer.width) / 2;
  const y = box.y + (box.height - outer.height) / 2;
  const pivot = { x: x + outer.width / 2, y: y + outer.height / 2 };
  const isBouncy = order.style === 'colorful';
  const transform = {
    pivot,
    scale: glide(isBouncy ? 0.3 : 0.86, 1, from, isBouncy ? 14 : 20, isBouncy ? 'out-back' : 'out-expo'),
    opacity: glide(0, 1, from, 8, 'out'),
  };
  const plates = needsPlate ? platesBehind(order.style, logo, { x, y, ...outer }) : [];
  const picture: Layer = {
    from,
    to,
    kind: 'picture',
    path: logoPath!,
    box: { x: x + padding, y: y + padding, width, height },
    fit: 'fit',
    transform,
  };
  return [
    ...plates.map(({ box: plate, radius, fill, opacity = 1 }): Layer => ({
      from,
      to,
      kind: 'shape',
      shape: { kind: 'rect', box: plate, radius },
      fill,
      transform: { ...transform, opacity: glide(0, opacity, from, 8, 'out') },
    })),
    picture,
  ];
}

type LogoPlate = { box: Box; radius: number; fill: string; opacity?: number };

const softEdges = 6;

/** A plate of the logo's own shape; in cinematic its edge dissolves into the picture. */
function platesBehind(style: ReelStyle, logo: LogoFacts | undefined, outer: Box): LogoPlate[] {
  const corner = { modern: 28, colorful: 36, cinematic: 30, minimalist: 0, corporate: 8 }[style];
  const radius = logo?.isRound ? Math.min(outer.width, outer.height) / 2 : corner;
  const fill = plateFor(logo);
  if (style !== 'cinematic') return [{ box: outer, radius, fill }];
  const edges = Array.from({ length: softEdges }, (_, index): LogoPlate => {
    const grow = (softEdges - index) * 5;
    const box = {
      x: outer.x - grow,
      y: outer.y - grow,
      width: outer.width + grow * 2,
      height: outer.height + grow * 2,
    };
    return { box, radius: radius + grow, fill, opacity: 0.12 };
  });
  return [...edges, { box: outer, radius, fill }];
}
