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

/** A face from the forehead to the chin, without the hair around it. */
export function faceOf(figure: Figure): Box {
  const { x, y, width, height } = measureFigure(figure).head;
  return { x: x + width * 0.15, y: y + height * 0.3, width: width * 0.7, height: height * 0.66 };
}

/** The band of a face that stays visible even while its own hands drink, yawn or phone. */
export function eyesOf(figure: Figure): Box {
  const { head, eyes } = measureFigure(figure);
  return {
    x: eyes.x - head.width * 0.33,
    y: eyes.y - head.height * 0.09,
    width: head.width * 0.66,
    height: head.height * 0.2,
  };
}
