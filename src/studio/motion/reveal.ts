import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Reveal } from './film.ts';

const blindCount = 9;
/** How far the top of a slanted edge is ahead of its bottom, as a share of the box's height. */
const slant = 0.36;
const columnCount = 5;
/** Share of its time that a column starts after the one before. */
const columnDelay = 0.1;

/** The x positions of a slanted wipe's edge at the top and the bottom of the box. */
export function slantEdge({ x, width, height }: Box, progress: number): { top: number; bottom: number } {
  const bottom = x + (width + height * slant) * progress - height * slant;
  return { top: bottom + height * slant, bottom };
}

/** A column never shows less of its height, and never leaves less: slow ends would show slivers for several frames. */
const minOfColumn = 0.08;

/** The visible share of each column's height, from left to right. */
export const columnShares = (progress: number): number[] =>
  Array.from({ length: columnCount }, (_, index) => {
    const share = progress * (1 + columnDelay * (columnCount - 1)) - index * columnDelay;
    return share < minOfColumn ? 0 : share > 1 - minOfColumn ? 1 : share;
  });

/** The radius of an iris: at 1 it reaches the corners. */
export const irisRadius = ({ width, height }: Box, progress: number): number =>
  (Math.hypot(width, height) / 2) * progress;

/** Clips to the visible part of the box, and from halfway on also to `rest`; `mask-up` also moves the content. */
export function clipToReveal(
  context: SKRSContext2D,
  how: Reveal['how'],
  box: Box,
  progress: number,
  rest?: Box,
): void {
  const share = Math.min(1, Math.max(0, progress));
  const { x, y, width, height } = box;
  const addRest = () => {
    if (rest && share >= 0.5) context.rect(rest.x, rest.y, rest.width, rest.height);
  };
  if (rest || how === 'slant') {
    context.beginPath();
    context.rect(x, y, width, height);
    addRest();
    context.clip();
  }
  context.beginPath();
  if (how === 'wipe-right') context.rect(x, y, width * share, height);
  if (how === 'wipe-left') context.rect(x + width * (1 - share), y, width * share, height);
  if (how === 'wipe-down') context.rect(x, y, width, height * share);
  if (how === 'wipe-up') context.rect(x, y + height * (1 - share), width, height * share);
  if (how === 'split') context.rect(x + (width * (1 - share)) / 2, y, width * share, height);
  if (how === 'mask-up') context.rect(x, y, width, height);
  if (how === 'iris') context.arc(x + width / 2, y + height / 2, irisRadius(box, share), 0, 2 * Math.PI);
  if (how === 'slant') {
    const edge = slantEdge(box, share);
    context.moveTo(Math.min(x, edge.bottom), y);
    context.lineTo(edge.top, y);
    context.lineTo(edge.bottom, y + height);
    context.lineTo(Math.min(x, edge.bottom), y + height);
    context.closePath();
  }
  if (how === 'columns')
    for (const [index, shown] of columnShares(share).entries()) {
      const [left, right] = [index, index + 1].map((at) => Math.round((width * at) / columnCount)) as [
        number,
        number,
      ];
      context.rect(x + left, y + height * (1 - shown), right - left, height * shown);
    }
  if (how === 'blinds')
    for (let blind = 0; blind < blindCount; blind += 1)
      context.rect(x, y + (height * blind) / blindCount, width, (height / blindCount) * share);
  if (how === 'diagonal') {
    const reach = (width + height) * share;
    context.moveTo(x, y);
    context.lineTo(x + reach, y);
    context.lineTo(x, y + reach);
    context.closePath();
  }
  addRest();
  context.clip();
  if (how !== 'mask-up') return;
  context.translate(0, height * (1 - share));
  // Content beyond the box must not move into it.
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}
