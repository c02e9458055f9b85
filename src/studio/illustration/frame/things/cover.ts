import type { Box } from '../../brush/manner.ts';
import type { Figure } from '../../person/figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';

/** Share of a box that another one covers. */
export function coverOf(box: Box, by: Box): number {
  const across = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x);
  const down = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y);
  return (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height);
}

/** A figure from the chin to the hips, without the arms. */
export function torsoOf(figure: Figure): Box {
  const { head } = measureFigure(figure);
  const width = figure.height * 0.2;
  return {
    x: head.x + head.width / 2 - width / 2,
    y: head.y + head.height,
    width,
    height: figure.height * (figure.isSeated ? 0.3 : 0.36),
  };
}
